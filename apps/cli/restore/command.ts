import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { BackupProblem, type ProblemName } from '#apps/backup/problem.ts'
import { restoreBackup } from '#apps/backup/restore.ts'
import { openBlobs } from '#apps/server/blobs.ts'
import { readEnv } from '#apps/server/env.ts'
import { serverSlices } from '#apps/server/slices.ts'
import { defineWords } from '#packages/i18n/define-words.ts'
import { CliError, EXIT } from '../cli-error.ts'
import { readOptions } from '../options.ts'
import type { Command } from '../run.ts'

const words = defineWords({
  zh: {
    text: `huajian restore 备份.tar.gz [--replace]

用 huajian backup 做的文件恢复本机花笺的全部数据；备份来自 SQLite 还是 PostgreSQL 都可以。先停下服务器。
恢复到哪里按 DATA_DIR、DATABASE_URL、S3_URL。那里已有数据时要加 --replace，现有的数据会全部被换掉。
先检查整个文件，再一次换上；中途出错时什么也不会变。`,
    oneFile: '请给出一个备份文件；--help 有说明',
    notThere: (path: string) => `找不到 ${path}`,
    not_a_backup: '这不是花笺的备份文件，什么也没有改变',
    cut_off: '备份文件不完整，后面少了一截；什么也没有改变',
    altered: '备份文件坏了或被改过，校验不对；什么也没有改变',
    newer: '备份是更新版本的花笺做的，请先更新花笺；什么也没有改变',
    not_empty: '这里已经有数据，没有恢复；确实要用备份换掉它们，请加 --replace',
    in_use: '花笺还在运行，请先停下服务器再恢复；什么也没有改变',
    made: (time: string, product: string, database: string) =>
      `备份做于 ${time}（花笺 ${product}，${database}）`,
    table: (name: string, rows: number) => `  ${name}：${rows} 行`,
    done: (rows: number, files: number) => `已恢复：${rows} 行数据，${files} 个文件`,
  },
  en: {
    text: `huajian restore BACKUP.tar.gz [--replace]

Restores all data from a file made by huajian backup, whether from SQLite or PostgreSQL. Stop the server first. DATA_DIR,
DATABASE_URL and S3_URL say where the data goes. If there is data already, --replace is required and replaces all of it.
The whole file is verified first and restored in one step: if anything fails, nothing is changed.`,
    oneFile: 'Specify one backup file. See --help',
    notThere: (path: string) => `${path} does not exist`,
    not_a_backup: 'Not a Huajian backup. Nothing was changed',
    cut_off: 'The backup is incomplete: its end is missing. Nothing was changed',
    altered: 'The backup is damaged or was modified: its checksums do not match. Nothing was changed',
    newer: 'The backup was made by a newer version of Huajian. Update Huajian first. Nothing was changed',
    not_empty:
      'There is data here already, so nothing was restored. Use --replace to replace it with the backup',
    in_use: 'Huajian is running. Stop the server first. Nothing was changed',
    made: (time: string, product: string, database: string) =>
      `Backup of ${time} (Huajian ${product}, ${database})`,
    table: (name: string, rows: number) => `  ${name}: ${rows} rows`,
    done: (rows: number, files: number) => `Restored ${rows} rows and ${files} files`,
  },
})

const OPTIONS = { replace: { type: 'boolean' } } as const

/** Problems of the file; the others are problems of the call. */
const EXITS: Partial<Record<ProblemName, typeof EXIT.misused>> = {
  not_empty: EXIT.misused,
  in_use: EXIT.misused,
}

const run: Command['run'] = async (args, context) => {
  const t = words[context.language]
  const { values, positionals } = readOptions(args, OPTIONS, context.language)
  const [file, ...more] = positionals
  if (file === undefined || more.length > 0) throw new CliError(EXIT.misused, t.oneFile)
  const path = resolve(context.workingFolder, file)
  if (!existsSync(path)) throw new CliError(EXIT.misused, t.notThere(file))
  const env = readEnv(context.variables)
  const target = {
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    blobs: openBlobs({ s3Url: env.S3_URL, folder: join(env.DATA_DIR, 'files') }),
    slices: serverSlices,
  }
  try {
    const manifest = await restoreBackup(target, path, { replace: values.replace === true })
    context.print(t.made(manifest.madeAt, manifest.product, manifest.database))
    for (const { name, rows } of manifest.tables) if (rows > 0) context.print(t.table(name, rows))
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
    await context.write(`${t.done(rows, manifest.files)}\n`)
    return EXIT.done
  } catch (error) {
    if (!(error instanceof BackupProblem)) throw error
    const { problem } = error
    if (problem === 'nothing' || problem === 'newer_database') throw error
    throw new CliError(EXITS[problem] ?? EXIT.notRight, t[problem])
  }
}

export const command: Command = { help: words, run }
