import { expect, test } from 'vitest'
import { launchChromium } from '#test/kit/chromium.ts'
import { isLong } from '#test/kit/long.ts'
import { startServer } from '#test/kit/server.ts'
import { exportOnce, heapGrowth, measuredDocuments, openDownloads } from './exports.ts'

const [SETTLED, EXPORTS] = [3, 8]

test.runIf(isLong)(
  'repeated downloads do not increase the memory of the page or its workers',
  async () => {
    const [server, browser] = [await startServer(), await launchChromium()]
    try {
      const page = await openDownloads(server, browser, measuredDocuments.threePages, 3)
      const growth = await heapGrowth(page, SETTLED, EXPORTS)
      expect(growth.first.workers).toBeGreaterThan(0)
      expect(growth.page).toBeLessThanOrEqual(1.1)
      expect(growth.workers).toBeLessThanOrEqual(1.1)
      // A leaked file or display list would exceed this each time.
      const { kb } = await exportOnce(page, /^PDF/)
      const more = growth.last.page + growth.last.workers - growth.first.page - growth.first.workers
      expect((more * 1024) / (EXPORTS - SETTLED)).toBeLessThan(kb)
    } finally {
      await browser.close()
      await server.stop()
    }
  },
  120_000,
)
