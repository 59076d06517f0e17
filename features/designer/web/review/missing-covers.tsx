import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { listTemplates } from '#features/templates/contract.ts'
import {
  getCoverDocument,
  listMissingCovers,
  uploadCover,
} from '#features/templates/cover-upload-contract.ts'
import type { Client } from '#packages/api/client.ts'
import type { ReplyOf } from '#packages/api/endpoint.ts'
import { loadDocument } from '#packages/document/load.ts'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import '#packages/sections/document-kinds.ts'
import { kindFacts } from '#packages/sections/registry.ts'
import { useApi } from '#packages/ui/api.tsx'
import { apiQuery } from '#packages/ui/api-query.ts'
import { Button } from '#packages/ui/button.tsx'
import styles from './queue.module.css'

const words = defineWords({
  zh: {
    label: '封面图片',
    missing: (count: number) => `${count} 份模板没有封面图片，或图片已过时，列表里先直接画出第一页。`,
    draw: '画好封面',
    stop: '停止',
    drawing: (done: number, total: number) => `正在画第 ${done + 1} 份，共 ${total} 份`,
    done: (count: number) => `画好了 ${count} 份封面。`,
    failed: (names: string) => `没能画出：${names}`,
    comma: '、',
  },
  en: {
    label: 'Cover images',
    missing: (count: number) =>
      count === 1
        ? '1 template has no up-to-date cover image. Lists draw its first page instead.'
        : `${count} templates have no up-to-date cover image. Lists draw their first pages instead.`,
    draw: 'Create covers',
    stop: 'Stop',
    drawing: (done: number, total: number) => `Creating ${done + 1} of ${total}`,
    done: (count: number) => (count === 1 ? 'Created 1 cover.' : `Created ${count} covers.`),
    failed: (names: string) => `Couldn’t create: ${names}`,
    comma: ', ',
  },
})

type Missing = ReplyOf<typeof listMissingCovers>['templates'][number]

/** An account may upload sixty pictures a minute. */
const PACE_MS = 1100
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const redraw = async (client: Client, { id, version }: Missing, signal: AbortSignal): Promise<void> => {
  const { document } = await client.attempt(getCoverDocument, { id, version })
  const loaded = loadDocument(document, kindFacts)
  if (!loaded.ok) throw new Error('the document cannot be read')
  const { drawCoverPicture } = await import('../cover/draw-cover-picture.ts')
  const file = await drawCoverPicture(loaded.document, signal)
  signal.throwIfAborted()
  await client.attempt(uploadCover, { id, version, file })
}

interface Run {
  done: number
  total: number
  failed: readonly string[]
  isOver: boolean
}

/** Draws the covers one after the other in this browser, until all are done or the admin stops it. */
const useRedrawing = () => {
  const client = useApi()
  const queries = useQueryClient()
  const [run, setRun] = useState<Run>()
  const stopping = useRef<AbortController>(null)
  useEffect(() => () => stopping.current?.abort(), [])
  const start = async (templates: readonly Missing[]) => {
    const controller = new AbortController()
    stopping.current = controller
    const failed: string[] = []
    let done = 0
    const show = (isOver: boolean) => setRun({ done, total: templates.length, failed: [...failed], isOver })
    for (const template of templates) {
      if (controller.signal.aborted) break
      show(false)
      const redrawn = redraw(client, template, controller.signal).catch(() => {
        if (!controller.signal.aborted) failed.push(template.name)
      })
      await Promise.all([redrawn, pause(PACE_MS)])
      done += 1
    }
    show(true)
    await Promise.all(
      [listMissingCovers, listTemplates].map(({ method, path }) =>
        queries.invalidateQueries({ queryKey: [method, path] }),
      ),
    )
  }
  return { run, start, stop: () => stopping.current?.abort() }
}

/** Tells how many published templates have no picture of their present drawing, and makes those pictures. */
export const MissingCovers = () => {
  const t = useWords(words)
  const { data } = useQuery({ ...apiQuery(listMissingCovers, {}, { quiet: true }), staleTime: 0, retry: 1 })
  const { run, start, stop } = useRedrawing()
  const isRunning = run !== undefined && !run.isOver
  if (!run && !data?.total) return null
  const drawn = run ? run.done - run.failed.length : 0
  return (
    <section className={styles.covers} aria-label={t.label}>
      <p role="status">
        {isRunning && t.drawing(run.done, run.total)}
        {!isRunning && drawn > 0 && t.done(drawn)}
        {!isRunning && !!data?.total && t.missing(data.total)}
        {run && run.failed.length > 0 && t.failed(run.failed.join(t.comma))}
      </p>
      {isRunning && <progress aria-label={t.label} max={run.total} value={run.done} />}
      {isRunning ? (
        <Button look="plain" onClick={stop}>
          {t.stop}
        </Button>
      ) : (
        !!data?.total && (
          <Button look="plain" onClick={() => void start(data.templates)}>
            {t.draw}
          </Button>
        )
      )}
    </section>
  )
}
