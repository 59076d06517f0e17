import { randomBytes } from 'node:crypto'
import { migrate, openDatabase } from '#apps/server/db.ts'
import { readEnv } from '#apps/server/env.ts'
import { serverSlices } from '#apps/server/slices.ts'
import { email as emailType, password as passwordType } from '#features/accounts/contract.ts'
import { addUser } from '#features/accounts/server/people.ts'
import { defineWords } from '#packages/i18n/define-words.ts'
import type { CliContext } from '../cli-context.ts'
import { CliError, EXIT } from '../cli-error.ts'
import { hasData } from '../has-data.ts'
import { readOptions } from '../options.ts'
import type { Command } from '../run.ts'

const words = defineWords({
  zh: {
    text: `huajian user add 邮箱 [--password 密码] [--nickname 昵称] [--admin]

在本机的花笺（DATA_DIR 或 DATABASE_URL）里添加账号。没有 --password 时生成一个，只显示这一次。`,
    notAnAddress: (given: string) => `不是邮箱地址：${given}`,
    password: '密码要有 8 到 30 个字符，含字母和数字',
    taken: (email: string) => `${email} 已经有账号了`,
    added: (email: string) => `已添加 ${email}`,
    addedWith: (email: string, password: string) => `已添加 ${email}，密码是 ${password}`,
    fresh: (folder: string) =>
      `${folder} 里还没有花笺的数据，已新建。若服务器用的是别的 DATA_DIR，账号不在那里`,
  },
  en: {
    text: `huajian user add EMAIL [--password PASSWORD] [--nickname NAME] [--admin]

Adds an account to this installation (DATA_DIR or DATABASE_URL). Without --password, a password is generated and printed
once.`,
    notAnAddress: (given: string) => `Not an email address: ${given}`,
    password: 'A password needs 8 to 30 characters, including a letter and a digit',
    taken: (email: string) => `${email} already has an account`,
    added: (email: string) => `Added ${email}`,
    addedWith: (email: string, password: string) => `Added ${email} with the password ${password}`,
    fresh: (folder: string) =>
      `${folder} had no Huajian data, so it was created. A server with another DATA_DIR does not have this account`,
  },
})

const OPTIONS = {
  password: { type: 'string' },
  nickname: { type: 'string' },
  admin: { type: 'boolean' },
} as const

interface NewUser {
  email: string
  password: string
  nickname: string
  role: 'admin' | 'user'
}

const add = async (user: NewUser, { variables, language, print }: CliContext): Promise<'added' | 'taken'> => {
  const env = readEnv(variables)
  const isFresh = !hasData(env)
  const { db, close } = openDatabase({ dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL }, (error) =>
    print(error.message),
  )
  try {
    await migrate(db, serverSlices)
    await addUser(db, Date.now(), user)
    if (isFresh) print(words[language].fresh(env.DATA_DIR))
    return 'added'
  } catch (error) {
    if (/unique/i.test(String(error))) return 'taken'
    throw error
  } finally {
    await close()
  }
}

const run: Command['run'] = async (args, context) => {
  const t = words[context.language]
  const { values, positionals } = readOptions(args, OPTIONS, context.language)
  const [verb, email] = positionals
  if (verb !== 'add' || email === undefined) throw new CliError(EXIT.misused, t.text)
  if (!emailType.safeParse(email).success) throw new CliError(EXIT.misused, t.notAnAddress(email))
  const password = values.password ?? `a1${randomBytes(9).toString('base64url')}`
  if (!passwordType.safeParse(password).success) throw new CliError(EXIT.misused, t.password)
  const nickname = values.nickname ?? email.split('@')[0] ?? ''
  const done = await add({ email, password, nickname, role: values.admin ? 'admin' : 'user' }, context)
  if (done === 'taken') throw new CliError(EXIT.misused, t.taken(email))
  await context.write(`${values.password ? t.added(email) : t.addedWith(email, password)}\n`)
  return EXIT.done
}

export const command: Command = { help: words, run }
