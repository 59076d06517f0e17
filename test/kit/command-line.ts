import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll } from 'vitest'
import { runCommandLine } from '#apps/cli/run.ts'
import { currentBuild } from '#apps/server/builds.ts'
import type { Language } from '#packages/i18n/language.ts'
import { chromiumPath } from './chromium.ts'
import { testFonts } from './server.ts'

export interface Ran {
  code: number | null
  out: Buffer
  stderr: string
}

interface Here {
  input?: string | Uint8Array
  language?: Language
  /** On a machine with a browser. */
  browser?: true
}

const dist = join(import.meta.dirname, '../../dist')
const bin = join(import.meta.dirname, '../../scripts/bin.mjs')

/** A temporary folder, and `npx huajian` called in it as a process of its own. */
export const commandLine = () => {
  const folder = mkdtempSync(join(tmpdir(), 'huajian-cli-'))
  const data = mkdtempSync(join(tmpdir(), 'huajian-cli-data-'))
  mkdirSync(testFonts, { recursive: true })
  mkdirSync(join(data, 'cache'))
  symlinkSync(testFonts, join(data, 'cache/fonts'))
  afterAll(() => {
    for (const one of [folder, data]) rmSync(one, { recursive: true, force: true })
  })
  const variables = {
    ...process.env,
    CHROMIUM_PATH: chromiumPath() ?? '',
    DATA_DIR: data,
    LANG: 'en_GB.UTF-8',
    LC_ALL: '',
    LC_MESSAGES: '',
  }
  /** Runs in this process with the build of the tests, because the sources may change meanwhile. */
  const runHere = async (
    args: readonly string[],
    { input = '', language = 'en', browser }: Here = {},
  ): Promise<Ran> => {
    const stderr: string[] = []
    const out: Buffer[] = []
    const code = await runCommandLine(args, {
      workingFolder: folder,
      language,
      variables: { DATA_DIR: data, CHROMIUM_PATH: browser ? chromiumPath() : join(folder, 'no-browser') },
      input: Readable.from([Buffer.from(input)]),
      write: async (content) => {
        out.push(Buffer.from(content))
      },
      print: (line) => stderr.push(line),
      build: async () => currentBuild(dist),
    })
    return { code, out: Buffer.concat(out), stderr: stderr.join('\n') }
  }
  return {
    folder,
    runHere,
    at: (name: string) => join(folder, name),
    write: (name: string, content: unknown) =>
      writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content)),
    run: (
      args: readonly string[],
      { input, env = {} }: { input?: string | Uint8Array; env?: Record<string, string> } = {},
    ): Promise<Ran> =>
      new Promise((resolve) => {
        const child = spawn(process.execPath, [bin, ...args], {
          cwd: folder,
          env: { ...variables, ...env },
        })
        const out: Buffer[] = []
        let stderr = ''
        child.stdout.on('data', (piece: Buffer) => out.push(piece))
        child.stderr.on('data', (piece: Buffer) => {
          stderr += piece.toString()
        })
        child.on('close', (code) => resolve({ code, out: Buffer.concat(out), stderr }))
        child.stdin.end(input)
      }),
  }
}
