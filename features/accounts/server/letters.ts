import { letter } from '#packages/slice/letter.ts'
import { spaced } from '../spaced.ts'
import type { LockCode } from './locks.ts'

export const signUpLetter = letter<{ code: string; url: string }>({
  zh: ({ code, url }, site) => ({
    subject: `${code} 是你的${site}验证码`,
    lines: [`你正在用这个邮箱注册${site}。请在注册页面填入验证码，半小时内有效：`],
    code,
    button: { text: '或者点这里完成注册', url },
    note: '如果不是你本人操作，不用理会这封信，什么都不会发生。',
  }),
  en: ({ code, url }, site) => ({
    subject: `${code} is your ${site} code`,
    lines: [`You are opening a ${site} account with this address. Enter this code within half an hour:`],
    code,
    button: { text: 'Or finish here', url },
    note: 'If this was not you, ignore this letter and nothing will happen.',
  }),
})

export const alreadyLetter = letter<{ signIn: string }>({
  zh: ({ signIn }, site) => ({
    subject: `你已经有${site}账号了`,
    lines: [
      `有人用这个邮箱注册${site}，而它已经有一个账号。如果是你，直接登录就好；忘了密码可以在登录页重设。`,
    ],
    button: { text: '去登录', url: signIn },
    note: '如果不是你本人操作，不用理会这封信，你的账号没有任何变化。',
  }),
  en: ({ signIn }, site) => ({
    subject: `You already have a ${site} account`,
    lines: [
      `Somebody asked for a ${site} account with this address, which has one already. If it was you, just sign in; a forgotten password can be reset there.`,
    ],
    button: { text: 'Sign in', url: signIn },
    note: 'If this was not you, ignore this letter. Nothing about your account has changed.',
  }),
})

export const resetLetter = letter<{ url: string }>({
  zh: ({ url }, site) => ({
    subject: `重设${site}密码`,
    lines: ['你申请了重设密码。点下面的按钮设一个新密码，链接一小时内有效，只能用一次。'],
    button: { text: '设置新密码', url },
    note: '如果不是你本人操作，不用理会这封信，密码不会改变。',
  }),
  en: ({ url }, site) => ({
    subject: `Reset your ${site} password`,
    lines: ['You asked for a new password. The link works once, within an hour.'],
    button: { text: 'Set a new password', url },
    note: 'If this was not you, ignore this letter; your password stays as it is.',
  }),
})

export const passwordChangedLetter = letter<{ url: string }>({
  zh: ({ url }, site) => ({
    subject: `${site}密码已修改`,
    lines: ['你的密码刚刚改过，其他设备已经退出登录。'],
    button: { text: '如果不是你，马上重设密码', url },
    note: '这封信只为告知，若是你本人操作，不用做什么。',
  }),
  en: ({ url }, site) => ({
    subject: `Your ${site} password was changed`,
    lines: ['Your password has just been changed, and all other devices were signed out.'],
    button: { text: 'It was not me: reset it now', url },
    note: 'This letter only tells you. If it was you, there is nothing to do.',
  }),
})

export const lockedLetter = letter<{ lock: LockCode; twoFactor: boolean; url: string }>({
  zh: ({ lock, twoFactor, url }, site) => ({
    subject: `${site}账号的验证已暂停`,
    lines: [
      '有人在登录的第二步或账号设置里多次输错验证码或密码。能走到这一步的人，已经知道你的密码、能收你的邮件，或正在用你登录过的设备。',
      lock === 'locked_today'
        ? '今天的次数已经用完，这些验证暂停一天。'
        : '为了账号安全，这些验证暂停一刻钟。',
      ...(twoFactor ? ['急着登录时，可以用备用恢复码。'] : []),
    ],
    button: { text: '查看登录过的设备', url },
    note: '如果是你自己输错，等一会儿再试就好。如果不是，请马上修改密码和邮箱的密码，并退出其他设备。',
  }),
  en: ({ lock, twoFactor, url }, site) => ({
    subject: `Verification for your ${site} account is paused`,
    lines: [
      'Somebody entered wrong codes or passwords many times, in the second step of signing in or in your account settings. Whoever gets that far knows your password, can read your email, or uses a device on which you are signed in.',
      lock === 'locked_today'
        ? 'The attempts of today are used up: verification is paused for a day.'
        : 'To protect your account, verification is paused for a quarter of an hour.',
      ...(twoFactor ? ['A recovery code still signs you in.'] : []),
    ],
    button: { text: 'See where you are signed in', url },
    note: 'If this was you, just try again later. If not, change your password and the password of your mailbox now, and sign out all other devices.',
  }),
})

export const newEmailLetter = letter<{ code: string }>({
  zh: ({ code }, site) => ({
    subject: `${code} 是更换邮箱的验证码`,
    lines: [`你正在把${site}账号的邮箱换成这一个。请在设置页面填入验证码，半小时内有效：`],
    code,
    note: '如果不是你本人操作，不用理会这封信，什么都不会发生。',
  }),
  en: ({ code }, site) => ({
    subject: `${code} is the code for your new address`,
    lines: [`You are moving your ${site} account to this address. Enter this code within half an hour:`],
    code,
    note: 'If this was not you, ignore this letter and nothing will happen.',
  }),
})

