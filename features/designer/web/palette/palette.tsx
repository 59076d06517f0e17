import { useState } from 'react'
import { KindsRail } from './kinds-rail.tsx'
import styles from './palette.module.css'
import { useSelectedKind } from './use-palette.ts'
import { usePaletteRequests } from './use-palette-requests.ts'
import { VariantsColumn } from './variants-column.tsx'

/** The author's left pane: kinds, and previews of the variants of one kind. */
export const Palette = () => {
  const [query, setQuery] = useState('')
  const ref = usePaletteRequests(() => setQuery(''))
  useSelectedKind()
  return (
    <div ref={ref} className={styles.palette} data-designer-palette="">
      <KindsRail onKind={() => setQuery('')} />
      <VariantsColumn query={query} onQuery={setQuery} />
    </div>
  )
}
