import { useState } from 'react'
import { KindsRail } from './kinds-rail.tsx'
import styles from './palette.module.css'
import { useFollowing } from './use-palette.ts'
import { VariantsColumn } from './variants-column.tsx'

/** The author's left pane: kinds, and the live looks of the chosen one. */
export const Palette = () => {
  const [query, setQuery] = useState('')
  useFollowing()
  return (
    <div className={styles.palette}>
      <KindsRail onKind={() => setQuery('')} />
      <VariantsColumn query={query} onQuery={setQuery} />
    </div>
  )
}