export const strangerLetter = letter<{ code: string; provider: string }>({
  zh: ({ code, provider }, site) => ({
    subject: `${code} 是你的${site}验证码`,
    lines: [
      `有人用${spaced(provider)}账号登录${site}，并填了这个邮箱。如果是你，请在页面上填入验证码，半小时内有效：`,
    ],
    code,
    note: '如果不是你本人操作，不用理会这封信，也不要把验证码告诉任何人。',
  }),
  en: ({ code, provider }, site) => ({
    subject: `${code} is your ${site} code`,
    lines: [
      `Somebody signs in to ${site} by ${provider} and gave this address. If it is you, enter this code on the page within half an hour:`,
    ],
    code,
    note: 'If this was not you, ignore this letter, and tell the code to nobody.',
  }),
})

export const proofLetter = letter<{ code: string }>({
  zh: ({ code }, site) => ({
    subject: `${code} 是${site}设置的验证码`,
    lines: [`你正在修改${site}账号的重要设置。请在设置页面填入验证码，一刻钟内有效：`],
    code,
    note: '如果不是你本人操作，请马上到设置里退出其他设备，不要把验证码告诉任何人。',
  }),
  en: ({ code }, site) => ({
    subject: `${code} is the code for your ${site} settings`,
    lines: [
      'You are changing an important setting of your account. Enter this code within a quarter of an hour:',
    ],
    code,
    note: 'If this was not you, sign out all other devices in your settings, and tell the code to nobody.',
  }),
})

export const linkedLetter = letter<{ provider: string; label: string; url: string }>({
  zh: ({ provider, label, url }, site) => ({
    subject: `${site}账号已关联${spaced(provider).trimEnd()}`,
    lines: [`从现在起，可以用${spaced(provider)}账号${label ? `「${label}」` : ''}登录你的${site}账号。`],
    button: { text: '查看登录方式', url },
    note: '如果不是你本人操作，请马上到设置里解除关联并修改密码。',
  }),
  en: ({ provider, label, url }, site) => ({
    subject: `${provider} is linked to your ${site} account`,
    lines: [`From now on, ${provider}${label ? ` as “${label}”` : ''} signs in to your ${site} account.`],
    button: { text: 'See your ways to sign in', url },
    note: 'If this was not you, unlink it in your settings and change your password now.',
  }),
})

export const unlinkedLetter = letter<{ provider: string }>({
  zh: ({ provider }, site) => ({
    subject: `${site}账号已解除关联${spaced(provider).trimEnd()}`,
    lines: [`${spaced(provider).trimStart()}账号不能再登录你的${site}账号了。`],
    note: '如果不是你本人操作，请马上修改密码并退出其他设备。',
  }),
  en: ({ provider }, site) => ({
    subject: `${provider} is no longer linked to your ${site} account`,
    lines: [`${provider} no longer signs in to your ${site} account.`],
    note: 'If this was not you, change your password and sign out all other devices now.',
  }),
})

export const takenEmailLetter = letter<Record<never, never>>({
  zh: (_, site) => ({
    subject: '有人想把账号换到这个邮箱',
    lines: [`有人想把自己的${site}账号换到这个邮箱，但它已经是你的账号，所以没有更换。`],
    note: '你的账号没有任何变化，不用做什么。',
  }),
  en: (_, site) => ({
    subject: 'Somebody wanted to use your address',
    lines: [
      `Somebody wanted to move their ${site} account to this address. It is yours already, so nothing was done.`,
    ],
    note: 'Nothing about your account has changed.',
  }),
})

export const emailChangedLetter = letter<{ to: string }>({
  zh: ({ to }, site) => ({
    subject: `${site}账号的邮箱已更换`,
    lines: [`你的${site}账号已改用 ${to} 登录。`],
    note: '如果不是你本人操作，请马上联系管理员。',
  }),
  en: ({ to }, site) => ({
    subject: `Your ${site} address was changed`,
    lines: [`Your ${site} account now uses ${to}.`],
    note: 'If this was not you, write to the operator at once.',
  }),
})

export const leavingLetter = letter<{ day: string; url: string }>({
  zh: ({ day, url }, site) => ({
    subject: `${site}账号将被删除`,
    lines: [`按你的要求，账号和其中的一切将在 ${day} 彻底删除。在那之前登录，就可以改变主意。`],
    button: { text: '保留我的账号', url },
    note: '如果不是你本人操作，请登录后马上修改密码。',
  }),
  en: ({ day, url }, site) => ({
    subject: `Your ${site} account will be deleted`,
    lines: [
      `As you asked, your account and all in it will be gone for good on ${day}. Until then you can sign in and keep it.`,
    ],
    button: { text: 'Keep my account', url },
    note: 'If this was not you, sign in and change your password now.',
  }),
})
