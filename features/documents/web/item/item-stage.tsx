import { type CSSProperties, Suspense } from 'react'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { lazyComponent } from '#packages/scheduling/lazy-component.ts'
import { Icon } from '#packages/ui/icon.tsx'
import { documentWords } from '../document-words.ts'
import { type Item, paperOf } from './item.ts'
import styles from './item-stage.module.css'
import { StagePages } from './stage-pages.tsx'
import type { Drawing } from './use-drawing.ts'
import { usePictures } from './use-pictures.ts'

const PageViewer = lazyComponent(async () => (await import('./page-viewer.tsx')).PageViewer)

const words = defineWords({
  zh: {
    wordPages: '文档的每一页',
    pptPages: '演示文稿的每一张',
    wordHint: '点一页看大图',
    pptHint: '点一张看大图',
    word: (page: number) => `第 ${page} 页，看大图`,
    ppt: (page: number) => `第 ${page} 张，看大图`,
    open: '看大图',
    making: '正在生成图片',
    count: (done: number, of: number) => `正在生成图片 ${done} / ${of}`,
    failed: '没能生成图片。',
    again: '再试一次',
  },
  en: {
    wordPages: 'Document pages',
    pptPages: 'Presentation slides',
    wordHint: 'Select a page to enlarge',
    pptHint: 'Select a slide to enlarge',
    word: (page: number) => `Page ${page}, enlarge`,
    ppt: (page: number) => `Slide ${page}, enlarge`,
    open: 'Enlarge',
    making: 'Creating images',
    count: (done: number, of: number) => `Creating images ${done} / ${of}`,
    failed: 'Couldn’t create the images.',
    again: 'Try again',
  },
})

const GAP = 36

/** In page pixels: the first slide spans two columns, with the others below it; pages are in one column. */
const canvasOf = ({ kind }: Item, { width, height }: { width: number; height: number }, pages: number) => {
  if (kind === 'word') return { width, height: pages * height + (pages - 1) * GAP, lead: 1 }
  const wide = 2 * width + GAP
  const lead = wide / width
  const rows = Math.ceil((pages - 1) / 2)
  return { width: wide, height: lead * height + rows * (height + GAP), lead }
}

const measures = (item: Item, pages: number): CSSProperties => {
  const paper = paperOf(item)
  const canvas = canvasOf(item, paper, pages)
  return {
    '--page': paper.width,
    '--down': paper.height,
    '--gap': GAP,
    '--lead': canvas.lead,
    '--desk-width': canvas.width,
    '--desk-height': canvas.height,
    '--row-width': pages * (paper.width + GAP) - GAP,
  } as CSSProperties
}

const Making = ({ state }: { state: { done: number; of: number } }) => {
  const t = useWords(words)
  return state.of > 0 ? t.count(state.done, state.of) : t.making
}

const Status = ({ item, pictures }: { item: Item; pictures: ReturnType<typeof usePictures> }) => {
  const t = useWords(words)
  const { state } = pictures
  if (state.at === 'failed')
    return (
      <span role="alert" className={styles.failed}>
        {t.failed}
        <button type="button" onClick={() => pictures.open(state.page)}>
          {t.again}
        </button>
      </span>
    )
  if (state.at !== 'making') return <span>{t[`${item.kind}Hint`]}</span>
  return (
    <span role="status" className={styles.busy}>
      <Making state={state} />
    </span>
  )
}

/** The document's pages, as large as fits. They are scaled in CSS, so the served page needs no script. */
export const ItemStage = ({ item, drawing }: { item: Item; drawing: Drawing }) => {
  const t = useWords(words)
  const named = useWords(documentWords)
  const { language } = useLanguage()
  const { kind, meta } = item
  const pages = drawing.pages ?? meta.pages ?? 1
  const pictures = usePictures(item, drawing)
  return (
    <section className={styles.stage} data-kind={kind} aria-label={t[`${kind}Pages`]}>
      <div className={styles.bar}>
        <b>{named[kind](pages.toLocaleString(language))}</b>
        <Status item={item} pictures={pictures} />
        <button type="button" className={styles.open} onClick={() => pictures.open(0)}>
          <Icon name="search" size={15} />
          {t.open}
        </button>
      </div>
      <div className={styles.canvas}>
        <div className={styles.room}>
          <div
            ref={drawing.place}
            className={styles.sheets}
            data-many={pages > 1 || undefined}
            style={measures(item, pages)}
          >
            <div className={styles.scaled}>
              <StagePages item={item} onCount={drawing.onCount} />
              <div className={styles.over}>
                {Array.from({ length: pages }, (_, page) => (
                  <button
                    // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number.
                    key={page}
                    type="button"
                    aria-label={t[kind](page + 1)}
                    onClick={() => pictures.open(page)}
                  >
                    {/* The header may be outside the viewport, so the result is also shown where the action was started. */}
                    {pictures.state.at === 'making' && pictures.state.page === page && (
                      <span aria-hidden="true" className={styles.making}>
                        <Making state={pictures.state} />
                      </span>
                    )}
                  </button>
                ))}
              </div>
            </div>
          </div>
        </div>
      </div>
      {pictures.state.at === 'ready' && (
        <Suspense>
          <PageViewer name={meta.name} pictures={pictures.state.urls} asked={pictures.state.asked} />
        </Suspense>
      )}
    </section>
  )
}
