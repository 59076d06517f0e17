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

/** No props may change before the engine is loaded: React would drop the served pages. */
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

/** The pages as the server rendered them. */
const PreviewPages = ({ item: { id }, onCount }: PagesProps) => {
  const t = useWords(words)
  const { data, isError, refetch } = useQuery(previewQuery(id))
  const hydrated = useHydrated()
  if (data) {
    const name = `${data.id}@${data.version}`
    return <ServedDrawing key={name} name={name} html={data.drawnPages} onCount={onCount} />
  }
  // The server renders nothing here; the browser loads it.
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

/** The pages of a document that this account may open, or the preview of another one. */
export const StagePages = ({ item, onCount }: PagesProps) => {
  // After a purchase, the preview stays until the document itself is rendered.
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
