import { join } from 'node:path'
import { findBrowser } from '#apps/renderer/find-browser.ts'
import { madeHere } from '#apps/renderer/make-here.ts'
import { openRenderer, type Renderer } from '#apps/renderer/renderer.ts'
import { readEnv } from '#apps/server/env.ts'
import { formatOf } from '#packages/export/formats.ts'
import { defineWords } from '#packages/i18n/define-words.ts'
import type { CliContext } from './cli-context.ts'
import { CliError, EXIT } from './cli-error.ts'

const words = defineWords({
  zh: {
    none: '本机没有 Chromium、Chrome 或 Edge，排不了页。',
    wrong: (path: string) => `CHROMIUM_PATH 指的不是可以运行的程序：${path}`,
    without: (formats: string) => `不需要浏览器的格式：${formats}`,
    install: `安装浏览器：Debian、Ubuntu 用 sudo apt install chromium；macOS 用 brew install --cask google-chrome；Windows 自带 Edge。
已经装在别处的，用环境变量 CHROMIUM_PATH 指出它的路径。`,
    failed: (path: string, why: string) => `浏览器 ${path} 没能启动：${why}`,
  },
  en: {
    none: 'No Chromium, Chrome or Edge found. One of them is needed to lay out pages.',
    wrong: (path: string) => `CHROMIUM_PATH is not an executable: ${path}`,
    without: (formats: string) => `Formats that work without a browser: ${formats}`,
    install: `To install one: sudo apt install chromium on Debian and Ubuntu; brew install --cask google-chrome on macOS; Windows has Edge.
If yours is in another place, set CHROMIUM_PATH to its path.`,
    failed: (path: string, why: string) => `Could not start the browser ${path}: ${why}`,
  },
})

/** The browser of this machine, or advice on how to install one. */
export const browserOf = (context: CliContext): { path: string } | { advice: string } => {
  const t = words[context.language]
  const found = findBrowser(context.variables)
  if (found && 'path' in found) return found
  const extensions = new Set(madeHere.map((format) => `.${formatOf(format).extension}`))
  const without = t.without([...extensions].join(' '))
  const lines = found ? [t.wrong(found.wrong), without] : [t.none, without, t.install]
  return { advice: lines.join('\n') }
}

/** Runs some work with a renderer and always closes the renderer afterwards. */
export const withRenderer = async <T>(
  context: CliContext,
  work: (renderer: Renderer) => Promise<T>,
): Promise<T> => {
  const browser = browserOf(context)
  if ('advice' in browser) throw new CliError(EXIT.noBrowser, browser.advice)
  const dist = await context.build()
  const fontCache = join(readEnv(context.variables).DATA_DIR, 'cache/fonts')
  const renderer = await openRenderer({ dist, fontCache, browser: browser.path }).catch((error: Error) => {
    const [why = ''] = error.message.split('\n')
    throw new CliError(EXIT.noBrowser, words[context.language].failed(browser.path, why))
  })
  try {
    return await work(renderer)
  } finally {
    await renderer.close()
  }
}
