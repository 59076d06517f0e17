import { ArrowDown, ArrowUp, Check, Copy, Eye, EyeOff, FileUp, Group, Plus, Trash2 } from 'lucide'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { MenuDivider, MenuItem } from '#packages/ui/menu.tsx'
import { useItemActions } from './item-actions.ts'

const words = defineWords({
  zh: {
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

export interface EntryItemsProps {
  section: string
  item: string
  hidden: boolean
  together: boolean
  breaks: boolean
}

/** Menu items of an entry. */
export const EntryItems = ({ section, item, hidden, together, breaks }: EntryItemsProps) => {
  const t = useWords(words)
  const actions = useItemActions(section)
  const tick = (on: boolean) => on && <Glyph icon={Check} size={14} />
  return (
    <>
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
    </>
  )
}
