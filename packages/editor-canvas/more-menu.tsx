import { Ellipsis } from 'lucide'
import { type ReactNode, Suspense } from 'react'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { lazyComponent } from '#packages/scheduling/lazy-component.ts'
import { Menu } from '#packages/ui/menu.tsx'
import styles from './module-box.module.css'

const words = defineWords({
  zh: { more: (name: string) => `「${name}」的更多操作` },
  en: { more: (name: string) => `More for “${name}”` },
})

const Items = lazyComponent(async () => (await import('./more-items.tsx')).MoreItems)
export const loadMoreItems = Items.preload

interface MoreProps {
  section: string
  name: string
  /** Class and label of the button outside the toolbar. */
  className?: string
  size?: number
  children?: ReactNode
}

/** The less frequent actions on a section. */
export const MoreMenu = ({
  section,
  name,
  className = styles.tool ?? '',
  size = 16,
  children,
}: MoreProps) => {
  const t = useWords(words)
  return (
    <Menu
      className={className}
      aria-label={t.more(name)}
      face={
        <>
          <Glyph icon={Ellipsis} size={size} />
          {children}
        </>
      }
      width={196}
    >
      <Suspense>
        <Items section={section} />
      </Suspense>
    </Menu>
  )
}
