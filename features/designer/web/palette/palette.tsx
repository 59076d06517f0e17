import { useState } from 'react'
import { KindsRail } from './kinds-rail.tsx'
import styles from './palette.module.css'
import { useAskedFor } from './use-asked-for.ts'
import { useFollowing } from './use-palette.ts'
import { VariantsColumn } from './variants-column.tsx'

/** The author's left pane: kinds, and the live looks of the chosen one. */
export const Palette = () => {
  const [query, setQuery] = useState('')
  const ref = useAskedFor(() => setQuery(''))
  useFollowing()
  return (
    <div ref={ref} className={styles.palette} data-designer-palette="">
      <KindsRail onKind={() => setQuery('')} />
      <VariantsColumn query={query} onQuery={setQuery} />
    </div>
  )
}
