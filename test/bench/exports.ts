import type { Browser, CDPSession, Page } from 'playwright-core'
import type { Document } from '#packages/document/schema.ts'
import { personOf } from '#packages/samples/people.ts'
import { sampleDocument } from '#packages/sections/sample-document.ts'
import type { TestServer } from '#test/kit/server.ts'
import { openBuilder } from './builder.ts'
import { type Figure, type Figures, summary } from './figures.ts'

interface Probe {
  clickedAt: number
  /** When the PDF writer last returned its bytes. */
  writtenAt: number
  saved: { at: number; size: number }[]
}
declare global {
  interface Window {
    exportProbe: Probe
  }
}

const whole = sampleDocument(personOf('engineer', 'zh'))
const withKinds = (...kinds: string[]): Document => ({
  ...whole,
  sections: whole.sections.filter(({ kind }) => kinds.includes(kind)),
})

/** Both with the portrait. */
export const measuredDocuments = {
  onePage: withKinds(
    'resume_title',
    'base_info',
    'job_intention',
    'edu_background',
    'skill_specialties',
    'hobbies',
  ),
  threePages: { ...whole, sections: whole.sections.slice(0, 10) },
}

/** The builder with its download dialog open; records each press and each downloaded file. */
export const openDownloads = async (
  server: TestServer,
  browser: Browser,
  document: Document,
  pages: number,
): Promise<Page> => {
  const page = await openBuilder(server, browser, { document, pages })
  await page.evaluate(() => {
    window.exportProbe = { clickedAt: 0, writtenAt: 0, saved: [] }
    addEventListener(
      'click',
      ({ timeStamp }) => {
        window.exportProbe.clickedAt = timeStamp
      },
      true,
    )
    const listen = Worker.prototype.addEventListener
    Worker.prototype.addEventListener = function (this: Worker, ...given: Parameters<typeof listen>) {
      listen.apply(this, given)
      if (given[0] === 'message')
        listen.call(this, 'message', (event) => {
          const { data } = event as MessageEvent<{ written?: unknown } | undefined>
          if (data?.written) window.exportProbe.writtenAt = performance.now()
        })
    }
    const own = URL.createObjectURL.bind(URL)
    URL.createObjectURL = (object: Blob) => {
      window.exportProbe.saved.push({ at: performance.now(), size: object.size })
      return own(object)
    }
  })
  await page.getByRole('button', { name: '下载', exact: true }).click()
  const drawn = page.getByRole('dialog', { name: '下载' }).locator(`[data-page="${pages}"]`)
  await drawn.waitFor({ state: 'attached' })
  return page
}

export interface ExportRun {
  /** Time from the press to the downloaded file; a PDF has been read back by then. */
  ms: number
  /** Time from the press to the bytes of a PDF. */
  madeMs: number
  kb: number
}

/** Presses the button of the dialog and waits for the file and for the message of the dialog. */
export const exportOnce = async (page: Page, format: RegExp): Promise<ExportRun> => {
  const dialog = page.getByRole('dialog', { name: '下载' })
  await dialog.getByRole('radio', { name: format }).check({ force: true })
  const before = await page.evaluate(() => window.exportProbe.saved.length)
  await dialog.getByRole('button', { name: /^下载 / }).click()
  await page.waitForFunction((count) => window.exportProbe.saved.length > count, before, { polling: 20 })
  await dialog.getByText('已保存').waitFor()
  // The dialog checks the file afterwards and must not be busy with that at the next press.
  await dialog.getByText('正在看招聘系统能读到什么').waitFor({ state: 'hidden' })
  return page.evaluate((at) => {
    const { clickedAt, writtenAt, saved } = window.exportProbe
    const file = saved[at] ?? { at: 0, size: 0 }
    return { ms: file.at - clickedAt, madeMs: writtenAt - clickedAt, kb: file.size / 1024 }
  }, before)
}

interface AttachedTarget {
  sessionId: string
  targetInfo: { type: string; url: string }
}

/** Inspects a worker of the page through the page's own session. */
const askWorker = (devtools: CDPSession, sessionId: string, id: number, method: string): Promise<unknown> =>
  new Promise((resolve) => {
    const read = (event: { sessionId: string; message: string }) => {
      const answer = JSON.parse(event.message) as { id?: number; result?: unknown }
      if (event.sessionId !== sessionId || answer.id !== id) return
      devtools.off('Target.receivedMessageFromTarget', read)
      resolve(answer.result)
    }
    devtools.on('Target.receivedMessageFromTarget', read)
    void devtools.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method }) })
  })

