import { Check, Copy, Heading, type IconNode, Trash2 } from 'lucide'
import type { ReactNode } from 'react'
import { setSection } from '#packages/document/commands.ts'
import { regions } from '#packages/document/schema.ts'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import { isSingleton } from '#packages/editor-core/new-section.ts'
import { hasRegions } from '#packages/editor-core/order.ts'
import { useEditor, useEditorState } from '#packages/editor-core/use-editor.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { kindOf } from '#packages/sections/registry.ts'
import { isTitled } from '#packages/sections/titled.ts'
import { MenuDivider, MenuItem } from '#packages/ui/menu.tsx'
import { useStageActions } from './stage-actions.ts'

const words = defineWords({
  zh: {
    titles: '标题样式',
    titled: '显示标题',
    break: '从新的一页开始',
    keep: '不拆到两页',
    header: '移到页眉',
    main: '移到主栏',
    side: '移到侧栏',
    duplicate: '复制一份',
    remove: '删除',
  },
  en: {
    titles: 'Title style',
    titled: 'Show title',
    break: 'Start on a new page',
    keep: 'Keep on one page',
    header: 'Move to header',
    main: 'Move to main column',
    side: 'Move to side column',
    duplicate: 'Duplicate',
    remove: 'Delete',
  },
})

const Tick = ({ on, children, onClick }: { on: boolean; children: ReactNode; onClick(): void }) => (
  <MenuItem
    role="menuitemcheckbox"
    aria-checked={on}
    icon={on ? <Glyph icon={Check} /> : <span />}
    onClick={onClick}
  >
    {children}
  </MenuItem>
)

const Act = ({
  icon,
  children,
  ...rest
}: {
  icon?: IconNode
  danger?: boolean
  children: ReactNode
  onClick(): void
}) => (
  <MenuItem icon={icon ? <Glyph icon={icon} /> : <span />} {...rest}>
    {children}
  </MenuItem>
)

/** The items of the menu, rendered when it opens. */
export const MoreItems = ({ section: id }: { section: string }) => {
  const t = useWords(words)
  const editor = useEditor()
  const actions = useStageActions()
  const facts = useEditorState(({ document }) => {
    const section = document.sections.find((one) => one.id === id)
    return section
      ? {
          kind: section.kind,
          region: hasRegions(document) ? section.region : undefined,
          titled: isTitled(section),
          breaks: section.breakBefore === true,
          keeps: section.keepTogether === true,
          headed: kindOf(section.kind)?.headed === true,
          slide: document.kind === 'ppt',
        }
      : undefined
  })
  if (!facts) return null
  const { kind, region, titled, breaks, keeps, headed, slide } = facts
  return (
    <>
      {titled && (
        <Act
          icon={Heading}
          onClick={() => editor.show({ left: { pane: 'titles', section: id }, phone: 'content' })}
        >
          {t.titles}
        </Act>
      )}
      {!headed && (
        <Tick on={titled} onClick={() => editor.edit(setSection(id, 'untitled', titled))}>
          {t.titled}
        </Tick>
      )}
      {/* A slide always fills one page. */}
      {!slide && (
        <>
          <Tick
            on={breaks}
            onClick={() => editor.edit(setSection(id, 'breakBefore', breaks ? undefined : true))}
          >
            {t.break}
          </Tick>
          <Tick
            on={keeps}
            onClick={() => editor.edit(setSection(id, 'keepTogether', keeps ? undefined : true))}
          >
            {t.keep}
          </Tick>
        </>
      )}
      {region && <MenuDivider />}
      {region &&
        regions
          .filter((one) => one !== region)
          .map((one) => (
            <Act key={one} onClick={() => actions.toRegion(id, one)}>
              {t[one]}
            </Act>
          ))}
      {!(headed && slide) && <MenuDivider />}
      {!isSingleton(kind) && (
        <Act icon={Copy} onClick={() => actions.duplicate(id)}>
          {t.duplicate}
        </Act>
      )}
      <Act icon={Trash2} danger onClick={() => actions.remove(id)}>
        {t.remove}
      </Act>
    </>
  )
}
