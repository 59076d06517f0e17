import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { makeBackup } from '#apps/backup/make-backup.ts'
import { BackupProblem } from '#apps/backup/problem.ts'
import { openBlobs } from '#apps/server/blobs.ts'
import { openDatabase } from '#apps/server/db.ts'
import { readEnv } from '#apps/server/env.ts'
import { serverSlices } from '#apps/server/slices.ts'
import { defineWords } from '#packages/i18n/define-words.ts'
import packageJson from '../../../package.json' with { type: 'json' }
import type { CliContext } from '../cli-context.ts'
import { CliError, EXIT } from '../cli-error.ts'
import { hasData } from '../has-data.ts'
import { readOptions } from '../options.ts'
import type { Command } from '../run.ts'

const words = defineWords({
  zh: {
    text: `huajian backup [-o 文件.tar.gz] [--force]

把本机花笺的全部数据（账号、简历、历史版本、图片等）备份成一个文件。服务器可以照常运行。
数据库和图片的位置按 DATA_DIR、DATABASE_URL、S3_URL；没有 -o 时写在当前文件夹，以时间为名。`,
    extra: (given: string) => `不认识「${given}」；用 -o 说明写到哪里`,
    exists: (path: string) => `${path} 已经存在，没有覆盖；确实要覆盖请加 --force`,
    nothing: '这里还没有花笺的数据，没有可备份的；请检查 DATA_DIR 或 DATABASE_URL',
    newer: '数据库是更新版本的花笺留下的，请先更新花笺再备份',
    unwritable: (path: string, why: string) => `没能写入 ${path}：${why}`,
    made: (path: string, size: string, rows: number, files: number) =>
      `已备份到 ${path}（${size}）：${rows} 行数据，${files} 个文件`,
  },
  en: {
    text: `huajian backup [-o FILE.tar.gz] [--force]

Backs up all data of this Huajian installation (accounts, resumes, versions, pictures …) into one file. The server can
keep running. DATA_DIR, DATABASE_URL and S3_URL say where the data is. Without -o, the file is written to the current
folder, with the date and time as its name.`,
    extra: (given: string) => `Unexpected argument "${given}". Use -o to set the output file`,
    exists: (path: string) => `${path} already exists and was not overwritten. Use --force to overwrite it`,
    nothing: 'No Huajian data to back up here. Check DATA_DIR or DATABASE_URL',
    newer: 'The database was written by a newer version of Huajian. Update Huajian, then back up',
    unwritable: (path: string, why: string) => `Cannot write ${path}: ${why}`,
    made: (path: string, size: string, rows: number, files: number) =>
      `Backed up to ${path} (${size}): ${rows} rows, ${files} files`,
  },
})

const OPTIONS = { output: { type: 'string', short: 'o' }, force: { type: 'boolean' } } as const

/** 2026-11-18 09:05 → huajian-20261118-0905.tar.gz */
const nameFor = (now: number): string => {
  const [day = '', time = ''] = new Date(now).toISOString().split('T')
  return `huajian-${day.replaceAll('-', '')}-${time.slice(0, 5).replace(':', '')}.tar.gz`
}

const sizeText = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`

const isFileTrouble = (error: unknown): error is NodeJS.ErrnoException =>
  /^(ENOENT|ENOTDIR|EACCES|EPERM|EROFS|EISDIR|ENOSPC)$/.test((error as NodeJS.ErrnoException).code ?? '')

const make = async (output: string, { variables, language, print, workingFolder }: CliContext) => {
  const t = words[language]
  const env = readEnv(variables)
  if (!hasData(env)) throw new CliError(EXIT.misused, t.nothing)
  const database = openDatabase({ dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL }, (error) =>
    print(error.message),
  )
  const blobs = openBlobs({ s3Url: env.S3_URL, folder: join(env.DATA_DIR, 'files') })
  try {
    const source = { database, blobs, slices: serverSlices, product: packageJson.version }
    return await makeBackup(source, resolve(workingFolder, output), Date.now())
  } catch (error) {
    if (error instanceof BackupProblem)
      throw new CliError(EXIT.misused, error.problem === 'nothing' ? t.nothing : t.newer)
    if (isFileTrouble(error)) throw new CliError(EXIT.misused, t.unwritable(output, error.message))
    throw error
  } finally {
    await database.close()
  }
}

const run: Command['run'] = async (args, context) => {
  const t = words[context.language]
  const { values, positionals } = readOptions(args, OPTIONS, context.language)
  if (positionals[0] !== undefined) throw new CliError(EXIT.misused, t.extra(positionals[0]))
  const output = values.output ?? nameFor(Date.now())
  const path = resolve(context.workingFolder, output)
  if (!values.force && existsSync(path)) throw new CliError(EXIT.misused, t.exists(output))
  const { tables, files } = await make(output, context)
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  await context.write(`${t.made(output, sizeText((await stat(path)).size), rows, files)}\n`)
  return EXIT.done
}

export const command: Command = { help: words, run }