interface HeapUsage {
  usedSize: number
  /** Array buffers, including the memory of WebAssembly. */
  backingStorageSize?: number
}

const MB = 1024 * 1024

/** Memory of the page and its running workers after garbage collection, in MB. */
export const watchHeap = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page)
  const workers = new Set<string>()
  devtools.on('Target.attachedToTarget', ({ sessionId, targetInfo }: AttachedTarget) => {
    // The PDF reader is started for each file and ends with it.
    if (targetInfo.type === 'worker' && !targetInfo.url.includes('pdf.worker')) workers.add(sessionId)
  })
  devtools.on('Target.detachedFromTarget', ({ sessionId }) => workers.delete(sessionId))
  await devtools.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: false,
  })
  let asked = 0
  const ofWorker = async (sessionId: string): Promise<HeapUsage> => {
    asked += 1
    await askWorker(devtools, sessionId, asked, 'HeapProfiler.collectGarbage')
    asked += 1
    return (await askWorker(devtools, sessionId, asked, 'Runtime.getHeapUsage')) as HeapUsage
  }
  return async (): Promise<{ page: number; workers: number }> => {
    await devtools.send('HeapProfiler.collectGarbage')
    const own = (await devtools.send('Runtime.getHeapUsage')) as HeapUsage
    const usages = await Promise.all([...workers].map(ofWorker))
    const all = ({ usedSize, backingStorageSize = 0 }: HeapUsage) => (usedSize + backingStorageSize) / MB
    return { page: all(own), workers: usages.reduce((sum, one) => sum + all(one), 0) }
  }
}

/** Memory after `exports` files relative to memory after `settled` files: 1 means no growth. */
export const heapGrowth = async (page: Page, settled: number, exports: number) => {
  const heap = await watchHeap(page)
  const after = async (count: number) => {
    for (let done = 0; done < count; done += 1) await exportOnce(page, /^PDF/)
    return heap()
  }
  const first = await after(settled)
  const last = await after(exports - settled)
  return { page: last.page / first.page, workers: last.workers / first.workers, first, last }
}

const BARS = { onePage: { ms: 100, kb: 120 }, threePages: { ms: 200, kb: 170 } } as const
const ROUNDS = 7

const many = async (page: Page, format: RegExp): Promise<ExportRun[]> => {
  // The first download loads and unpacks fonts for the others.
  await exportOnce(page, format)
  const runs: ExportRun[] = []
  for (let round = 0; round < ROUNDS; round += 1) runs.push(await exportOnce(page, format))
  return runs
}

const figureOf = (name: string, unit: string, values: readonly number[]): Figure => ({
  name,
  unit,
  ...summary(values),
})

/** All figures of files made in the builder, with warm caches. */
export async function* exportFigures(server: TestServer, browser: Browser): Figures {
  for (const [name, pages] of [
    ['onePage', 1],
    ['threePages', 3],
  ] as const) {
    const page = await openDownloads(server, browser, measuredDocuments[name], pages)
    const runs = await many(page, /^PDF/)
    const what = `export PDF, ${pages === 1 ? '1 page' : `${pages} pages`} with portrait`
    yield figureOf(
      `${what}: click to its bytes`,
      'ms',
      runs.map(({ madeMs }) => madeMs),
    )
    yield figureOf(
      `${what}: click to the file, read back (bar ${BARS[name].ms})`,
      'ms',
      runs.map(({ ms }) => ms),
    )
    yield figureOf(
      `${what}: size (bar ${BARS[name].kb})`,
      'KB',
      runs.map(({ kb }) => kb),
    )
    if (name === 'threePages')
      for (const [label, format] of [
        ['PNG', /^PNG/],
        ['Word', /^Word/],
        ['slides', /^PPT/],
      ] as const)
        yield figureOf(
          `export ${label}, 3 pages: click to file`,
          'ms',
          (await many(page, format)).map(({ ms }) => ms),
        )
    await page.context().close()
  }
  const page = await openDownloads(server, browser, measuredDocuments.threePages, 3)
  const growth = await heapGrowth(page, 3, 20)
  yield figureOf('20 PDF exports: heap of the page after 20 against 3 (bar 1.1)', '×', [growth.page])
  yield figureOf('20 PDF exports: heap of its workers after 20 against 3 (bar 1.1)', '×', [growth.workers])
  await page.context().close()
}
