import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { siteConfig } from '#features/site/contract.ts'
import { updateSwitches } from '#features/site/operator-contract.ts'
import { AdminFrame } from '#packages/admin-ui/admin-frame.tsx'
import { Asked } from '#packages/admin-ui/asked.tsx'
import { TurnSwitch } from '#packages/admin-ui/turn-switch.tsx'
import { useFailure } from '#packages/admin-ui/use-failure.ts'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { type SwitchKey, switches, switchKeys } from '#packages/switches/switches.ts'
import { useApi } from '#packages/ui/api.tsx'
import { apiQuery } from '#packages/ui/api-query.ts'
import { toasts } from '#packages/ui/toast-store.ts'
import classes from './switches.module.css'

const words = defineWords({
  zh: {
    title: '开关',
    lead: '关掉的部分从所有页面上消失，打开着的页面半分钟内跟上。地址本身仍可访问，管理员总能再登录进来。',
    turnedOn: (name: string) => `「${name}」已打开`,
    turnedOff: (name: string) => `「${name}」已关闭`,
  },
  en: {
    title: 'Feature switches',
    lead: 'Anything you turn off disappears from every page; open pages catch up within 30 seconds. The addresses still work, so an admin can always sign in.',
    turnedOn: (name: string) => `“${name}” is on`,
    turnedOff: (name: string) => `“${name}” is off`,
  },
})

const hides = defineWords({
  zh: {
    open_sign: '登录页上的注册入口；关闭后不能注册新账号',
    open_comment: '模板下的评论、回复与提及；关闭后不能发表',
    open_person_in: '页眉里的「我的简历」和个人入口',
    open_get_source_code: '首页、页脚与源码页里获取源码的部分',
    open_sign_in: '页眉里的「登录」，以及访客点赞、评论时的登录入口',
    open_business: '页脚与源码页里的商务合作',
    open_sponsor: '页脚与源码页里的赞助',
    open_membership: '菜单、页脚与源码页里的会员',
    open_homne_menu: '页眉里的菜单',
  } satisfies Record<SwitchKey, string>,
  en: {
    open_sign: 'The sign-up link on the sign-in page. When off, no one can create an account.',
    open_comment: 'Comments, replies and mentions under templates. When off, no one can post.',
    open_person_in: '“My resumes” and the account menu in the header',
    open_get_source_code:
      'Getting the source code: on the home page, in the footer and on the source code page',
    open_sign_in: '“Sign in” in the header, and when a visitor likes or comments',
    open_business: 'Business contact, in the footer and on the source code page',
    open_sponsor: 'Sponsorship, in the footer and on the source code page',
    open_membership: 'Membership, in the menu, in the footer and on the source code page',
    open_homne_menu: 'The menu in the header',
  },
})

/** The cache entry that every page reads, so a change is visible here at once. */
const configQuery = apiQuery(siteConfig, {}, { quiet: true })

export const Screen = () => {
  const t = useWords(words)
  const says = useWords(hides)
  const { language } = useLanguage()
  const api = useApi()
  const queries = useQueryClient()
  const failure = useFailure()
  const [busy, setBusy] = useState<SwitchKey>()
  const turn = async (key: SwitchKey, on: boolean) => {
    setBusy(key)
    try {
      const { switches: states } = await api.attempt(updateSwitches, { [key]: on })
      queries.setQueryData(configQuery.queryKey, (known) => known && { ...known, switches: states })
      const name = switches[key][language]
      toasts.show(on ? t.turnedOn(name) : t.turnedOff(name), 'ok')
    } catch (error) {
      toasts.show(failure(error), 'error')
    } finally {
      setBusy(undefined)
    }
  }
  return (
    <AdminFrame title={t.title} lead={t.lead}>
      <Asked query={useQuery(configQuery)}>
        {({ switches: states }) => (
          <ul className={classes.list}>
            {switchKeys.map((key) => (
              <li key={key}>
                <div>
                  <b id={`switch-${key}`}>{switches[key][language]}</b>
                  <p id={`hides-${key}`}>{says[key]}</p>
                  <code>{key}</code>
                </div>
                <TurnSwitch
                  on={states[key] === true}
                  busy={busy === key}
                  labelledBy={`switch-${key}`}
                  describedBy={`hides-${key}`}
                  onTurn={(on) => void turn(key, on)}
                />
              </li>
            ))}
          </ul>
        )}
      </Asked>
    </AdminFrame>
  )
}
