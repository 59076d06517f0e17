import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { faces } from '#packages/fonts/faces.ts'
import { isWoff, unpackWoff } from '#packages/fonts/woff.ts'

const cache = join(import.meta.dirname, '../.cache/office')
const fontFolder = join(cache, 'fonts')

/** Names that our files use for fonts, by the most similar font of ours. */
const STAND_INS: Record<string, readonly string[]> = {
  'Noto Sans SC': ['微软雅黑', 'Microsoft YaHei', 'Droid Sans Fallback', 'Calibri', 'Arial', 'sans-serif'],
  'Noto Serif SC': ['宋体', 'SimSun', 'Times New Roman', 'Cambria', 'serif'],
  'LXGW WenKai': ['楷体', 'KaiTi'],
}

/** Check boxes, which none of our fonts has. */
const SIGNS = ['Segoe UI Symbol', 'DejaVu Sans'] as const

const rule = (from: string, to: string) => `
  <match target="pattern">
    <test name="family"><string>${from}</string></test>
    <edit name="family" mode="assign" binding="strong"><string>${to}</string></edit>
  </match>`

const config = () => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${fontFolder}</dir>
  <dir>/usr/share/fonts/truetype/dejavu</dir>
  <cachedir>${join(cache, 'fontconfig')}</cachedir>${Object.entries(STAND_INS)
    .flatMap(([to, names]) => names.map((from) => rule(from, to)))
    .join('')}${rule(...SIGNS)}
</fontconfig>
`

/** Our fonts under the names of Word's fonts, so that results do not depend on the fonts of this machine. */
export const officeFonts = async (): Promise<Record<string, string>> => {
  mkdirSync(fontFolder, { recursive: true })
  for (const { id, file } of faces) {
    const target = join(fontFolder, `${id}.ttf`)
    if (existsSync(target)) continue
    const bytes = new Uint8Array(readFileSync(createRequire(import.meta.url).resolve(file)))
    writeFileSync(target, isWoff(bytes) ? await unpackWoff(bytes) : bytes)
  }
  const file = join(cache, 'fonts.conf')
  writeFileSync(file, config())
  return { FONTCONFIG_FILE: file }
}

/** Converts each file with LibreOffice to a PDF in `into`. */
export const toPdf = async (files: readonly string[], into: string): Promise<void> => {
  const fonts = await officeFonts()
  const profile = join(cache, `profile-${process.pid}`)
  try {
    execFileSync(
      'soffice',
      [
        `-env:UserInstallation=file://${profile}`,
        '--headless',
        '--convert-to',
        'pdf',
        '--outdir',
        into,
        ...files,
      ],
      {
        env: { ...process.env, ...fonts },
        stdio: 'ignore',
        timeout: 600_000,
      },
    )
  } finally {
    rmSync(profile, { recursive: true, force: true })
  }
}
