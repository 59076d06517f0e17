import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, memo, type ReactNode, Suspense, useState } from 'react'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { useHydrated } from '#packages/ui/use-hydrated.ts'
import type { Item } from './item.ts'
import styles from './item-stage.module.css'
import { drawnPages as drawn, pages as served } from './pages-later.ts'
import { previewQuery } from './preview-query.ts'

const words = defineWords({
  zh: { failed: '没能打开预览。', again: '再试一次' },
  en: { failed: 'Couldn’t load the preview.', again: 'Try again' },
})

type ServedProps = ComponentProps<typeof served.Component> & { fallback?: ReactNode }

/** Nothing reaches in before the engine is here: a change from outside would make React drop the served pages. */
const ServedPages = memo(({ fallback, ...props }: ServedProps) => (
  <Suspense fallback={fallback}>
    <served.Component {...props} />
  </Suspense>
))

const ServedDrawing = memo((props: ComponentProps<typeof drawn.Component>) => (
  <Suspense>
    <drawn.Component {...props} />
  </Suspense>
))

interface PagesProps {
  item: Item
  onCount(pages: number): void
}

/** The pages as the server drew them. */
const PreviewPages = ({ item: { id }, onCount }: PagesProps) => {
  const t = useWords(words)
  const { data, isError, refetch } = useQuery(previewQuery(id))
  const hydrated = useHydrated()
  if (data) {
    const name = `${data.id}@${data.version}`
    return <ServedDrawing key={name} name={name} html={data.drawnPages} onCount={onCount} />
  }
  // The server renders nothing instead: the browser asks by itself.
  if (!isError || !hydrated) return null
  return (
    <p role="alert" className={styles.failed}>
      {t.failed}
      <button type="button" onClick={() => void refetch()}>
        {t.again}
      </button>
    </p>
  )
}

const ignore = () => undefined

/** The pages of a document that is open to this account, or the preview of one that is not. */
export const StagePages = ({ item, onCount }: PagesProps) => {
  // Where it was just paid for, the preview stays until the document itself is drawn.
  const [wasPreview] = useState(!item.isOpen)
  if (!item.isOpen) return <PreviewPages item={item} onCount={onCount} />
  return (
    <ServedPages
      stored={item.document}
      onCount={onCount}
      fallback={wasPreview && <PreviewPages item={item} onCount={ignore} />}
    />
  )
}
