import { setEveryItem, setSection } from '#packages/document/commands.ts'
import type { Region } from '#packages/document/schema.ts'
import { useEditor, useEditorState } from '#packages/editor-core/use-editor.tsx'
import { Segments } from '#packages/editor-forms/inputs/segments.tsx'
import { Switch } from '#packages/editor-forms/inputs/switch.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { kindOf } from '#packages/sections/registry.ts'
import { Group, PropertyRow, ToggleRow } from './property-row.tsx'

const words = defineWords({
  zh: {
    paging: '分页',
    keepEntries: '同一条经历不拆到两页',
    keep: '整个栏目不拆到两页',
    before: '从新的一页开始',
    place: '位置',
    region: '所在区域',
    header: '页首',
    main: '主栏',
    side: '侧栏',
  },
  en: {
    paging: 'Pages',
    keepEntries: 'Keep each entry on one page',
    keep: 'Keep the section on one page',
    before: 'Start on a new page',
    place: 'Place',
    region: 'Column',
    header: 'Top',
    main: 'Main',
    side: 'Side',
  },
})

const RegionRow = ({ section: id }: { section: string }) => {
  const t = useWords(words)
  const editor = useEditor()
  const region = useEditorState(({ document }) =>
    document.page.layout === 'left_right'
      ? document.sections.find((section) => section.id === id)?.region
      : undefined,
  )
  if (region === undefined) return null
  return (
    <Group title={t.place}>
      <PropertyRow label={t.region}>
        <Segments
          label={t.region}
          value={region}
          segments={(['header', 'main', 'side'] as const).map((value) => ({ value, name: t[value] }))}
          onChange={(value) => editor.edit(setSection(id, 'region', value as Region))}
        />
      </PropertyRow>
    </Group>
  )
}

/** The region of the section, and how it may break between pages. */
export const PagingRows = ({ section: id }: { section: string }) => {
  const t = useWords(words)
  const editor = useEditor()
  const { keep, before, entries, keepEntries, slide } = useEditorState(({ document }) => {
    const section = document.sections.find((one) => one.id === id)
    const items = section?.items ?? []
    return {
      keep: section?.keepTogether === true,
      before: section?.breakBefore === true,
      entries: kindOf(section?.kind ?? '')?.single ? 0 : items.length,
      keepEntries: items.every((item) => item.keepTogether === true),
      slide: document.kind === 'ppt',
    }
  })
  // A slide always fills one page.
  if (slide) return null
  return (
    <>
      <RegionRow section={id} />
      <Group title={t.paging}>
        {entries > 0 ? (
          <ToggleRow label={t.keepEntries}>
            <Switch
              label={t.keepEntries}
              checked={keepEntries}
              onChange={(on) => editor.edit(setEveryItem(id, 'keepTogether', on || undefined))}
            />
          </ToggleRow>
        ) : null}
        <ToggleRow label={t.keep}>
          <Switch
            label={t.keep}
            checked={keep}
            onChange={(on) => editor.edit(setSection(id, 'keepTogether', on || undefined))}
          />
        </ToggleRow>
        <ToggleRow label={t.before}>
          <Switch
            label={t.before}
            checked={before}
            onChange={(on) => editor.edit(setSection(id, 'breakBefore', on || undefined))}
          />
        </ToggleRow>
      </Group>
    </>
  )
}
