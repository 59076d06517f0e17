import { ChevronDown, ChevronUp } from 'lucide'
import { Suspense, useEffect, useState } from 'react'
import type { Kind } from '#packages/sections/define.ts'
import { later } from '#packages/ui/later.ts'
import { defineWords } from '#packages/ui/words.tsx'
import { Glyph } from '../glyph.tsx'
import { useKindWords } from '../kind-words.ts'
import styles from './form.module.css'
import { usePane } from './pane.ts'

const words = defineWords({
  zh: { settings: '栏目设置' },
  en: { settings: 'Section settings' },
})

const TitleSettings = later(async () => (await import('./title-settings.tsx')).TitleSettings)
export const loadTitleSettings = TitleSettings.ahead

/** What is set for the whole section: its title and how that looks. */
export const SectionSettings = ({ section, kind }: { section: string; kind: Kind }) => {
  const t = useKindWords(words)
  const wished = usePane(({ wish }) => !kind.headed && wish?.section === section && wish.item === section)
  const [chosen, setOpen] = useState(false)
  const open = chosen || wished
  useEffect(() => {
    if (wished) setOpen(true)
  }, [wished])
  return (
    <div className={styles.settings}>
      <button
        type="button"
        className={styles.settingsHead}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {t.settings}
        <Glyph icon={open ? ChevronUp : ChevronDown} size={14} />
      </button>
      {open && (
        <Suspense>
          <TitleSettings section={section} kind={kind} />
        </Suspense>
      )}
    </div>
  )
}
