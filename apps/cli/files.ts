import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { extname, resolve } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { defineWords } from '#packages/i18n/define-words.ts'
import type { CliContext } from './cli-context.ts'
import { CliError, EXIT } from './cli-error.ts'

const words = defineWords({
  zh: {
    notThere: (path: string) => `找不到 ${path}`,
    folder: (path: string) => `${path} 是文件夹，不是文件`,
    forbidden: (path: string) => `没有权限读取 ${path}`,
    unreadable: (path: string, why: string) => `读不出 ${path}：${why}`,
    noFolder: (path: string) => `没有写入 ${path}：文件夹不存在，请先建好`,
    unwritable: (path: string, why: string) => `没能写入 ${path}：${why}`,
    isInput: (path: string) => `${path} 就是要读的文件，没有覆盖；请换一个名字`,
    exists: (path: string) => `${path} 已经存在，没有覆盖；确实要覆盖请加 --force`,
  },
  en: {
    notThere: (path: string) => `${path} does not exist`,
    folder: (path: string) => `${path} is a folder, not a file`,
    forbidden: (path: string) => `No permission to read ${path}`,
    unreadable: (path: string, why: string) => `Cannot read ${path}: ${why}`,
    noFolder: (path: string) => `Cannot write ${path}: its folder does not exist`,
    unwritable: (path: string, why: string) => `Cannot write ${path}: ${why}`,
    isInput: (path: string) => `${path} is the input file and was not overwritten. Choose another name`,
    exists: (path: string) => `${path} already exists and was not overwritten. Use --force to overwrite it`,
  },
})

/** Standard input or output. */
export const PIPE = '-'

export const readInput = async (file: string, context: CliContext): Promise<Uint8Array> => {
  if (file === PIPE) return buffer(context.input)
  const t = words[context.language]
  try {
    return await readFile(resolve(context.workingFolder, file))
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOTDIR') throw new CliError(EXIT.misused, t.notThere(file))
    if (code === 'EISDIR') throw new CliError(EXIT.misused, t.folder(file))
    if (code === 'EACCES' || code === 'EPERM') throw new CliError(EXIT.misused, t.forbidden(file))
    throw new CliError(EXIT.misused, t.unreadable(file, message))
  }
}

/** Runs before any work: the input is never replaced, and an existing document only with --force. */
export const guardOutput = (
  output: string,
  { input, force }: { input: string; force: boolean },
  context: CliContext,
): void => {
  if (output === PIPE) return
  const t = words[context.language]
  const path = resolve(context.workingFolder, output)
  if (input !== PIPE && path === resolve(context.workingFolder, input))
    throw new CliError(EXIT.misused, t.isInput(output))
  if (!force && extname(path).toLowerCase() === '.json' && existsSync(path))
    throw new CliError(EXIT.misused, t.exists(output))
}

/** Writes to a temporary file first, so that an existing file is replaced completely or not at all. */
export const writeOutput = async (output: string, bytes: Uint8Array, context: CliContext): Promise<void> => {
  if (output === PIPE) return context.write(bytes)
  const t = words[context.language]
  const path = resolve(context.workingFolder, output)
  const next = `${path}.${randomUUID().slice(0, 8)}`
  try {
    await writeFile(next, bytes, { flag: 'wx' })
    await rename(next, path)
  } catch (error) {
    await rm(next, { force: true }).catch(() => undefined)
    const { code, message } = error as NodeJS.ErrnoException
    throw new CliError(
      EXIT.misused,
      code === 'ENOENT' || code === 'ENOTDIR' ? t.noFolder(output) : t.unwritable(output, message),
    )
  }
}
