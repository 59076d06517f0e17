import { ChevronDown, ChevronUp } from 'lucide'
import { Suspense, useEffect, useState } from 'react'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import { useKindWords } from '#packages/editor-core/kind-words.ts'
import { useLeftPane } from '#packages/editor-core/left-pane-state.ts'
import { defineWords } from '#packages/i18n/words.tsx'
import { lazyComponent } from '#packages/scheduling/lazy-component.ts'
import type { Kind } from '#packages/sections/define.ts'
import styles from './form.module.css'

const words = defineWords({
  zh: { settings: '栏目设置' },
  en: { settings: 'Section settings' },
})

const TitleSettings = lazyComponent(async () => (await import('./title-settings.tsx')).TitleSettings)
export const loadTitleSettings = TitleSettings.preload

/** Settings of the whole section: its title and title style. */
export const SectionSettings = ({ section, kind }: { section: string; kind: Kind }) => {
  const t = useKindWords(words)
  const isTitleRequested = useLeftPane(
    ({ focusRequest }) => !kind.headed && focusRequest?.section === section && focusRequest.item === section,
  )
  const [chosen, setOpen] = useState(false)
  const open = chosen || isTitleRequested
  useEffect(() => {
    if (isTitleRequested) setOpen(true)
  }, [isTitleRequested])
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
