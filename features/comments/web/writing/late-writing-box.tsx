import { useWords } from '#packages/i18n/words.tsx'
import { Button } from '#packages/ui/button.tsx'
import { useHydrated } from '#packages/ui/use-hydrated.ts'
import { commentWords } from '../comment-words.ts'
import { useLate } from '../use-late.ts'
import styles from './late-writing-box.module.css'
import type { WritingBoxProps } from './writing-box.tsx'

const loadBox = async () => (await import('./writing-box.tsx')).WritingBox

/** Reserves the size of the box until it is loaded, because readers do not need it. */
export const LateWritingBox = (props: WritingBoxProps) => {
  const t = useWords(commentWords)
  const { part: WritingBox, failed, retry } = useLate(loadBox, useHydrated())
  if (WritingBox) return <WritingBox {...props} />
  return (
    <div className={styles.place}>
      {failed && (
        <Button look="plain" onClick={retry}>
          {t.again}
        </Button>
      )}
    </div>
  )
}
