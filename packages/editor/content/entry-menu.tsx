import { Menu } from '@mantine/core'
import { ArrowDown, ArrowUp, Check, Copy, Ellipsis, Eye, EyeOff, FileUp, Group, Plus, Trash2 } from 'lucide'
import '@mantine/core/styles/Menu.css'
import '@mantine/core/styles/Popover.css'
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
      opened={opened}
      onChange={onOpened}
      position="bottom-end"
      offset={2}
      width={208}
      transitionProps={{ duration: 0 }}
      classNames={{ dropdown: styles.dropdown ?? '', item: styles.item ?? '' }}
    >
      <Menu.Target>
        <button
          type="button"
          className={styles.more}
          aria-label={t.more(title)}
          data-opened={opened || undefined}
        >
          <Glyph icon={Ellipsis} size={15} />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<Glyph icon={ArrowUp} />}
          rightSection={<kbd>Alt ↑</kbd>}
          onClick={() => actions.step(item, -1)}
        >
          {t.up}
        </Menu.Item>
        <Menu.Item
          leftSection={<Glyph icon={ArrowDown} />}
          rightSection={<kbd>Alt ↓</kbd>}
          onClick={() => actions.step(item, 1)}
        >
          {t.down}
        </Menu.Item>
        <Menu.Item
          leftSection={<Glyph icon={Group} />}
          rightSection={tick(together)}
          role="menuitemcheckbox"
          aria-checked={together}
          onClick={() => actions.toggleTogether(item)}
        >
          {t.together}
        </Menu.Item>
        <Menu.Item
          leftSection={<Glyph icon={FileUp} />}
          rightSection={tick(breaks)}
          role="menuitemcheckbox"
          aria-checked={breaks}
          onClick={() => actions.toggleBreak(item)}
        >
          {t.break}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item leftSection={<Glyph icon={Plus} />} onClick={() => actions.add(item)}>
          {t.add}
        </Menu.Item>
        <Menu.Item leftSection={<Glyph icon={Copy} />} onClick={() => actions.duplicate(item)}>
          {t.duplicate}
        </Menu.Item>
        <Menu.Item leftSection={<Glyph icon={hidden ? Eye : EyeOff} />} onClick={() => actions.toggle(item)}>
          {hidden ? t.show : t.hide}
        </Menu.Item>
        <Menu.Item
          className={styles.danger ?? ''}
          leftSection={<Glyph icon={Trash2} />}
          onClick={() => actions.remove(item)}
        >
          {t.remove}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
