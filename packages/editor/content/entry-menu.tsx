import { ArrowDown, ArrowUp, Check, Copy, Ellipsis, Eye, EyeOff, FileUp, Group, Plus, Trash2 } from 'lucide'
import { Menu, MenuDivider, MenuItem } from '#packages/ui/menu.tsx'
import { defineWords, useWords } from '#packages/ui/words.tsx'
import { Glyph } from '../glyph.tsx'
import { useItemActions } from './item-actions.ts'
import styles from './menu.module.css'

const words = defineWords({
  zh: {
    more: (title: string) => `${title || '这一条'}：更多操作`,
    up: '上移',
    down: '下移',
    together: '不拆到两页',
    break: '从新的一页开始',
    add: '在下方添加',
    duplicate: '复制一份',
    hide: '在页面上隐藏',
    show: '显示在页面上',
    remove: '删除',
  },
  en: {
    more: (title: string) => `${title || 'This entry'}: more`,
    up: 'Move up',
    down: 'Move down',
    together: 'Keep on one page',
    break: 'Start on a new page',
    add: 'Add one below',
    duplicate: 'Duplicate',
    hide: 'Hide on the page',
    show: 'Show on the page',
    remove: 'Delete',
  },
})

interface EntryMenuProps {
  section: string
  item: string
  title: string
  hidden: boolean
  together: boolean
  breaks: boolean
  opened: boolean
  onOpened(opened: boolean): void
}

/** Everything that can be done to an entry. */
export const EntryMenu = (props: EntryMenuProps) => {
  const { section, item, title, hidden, together, breaks, opened, onOpened } = props
  const t = useWords(words)
  const actions = useItemActions(section)
  const tick = (on: boolean) => on && <Glyph icon={Check} size={14} />
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
      <MenuItem icon={<Glyph icon={ArrowUp} />} end={<kbd>Alt ↑</kbd>} onClick={() => actions.step(item, -1)}>
        {t.up}
      </MenuItem>
      <MenuItem
        icon={<Glyph icon={ArrowDown} />}
        end={<kbd>Alt ↓</kbd>}
        onClick={() => actions.step(item, 1)}
      >
        {t.down}
      </MenuItem>
      <MenuItem
        icon={<Glyph icon={Group} />}
        end={tick(together)}
        role="menuitemcheckbox"
        aria-checked={together}
        onClick={() => actions.toggleTogether(item)}
      >
        {t.together}
      </MenuItem>
      <MenuItem
        icon={<Glyph icon={FileUp} />}
        end={tick(breaks)}
        role="menuitemcheckbox"
        aria-checked={breaks}
        onClick={() => actions.toggleBreak(item)}
      >
        {t.break}
      </MenuItem>
      <MenuDivider />
      <MenuItem icon={<Glyph icon={Plus} />} onClick={() => actions.add(item)}>
        {t.add}
      </MenuItem>
      <MenuItem icon={<Glyph icon={Copy} />} onClick={() => actions.duplicate(item)}>
        {t.duplicate}
      </MenuItem>
      <MenuItem icon={<Glyph icon={hidden ? Eye : EyeOff} />} onClick={() => actions.toggle(item)}>
        {hidden ? t.show : t.hide}
      </MenuItem>
      <MenuItem danger icon={<Glyph icon={Trash2} />} onClick={() => actions.remove(item)}>
        {t.remove}
      </MenuItem>
    </Menu>
  )
}
