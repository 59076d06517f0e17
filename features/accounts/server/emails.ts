import { defineEmail } from '#packages/server-kit/email.ts'
import { spaced } from '../spaced.ts'
import type { LockCode } from './locks.ts'

export const signUpEmail = defineEmail<{ code: string; url: string }>({
  zh: ({ code, url }, site) => ({
    subject: `${code} 是你的${site}验证码`,
    lines: [`你正在用这个邮箱注册${site}。请在注册页面填入验证码，半小时内有效：`],
    code,
    button: { text: '或者点这里完成注册', url },
    note: '如果不是你本人操作，不用理会这封信，什么都不会发生。',
  }),
  en: ({ code, url }, site) => ({
    subject: `${code} is your ${site} code`,
    lines: [`You’re signing up for ${site} with this email address. Enter this code within 30 minutes:`],
    code,
    button: { text: 'Finish signing up', url },
    note: 'If you didn’t request this, you can ignore this email.',
  }),
})

export const alreadyRegisteredEmail = defineEmail<{ signIn: string }>({
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
      `Someone tried to sign up for ${site} with this email address, but it already has an account. If that was you, sign in instead. You can reset your password there if you’ve forgotten it.`,
    ],
    button: { text: 'Sign in', url: signIn },
    note: 'If that wasn’t you, ignore this email. Nothing about your account has changed.',
  }),
})

export const resetEmail = defineEmail<{ url: string }>({
  zh: ({ url }, site) => ({
    subject: `重设${site}密码`,
    lines: ['你申请了重设密码。点下面的按钮设一个新密码，链接一小时内有效，只能用一次。'],
    button: { text: '设置新密码', url },
    note: '如果不是你本人操作，不用理会这封信，密码不会改变。',
  }),
  en: ({ url }, site) => ({
    subject: `Reset your ${site} password`,
    lines: ['You asked to reset your password. This link works once and expires in 1 hour.'],
    button: { text: 'Reset password', url },
    note: 'If you didn’t request this, ignore this email. Your password won’t change.',
  }),
})

export const passwordChangedEmail = defineEmail<{ url: string }>({
  zh: ({ url }, site) => ({
    subject: `${site}密码已修改`,
    lines: ['你的密码刚刚改过，其他设备已经退出登录。'],
    button: { text: '如果不是你，马上重设密码', url },
    note: '这封信只为告知，若是你本人操作，不用做什么。',
  }),
  en: ({ url }, site) => ({
    subject: `Your ${site} password was changed`,
    lines: ['Your password was just changed, and all your other devices were signed out.'],
    button: { text: 'This wasn’t me: reset my password', url },
    note: 'If this was you, no action is needed.',
  }),
})

export const lockedEmail = defineEmail<{ lock: LockCode; twoFactor: boolean; url: string }>({
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
      'Someone entered the wrong code or password many times while verifying a sign-in or in your account settings. Anyone who gets this far knows your password, can read your email or is using one of your signed-in devices.',
      lock === 'locked_today'
        ? 'There were too many attempts today, so verification is paused for 24 hours.'
        : 'To protect your account, verification is paused for 15 minutes.',
      ...(twoFactor ? ['You can still sign in with a recovery code.'] : []),
    ],
    button: { text: 'Review signed-in devices', url },
    note: 'If this was you, try again later. If not, change your password and your email password now, and sign out of all other devices.',
  }),
})

export const newAddressEmail = defineEmail<{ code: string }>({
  zh: ({ code }, site) => ({
    subject: `${code} 是更换邮箱的验证码`,
    lines: [`你正在把${site}账号的邮箱换成这一个。请在设置页面填入验证码，半小时内有效：`],
    code,
    note: '如果不是你本人操作，不用理会这封信，什么都不会发生。',
  }),
  en: ({ code }, site) => ({
    subject: `${code} is the code for your new email`,
    lines: [
      `You’re changing the email of your ${site} account to this address. Enter this code within 30 minutes:`,
    ],
    code,
    note: 'If you didn’t request this, you can ignore this email.',
  }),
})

export const providerAddressEmail = defineEmail<{ code: string; provider: string }>({
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
      `Someone is signing in to ${site} with ${provider} and entered this email address. If that’s you, enter this code within 30 minutes:`,
    ],
    code,
    note: 'If that isn’t you, ignore this email and don’t share the code with anyone.',
  }),
})

