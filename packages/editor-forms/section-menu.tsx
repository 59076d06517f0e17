import { Ellipsis } from 'lucide'
import { Suspense } from 'react'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import { useKindWords } from '#packages/editor-core/kind-words.ts'
import { defineWords } from '#packages/i18n/words.tsx'
import { lazyComponent } from '#packages/scheduling/lazy-component.ts'
import { Menu } from '#packages/ui/menu.tsx'
import styles from './menu.module.css'

const words = defineWords({
  zh: { more: (name: string) => `${name}：更多操作` },
  en: { more: (name: string) => `${name}: more` },
})

const Items = lazyComponent(async () => (await import('./section-items.tsx')).SectionItems)
export const loadSectionItems = Items.preload

interface MenuProps {
  id: string
  name: string
  opened: boolean
  onOpened(opened: boolean): void
  onRename?: () => void
}

/** The menu of a section. */
export const SectionMenu = ({ id, name, opened, onOpened, onRename }: MenuProps) => {
  const t = useKindWords(words)
  return (
    <Menu
      className={styles.more}
      aria-label={t.more(name)}
      face={<Glyph icon={Ellipsis} size={15} />}
      opened={opened}
      onOpened={onOpened}
      offset={2}
      width={216}
    >
      <Suspense>
        <Items id={id} {...(onRename ? { onRename } : {})} />
      </Suspense>
    </Menu>
  )
}
