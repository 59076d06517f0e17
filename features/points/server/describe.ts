import type { TaskName } from '#packages/ai/tasks.ts'
import { defineWords } from '#packages/i18n/define-words.ts'
import type { Language } from '#packages/i18n/language.ts'
import type { Reason } from '#packages/ledger/reasons.ts'
import type { Db } from '#packages/server-kit/server.ts'
import { templateNames } from './template-names.ts'

const words = defineWords({
  zh: {
    welcome: '注册花笺',
    run: (days: number) => `连续第 ${days} 天`,
    comment: (name: string) => `模板「${name}」`,
    commentGone: (name: string) => `模板「${name}」下的评论已撤下`,
    resume: (name: string) => `简历模板「${name}」`,
    word: (name: string) => `Word 文档「${name}」`,
    ppt: (name: string) => `演示文稿「${name}」`,
    templateGone: '模板已不在',
    came: (name: string) => `${name}已注册`,
    by: (name: string) => `受${name}邀请注册`,
    left: '已注销的朋友',
    bought: (points: number, yuan: string, number: string) => `${points} 积分，¥${yuan}，订单 ${number}`,
    refunded: (yuan: string, number: string) => `订单 ${number} 已退款 ¥${yuan}`,
    redeemed: (points: number) => `兑换 ${points} 积分`,
    unused: '没有用完，退回预留的积分',
    comma: '，',
    ai: (task: string, model: string) => `${model}，${task}`,
    draft: '生成简历',
    improve: '润色',
    write: '撰写',
    diagnose: '诊断',
    tailor: '匹配岗位',
    translate: '翻译',
    interview: '面试题',
  },
  en: {
    welcome: 'Signed up',
    run: (days: number) => `${days}-day streak`,
    comment: (name: string) => `Template “${name}”`,
    commentGone: (name: string) => `Comment on “${name}” removed`,
    resume: (name: string) => `Resume template “${name}”`,
    word: (name: string) => `Word document “${name}”`,
    ppt: (name: string) => `Presentation “${name}”`,
    templateGone: 'Deleted template',
    came: (name: string) => `${name} signed up`,
    by: (name: string) => `Invited by ${name}`,
    left: 'Deleted account',
    bought: (points: number, yuan: string, number: string) => `${points} points, ¥${yuan}, order ${number}`,
    refunded: (yuan: string, number: string) => `Order ${number} was refunded, ¥${yuan}`,
    redeemed: (points: number) => `Redeemed a code for ${points} points`,
    unused: 'Unused points returned',
    comma: ', ',
    ai: (task: string, model: string) => `${task}, ${model}`,
    draft: 'Draft',
    improve: 'Improve',
    write: 'Write',
    diagnose: 'Diagnosis',
    tailor: 'Job match',
    translate: 'Translation',
    interview: 'Interview questions',
  },
})

type Words = (typeof words)[Language]

interface LedgerLine {
  amount: number
  isBack: boolean
  reason: Reason
  about: string | null
}

interface Asked {
  db: Db
  userId: string
  /** The ids that the entries of this reason refer to. */
  ids: readonly string[]
  t: Words
}

/** Looks up everything for a page in one query and describes each entry. */
type Describe = (asked: Asked) => Promise<(entry: LedgerLine) => string>

const plain =
  (say: (t: Words, entry: LedgerLine) => string): Describe =>
  async ({ t }) =>
  (entry) =>
    say(t, entry)

const checkIns: Describe = async ({ db, userId, ids, t }) => {
  const rows = await db
    .selectFrom('check_ins')
    .select(['day', 'run'])
    .where('user_id', '=', userId)
    .where('day', 'in', ids)
    .execute()
  const runs = new Map(rows.map(({ day, run }) => [day, run]))
  return ({ about }) => {
    const run = runs.get(about ?? '')
    return run === undefined ? (about ?? '') : t.run(run)
  }
}

const comments: Describe = async ({ db, ids, t }) => {
  const names = await templateNames(db, ids)
  return ({ about, amount }) => {
    const name = names.get(about ?? '')?.name
    if (name === undefined) return t.templateGone
    return amount < 0 ? t.commentGone(name) : t.comment(name)
  }
}

const downloads: Describe = async ({ db, ids, t }) => {
  const names = await templateNames(db, ids)
  return ({ about }) => {
    const found = names.get(about ?? '')
    return found ? t[found.kind](found.name) : t.templateGone
  }
}

const invites: Describe = async ({ db, userId, ids, t }) => {
  const people = await db
    .selectFrom('users as u')
    .leftJoin('invited as i', (join) => join.onRef('i.inviter', '=', 'u.id').on('i.user_id', '=', userId))
    .select(['u.id', 'u.nickname', 'i.inviter'])
    .where('u.id', 'in', ids)
    .execute()
  const known = new Map(people.map((one) => [one.id, one]))
  return ({ about }) => {
    const person = known.get(about ?? '')
    if (!person) return t.left
    return person.inviter === null ? t.came(person.nickname) : t.by(person.nickname)
  }
}

const purchases: Describe = async ({ db, userId, ids, t }) => {
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'number', 'price_fen'])
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .execute()
  const orders = new Map(rows.map((row) => [row.id, row]))
  return ({ about, amount }) => {
    const order = orders.get(about ?? '')
    if (!order) return ''
    const yuan = String(order.price_fen / 100)
    return amount < 0 ? t.refunded(yuan, order.number) : t.bought(amount, yuan, order.number)
  }
}

const runs: Describe = async ({ db, userId, ids, t }) => {
  const rows = await db
    .selectFrom('ai_runs')
    .select(['id', 'task', 'model_name'])
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .execute()
  const known = new Map(rows.map((row) => [row.id, row]))
  return ({ about, isBack }) => {
    const run = known.get(about ?? '')
    const line = run ? t.ai(t[run.task as TaskName], run.model_name) : ''
    return isBack ? [line, t.unused].filter(Boolean).join(t.comma) : line
  }
}

/** How the entries of each reason are described. */
const described: Record<Reason, Describe> = {
  welcome: plain((t) => t.welcome),
  check_in: checkIns,
  comment: comments,
  invite: invites,
  purchase: purchases,
  redeem: plain((t, { amount }) => t.redeemed(amount)),
  ai: runs,
  download: downloads,
  // The admin's own note.
  adjustment: plain((_, { about }) => about ?? ''),
}

/** The descriptions of entries, in their order. */
export const describeAll = async (
  db: Db,
  userId: string,
  entries: readonly LedgerLine[],
  language: Language,
): Promise<string[]> => {
  const t = words[language]
  const reasons = [...new Set(entries.map(({ reason }) => reason))]
  const tellers = await Promise.all(
    reasons.map(async (reason) => {
      const ids = [
        ...new Set(entries.flatMap((one) => (one.reason === reason && one.about ? [one.about] : []))),
      ]
      return [reason, await described[reason]({ db, userId, ids, t })] as const
    }),
  )
  const tell = new Map(tellers)
  return entries.map((entry) => tell.get(entry.reason)?.(entry) ?? '')
}
