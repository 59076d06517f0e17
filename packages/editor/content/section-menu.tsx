import { Menu } from '@mantine/core'
import {
  ArrowDown,
  ArrowUp,
  Check,
  Copy,
  Ellipsis,
  Eye,
  EyeOff,
  FileUp,
  Heading,
  LayoutTemplate,
  PencilLine,
  Plus,
  Trash2,
} from 'lucide'
import '@mantine/core/styles/Menu.css'
import '@mantine/core/styles/Popover.css'
import { regions } from '#packages/document/schema.ts'
import { kindOf } from '#packages/sections/registry.ts'
import { defineWords, useWords } from '#packages/ui/words.tsx'
import { Glyph } from '../glyph.tsx'
import { useEditorState } from '../use-editor.tsx'
import styles from './menu.module.css'
import { isOnce } from './new-section.ts'
import { hasRegions, placeStepped } from './order.ts'
import { useSectionActions } from './section-actions.ts'

const words = defineWords({
  zh: {
    more: (name: string) => `${name}：更多操作`,
    rename: '重命名',
    variant: '换版式',
    titles: '标题样式',
    up: '上移',
    down: '下移',
    header: '移到页眉',
    main: '移到主栏',
    side: '移到侧栏',
    break: '从新的一页开始',
    add: '在下方添加栏目',
    duplicate: '复制一份',
    hide: '在页面上隐藏',
    show: '显示在页面上',
    remove: '删除',
  },
  en: {
    more: (name: string) => `${name}: more`,
    rename: 'Rename',
    variant: 'Change variant',
    titles: 'Title style',
    up: 'Move up',
    down: 'Move down',
    header: 'Move to header',
    main: 'Move to main column',
    side: 'Move to side column',
    break: 'Start on a new page',
    add: 'Add a section below',
    duplicate: 'Duplicate',
    hide: 'Hide on the page',
    show: 'Show on the page',
    remove: 'Delete',
  },
})

interface MenuProps {
  id: string
  name: string
  opened: boolean
  onOpened(opened: boolean): void
  onRename?: () => void
}

const Items = ({ id, onRename }: Pick<MenuProps, 'id' | 'onRename'>) => {
  const t = useWords(words)
  const actions = useSectionActions(id)
  const facts = useEditorState(({ document }) => {
    const section = document.sections.find((one) => one.id === id)
    if (!section) return undefined
    return {
      kind: section.kind,
      region: hasRegions(document) ? section.region : undefined,
      visible: section.visible,
      untitled: section.untitled ?? kindOf(section.kind)?.untitled,
      breaks: section.breakBefore,
      up: placeStepped(document, id, -1) !== undefined,
      down: placeStepped(document, id, 1) !== undefined,
    }
  })
  if (!facts) return null
  const { kind, region, visible, untitled, breaks, up, down } = facts
  return (
    <>
      <Menu.Item leftSection={<Glyph icon={LayoutTemplate} />} onClick={actions.showVariants}>
        {t.variant}
      </Menu.Item>
      {!untitled && (
        <Menu.Item leftSection={<Glyph icon={Heading} />} onClick={actions.showTitles}>
          {t.titles}
        </Menu.Item>
      )}
      {onRename && (
        <Menu.Item leftSection={<Glyph icon={PencilLine} />} rightSection={<kbd>F2</kbd>} onClick={onRename}>
          {t.rename}
        </Menu.Item>
      )}
      <Menu.Divider />
      <Menu.Item
        leftSection={<Glyph icon={ArrowUp} />}
        rightSection={<kbd>Alt ↑</kbd>}
        disabled={!up}
        onClick={() => actions.step(-1)}
      >
        {t.up}
      </Menu.Item>
      <Menu.Item
        leftSection={<Glyph icon={ArrowDown} />}
        rightSection={<kbd>Alt ↓</kbd>}
        disabled={!down}
        onClick={() => actions.step(1)}
      >
        {t.down}
      </Menu.Item>
      {region &&
        regions
          .filter((one) => one !== region)
          .map((one) => (
            <Menu.Item key={one} leftSection={<span />} onClick={() => actions.toRegion(one)}>
              {t[one]}
            </Menu.Item>
          ))}
      <Menu.Item
        leftSection={<Glyph icon={FileUp} />}
        rightSection={breaks && <Glyph icon={Check} size={14} />}
        role="menuitemcheckbox"
        aria-checked={breaks === true}
        onClick={actions.toggleBreak}
      >
        {t.break}
      </Menu.Item>
      <Menu.Divider />
      <Menu.Item leftSection={<Glyph icon={Plus} />} onClick={actions.addAfter}>
        {t.add}
      </Menu.Item>
      {!isOnce(kind) && (
        <Menu.Item leftSection={<Glyph icon={Copy} />} onClick={actions.duplicate}>
          {t.duplicate}
        </Menu.Item>
      )}
      <Menu.Item leftSection={<Glyph icon={visible ? EyeOff : Eye} />} onClick={actions.toggle}>
        {visible ? t.hide : t.show}
      </Menu.Item>
      <Menu.Item
        className={styles.danger ?? ''}
        leftSection={<Glyph icon={Trash2} />}
        onClick={actions.remove}
      >
        {t.remove}
      </Menu.Item>
    </>
  )
}

/** Everything that can be done to a section. */
export const SectionMenu = ({ id, name, opened, onOpened, onRename }: MenuProps) => {
  const t = useWords(words)
  return (
    <Menu
      opened={opened}
      onChange={onOpened}
      position="bottom-end"
      offset={2}
      width={216}
      transitionProps={{ duration: 0 }}
      classNames={{ dropdown: styles.dropdown ?? '', item: styles.item ?? '' }}
    >
      <Menu.Target>
        <button
          type="button"
          className={styles.more}
          aria-label={t.more(name)}
          data-opened={opened || undefined}
        >
          <Glyph icon={Ellipsis} size={15} />
        </button>
      </Menu.Target>
      <Menu.Dropdown>{opened && <Items id={id} {...(onRename ? { onRename } : {})} />}</Menu.Dropdown>
    </Menu>
  )
}