export const proofEmail = defineEmail<{ code: string }>({
  zh: ({ code }, site) => ({
    subject: `${code} 是${site}设置的验证码`,
    lines: [`你正在修改${site}账号的重要设置。请在设置页面填入验证码，一刻钟内有效：`],
    code,
    note: '如果不是你本人操作，请马上到设置里退出其他设备，不要把验证码告诉任何人。',
  }),
  en: ({ code }, site) => ({
    subject: `${code} is your ${site} verification code`,
    lines: ['You’re changing an important account setting. Enter this code within 15 minutes:'],
    code,
    note: 'If this wasn’t you, sign out of all other devices in Settings and don’t share the code with anyone.',
  }),
})

export const linkedEmail = defineEmail<{ provider: string; label: string; url: string }>({
  zh: ({ provider, label, url }, site) => ({
    subject: `${site}账号已关联${spaced(provider).trimEnd()}`,
    lines: [`从现在起，可以用${spaced(provider)}账号${label ? `「${label}」` : ''}登录你的${site}账号。`],
    button: { text: '查看登录方式', url },
    note: '如果不是你本人操作，请马上到设置里解除关联并修改密码。',
  }),
  en: ({ provider, label, url }, site) => ({
    subject: `${provider} is linked to your ${site} account`,
    lines: [`You can now sign in to your ${site} account with ${provider}${label ? ` (${label})` : ''}.`],
    button: { text: 'Review sign-in methods', url },
    note: 'If this wasn’t you, unlink it in Settings and change your password now.',
  }),
})

export const unlinkedEmail = defineEmail<{ provider: string }>({
  zh: ({ provider }, site) => ({
    subject: `${site}账号已解除关联${spaced(provider).trimEnd()}`,
    lines: [`${spaced(provider).trimStart()}账号不能再登录你的${site}账号了。`],
    note: '如果不是你本人操作，请马上修改密码并退出其他设备。',
  }),
  en: ({ provider }, site) => ({
    subject: `${provider} is no longer linked to your ${site} account`,
    lines: [`You can no longer sign in to your ${site} account with ${provider}.`],
    note: 'If this wasn’t you, change your password and sign out of all other devices now.',
  }),
})

export const takenAddressEmail = defineEmail<Record<never, never>>({
  zh: (_, site) => ({
    subject: '有人想把账号换到这个邮箱',
    lines: [`有人想把自己的${site}账号换到这个邮箱，但它已经是你的账号，所以没有更换。`],
    note: '你的账号没有任何变化，不用做什么。',
  }),
  en: (_, site) => ({
    subject: 'Someone tried to use your email address',
    lines: [
      `Someone tried to change the email of their ${site} account to this address. It already belongs to your account, so nothing was changed.`,
    ],
    note: 'Nothing about your account has changed.',
  }),
})

export const addressChangedEmail = defineEmail<{ to: string }>({
  zh: ({ to }, site) => ({
    subject: `${site}账号的邮箱已更换`,
    lines: [`你的${site}账号已改用 ${to} 登录。`],
    note: '如果不是你本人操作，请马上联系管理员。',
  }),
  en: ({ to }, site) => ({
    subject: `Your ${site} email was changed`,
    lines: [`Your ${site} account now uses ${to}.`],
    note: 'If this wasn’t you, contact the administrator right away.',
  }),
})

export const leavingEmail = defineEmail<{ day: string; url: string }>({
  zh: ({ day, url }, site) => ({
    subject: `${site}账号将被删除`,
    lines: [`按你的要求，账号和其中的一切将在 ${day} 彻底删除。在那之前登录，就可以改变主意。`],
    button: { text: '保留我的账号', url },
    note: '如果不是你本人操作，请登录后马上修改密码。',
  }),
  en: ({ day, url }, site) => ({
    subject: `Your ${site} account will be deleted`,
    lines: [
      `As you requested, your account and everything in it will be permanently deleted on ${day}. Sign in before then if you change your mind.`,
    ],
    button: { text: 'Keep my account', url },
    note: 'If this wasn’t you, sign in and change your password now.',
  }),
})
