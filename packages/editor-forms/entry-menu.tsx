import { Ellipsis } from 'lucide'
import { Suspense } from 'react'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { lazyComponent } from '#packages/scheduling/lazy-component.ts'
import { Menu } from '#packages/ui/menu.tsx'
import type { EntryItemsProps } from './entry-items.tsx'
import styles from './menu.module.css'

const words = defineWords({
  zh: { more: (title: string) => `${title || '这一条'}：更多操作` },
  en: { more: (title: string) => `${title || 'This entry'}: more` },
})

const Items = lazyComponent(async () => (await import('./entry-items.tsx')).EntryItems)
export const loadEntryItems = Items.preload

interface EntryMenuProps extends EntryItemsProps {
  title: string
  opened: boolean
  onOpened(opened: boolean): void
}

export const EntryMenu = ({ title, opened, onOpened, ...entry }: EntryMenuProps) => {
  const t = useWords(words)
  return (
    <Menu
      className={styles.more}
      aria-label={t.more(title)}
      face={<Glyph icon={Ellipsis} size={15} />}
      opened={opened}
      onOpened={onOpened}
      offset={2}
      width={208}
    >
      <Suspense>
        <Items {...entry} />
      </Suspense>
    </Menu>
  )
}
