import {
  ArrowDown,
  ArrowUp,
  Check,
  Copy,
  Eye,
  EyeOff,
  FileUp,
  Heading,
  LayoutTemplate,
  PencilLine,
  Plus,
  Trash2,
} from 'lucide'
import { regions } from '#packages/document/schema.ts'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import { useKindWords } from '#packages/editor-core/kind-words.ts'
import { isSingleton } from '#packages/editor-core/new-section.ts'
import { hasRegions, placeStepped } from '#packages/editor-core/order.ts'
import { useEditorState } from '#packages/editor-core/use-editor.tsx'
import { defineWords } from '#packages/i18n/words.tsx'
import { isTitled } from '#packages/sections/titled.ts'
import { MenuDivider, MenuItem } from '#packages/ui/menu.tsx'
import { useSectionActions } from './section-actions.ts'

const words = defineWords({
  zh: {
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

/** The items of a section's menu, rendered when it opens. */
export const SectionItems = ({ id, onRename }: { id: string; onRename?: () => void }) => {
  const t = useKindWords(words)
  const actions = useSectionActions(id)
  const facts = useEditorState(({ document }) => {
    const section = document.sections.find((one) => one.id === id)
    if (!section) return undefined
    return {
      kind: section.kind,
      region: hasRegions(document) ? section.region : undefined,
      visible: section.visible,
      titled: isTitled(section),
      slide: document.kind === 'ppt',
      breaks: section.breakBefore,
      up: placeStepped(document, id, -1) !== undefined,
      down: placeStepped(document, id, 1) !== undefined,
    }
  })
  if (!facts) return null
  const { kind, region, visible, titled, breaks, up, down, slide } = facts
  return (
    <>
      <MenuItem icon={<Glyph icon={LayoutTemplate} />} onClick={actions.showVariants}>
        {t.variant}
      </MenuItem>
      {titled && (
        <MenuItem icon={<Glyph icon={Heading} />} onClick={actions.showTitles}>
          {t.titles}
        </MenuItem>
      )}
      {onRename && (
        <MenuItem icon={<Glyph icon={PencilLine} />} end={<kbd>F2</kbd>} onClick={onRename}>
          {t.rename}
        </MenuItem>
      )}
      <MenuDivider />
      <MenuItem
        icon={<Glyph icon={ArrowUp} />}
        end={<kbd>Alt ↑</kbd>}
        disabled={!up}
        onClick={() => actions.step(-1)}
      >
        {t.up}
      </MenuItem>
      <MenuItem
        icon={<Glyph icon={ArrowDown} />}
        end={<kbd>Alt ↓</kbd>}
        disabled={!down}
        onClick={() => actions.step(1)}
      >
        {t.down}
      </MenuItem>
      {region &&
        regions
          .filter((one) => one !== region)
          .map((one) => (
            <MenuItem key={one} icon={<span />} onClick={() => actions.toRegion(one)}>
              {t[one]}
            </MenuItem>
          ))}
      {!slide && (
        <MenuItem
          icon={<Glyph icon={FileUp} />}
          end={breaks && <Glyph icon={Check} size={14} />}
          role="menuitemcheckbox"
          aria-checked={breaks === true}
          onClick={actions.toggleBreak}
        >
          {t.break}
        </MenuItem>
      )}
      <MenuDivider />
      <MenuItem icon={<Glyph icon={Plus} />} onClick={actions.addAfter}>
        {t.add}
      </MenuItem>
      {!isSingleton(kind) && (
        <MenuItem icon={<Glyph icon={Copy} />} onClick={actions.duplicate}>
          {t.duplicate}
        </MenuItem>
      )}
      <MenuItem icon={<Glyph icon={visible ? EyeOff : Eye} />} onClick={actions.toggle}>
        {visible ? t.hide : t.show}
      </MenuItem>
      <MenuItem danger icon={<Glyph icon={Trash2} />} onClick={actions.remove}>
        {t.remove}
      </MenuItem>
    </>
  )
}
