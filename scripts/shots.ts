import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { launchChromium } from '#test/kit/chromium.ts'
import { ready, watchedPage } from '#test/kit/page.ts'
import { aPerson } from '#test/kit/people.ts'
import { startServer } from '#test/kit/server.ts'
import { componentPaths, mainRoutes } from '#test/specification.ts'
import { ensureBuild } from './build.ts'

// Pictures of every route for review: npm run shots [-- --only login --theme dark --lang en]
if (process.argv[2] === 'variants') await import('./shots-variants.ts')
if (process.argv[2] === 'documents') await import('./shots-documents.ts')
if (process.argv[2] === 'templates') await import('./shots-templates.ts')
if (process.argv[2] === 'files') await import('./shots-files.ts')
if (process.argv[2] === 'office') await import('./shots-office.ts')
if (process.argv[2] === 'readme') await import('./shots-readme.ts')
if (process.argv[2] === 'editors') await import('./shots-editors.ts')

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    theme: { type: 'string', default: 'light' },
    lang: { type: 'string', default: 'zh' },
    out: { type: 'string', default: 'shots' },
  },
})
const WIDTHS = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
]

await ensureBuild()
const folder = join(import.meta.dirname, '..', values.out)
mkdirSync(folder, { recursive: true })
const server = await startServer()
const browser = await launchChromium()
const { token } = await aPerson(server.deps)
const paths = [...mainRoutes.map((route) => route.path), componentPaths[0] ?? '', '/nowhere'].filter(
  (path) => !values.only || path.includes(values.only),
)
const cards: string[] = []
for (const viewport of WIDTHS) {
  const context = await browser.newContext({ viewport, deviceScaleFactor: 1 })
  const cookies = { theme: values.theme, lang: values.lang }
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: server.url })))
  const { page, faults } = await watchedPage(context)
  for (const path of paths) {
    if (path.startsWith('/profile'))
      await context.addCookies([{ name: 'token', value: token, url: server.url }])
    else await context.clearCookies({ name: 'token' })
    await page.goto(server.url + path)
    await ready(page)
    const name = `${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}-${viewport.width}.png`
    await page.screenshot({ path: join(folder, name), fullPage: true })
    cards.push(
      `<figure><a href="${name}"><img src="${name}" width="320"></a><figcaption>${path} ${viewport.width}</figcaption></figure>`,
    )
  }
  const serious = faults.filter((fault) => !fault.includes('404'))
  if (serious.length > 0) console.error(serious.join('\n'))
  await context.close()
}
writeFileSync(
  join(folder, 'index.html'),
  `<meta charset="utf-8"><style>body{display:flex;flex-wrap:wrap;gap:16px;font:13px sans-serif}figure{margin:0}</style>${cards.join('\n')}`,
)
console.log(`${cards.length} pictures: ${join(values.out, 'index.html')}`)
await browser.close()
await server.stop()
