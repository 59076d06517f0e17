/**
 * The website's feature switches. Keys follow the specification, spelling included (`open_homne_menu`).
 * docs/switches.md lists everything that each one hides; a test reads that table.
 */
export const switches = {
  open_sign: { zh: '注册', en: 'Sign-up', on: true },
  open_comment: { zh: '评论', en: 'Comments', on: true },
  open_person_in: { zh: '个人入口', en: 'Personal entry', on: true },
  open_get_source_code: { zh: '获取源码', en: 'Source code', on: true },
  open_sign_in: { zh: '登录', en: 'Sign-in', on: true },
  open_business: { zh: '商务合作', en: 'Business', on: true },
  open_sponsor: { zh: '赞助', en: 'Sponsorship', on: true },
  open_membership: { zh: '会员', en: 'Membership', on: true },
  open_homne_menu: { zh: '首页菜单', en: 'Home menu', on: true },
} as const satisfies Record<string, { zh: string; en: string; on: boolean }>

export type SwitchKey = keyof typeof switches
export const switchKeys = Object.keys(switches) as SwitchKey[]

/** A switch that is missing counts as off. */
export type SwitchStates = Partial<Record<SwitchKey, boolean | undefined>>

export const defaultSwitches = Object.fromEntries(switchKeys.map((key) => [key, switches[key].on])) as Record<
  SwitchKey,
  boolean
>
