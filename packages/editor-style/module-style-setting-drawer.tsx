import { replaceStyle } from '#packages/document/commands.ts'
import type { Section } from '#packages/document/schema.ts'
import { useEditor, useEditorState } from '#packages/editor-core/use-editor.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import type { StyleGroup, StyleRow } from '#packages/layout/setters/rows.ts'
import { type StyleName, styleNames, styleSetters } from '#packages/layout/setters/style.ts'
import { CopyPaste } from './copy-paste.tsx'
import { Group } from './property-row.tsx'
import { BoxRow, SetterRow, type SetterRowProps } from './setter-row.tsx'
import styles from './style-pane.module.css'
import { type StyledSection, StyleTarget } from './style-target.tsx'
import { type PartOnPage, usePartOnPage } from './use-part-on-page.ts'
import { useTarget } from './use-target.ts'

const words = defineWords({
  zh: {
    text: '文字',
    box: '盒子',
    flex: '弹性布局',
    border: '边框',
    background: '背景',
    list: '列表',
    image: '图片',
    module: '栏目',
    changed: (count: number) => `${count} 项已改`,
    reset: '还原这一部分',
  },
  en: {
    text: 'Text',
    box: 'Box',
    flex: 'Flex',
    border: 'Border',
    background: 'Background',
    list: 'List',
    image: 'Picture',
    module: 'Section',
    changed: (count: number) => `${count} changed`,
    reset: 'Reset this part',
  },
})

const GROUPS = Object.groupBy(styleNames, (name) => styleSetters[name].group)

type Own = Section['style'][string]

/** The border style of several sides has several words; one match is enough. */
const holdsOne = (value: unknown, wanted: readonly string[] | undefined) =>
  value !== undefined && (wanted === undefined || wanted.includes(String(value)))

/**
 * A row is shown while its condition holds; a row with a value is always shown, since it could not be reset otherwise.
 */
const isShown = (name: StyleName, own: Own, { values }: PartOnPage): boolean => {
  const { when }: StyleRow = styleSetters[name]
  if (!when || own[name] !== undefined) return true
  const other = when.style as StyleName
  return holdsOne(own[other] ?? values[other], when.is)
}

/** Groups for lists and pictures are shown only if the part has any. */
const fits = (group: StyleGroup, own: Own, { holds }: PartOnPage): boolean =>
  group === 'list' || group === 'image'
    ? holds[group] || (GROUPS[group] ?? []).some((name) => own[name] !== undefined)
    : true

const NONE: Own = {}

const hasSides = (name: StyleName | undefined) => name !== undefined && styleSetters[name].input === 'sides'

interface RowsProps {
  section: string
  slot: string
  names: readonly StyleName[]
  drawn: PartOnPage
}

/**
 * The contrast of a text colour is judged on its background, and of a background by the text on it; lines and shapes
 * have none.
 */
const readWith = (
  name: StyleName,
  { values, ground }: PartOnPage,
): Pick<SetterRowProps, 'ground' | 'text'> => {
  if (name === 'background') return { text: values.color as string | undefined }
  return name === 'color' || name === 'themeColor' ? { ground } : {}
}

/** Rows in the order of the table; margin and padding share one row. */
const Rows = ({ section, slot, names, drawn }: RowsProps) =>
  names.map((name, at) => {
    const { values } = drawn
    const [before, after] = [names[at - 1], names[at + 1]]
    if (hasSides(name) && hasSides(before)) return null
    if (!after || !hasSides(name) || !hasSides(after))
      return (
        <SetterRow
          key={name}
          section={section}
          slot={slot}
          name={name}
          inherited={values[name]}
          {...readWith(name, drawn)}
        />
      )
    const { width, height } = values
    const isPart = (styleSetters[name] as StyleRow).writes !== 'section'
    return (
      <BoxRow
        key={name}
        section={section}
        slot={slot}
        outer={name}
        inner={after}
        around={values[name]}
        within={values[after]}
        size={
          isPart && width && height
            ? `${Math.round(Number(width))} × ${Math.round(Number(height))}`
            : undefined
        }
      />
    )
  })

/** Only what the panel shows of a section, so that typing in the section does not render it again. */
const useStyled = (id: string): StyledSection | undefined =>
  useEditorState(({ document }) => {
    const section = document.sections.find((one) => one.id === id)
    return section && { id, kind: section.kind, props: section.props, style: section.style }
  })

/** All setters for one part of a section: the whole section, its title, an entry or the clicked slot. */
export const ModuleStyleSettingDrawer = ({ section: id }: { section: string }) => {
  const t = useWords(words)
  const editor = useEditor()
  const section = useStyled(id)
  const { slot, item } = useTarget(id)
  const own = useEditorState(
    ({ document }) => document.sections.find((one) => one.id === id)?.style[slot] ?? NONE,
  )
  const drawn = usePartOnPage(id, slot, item)
  if (!section) return null
  const count = Object.keys(own).length
  return (
    <div className={styles.settings}>
      <StyleTarget section={section} slot={slot} drawn={drawn.slots} />
      <div className={styles.bar}>
        <CopyPaste section={section} slot={slot} />
        <span className={styles.count}>{count > 0 ? t.changed(count) : null}</span>
        {count > 0 ? (
          <button
            type="button"
            className={styles.quiet}
            onClick={() => editor.edit(replaceStyle(id, slot, {}))}
          >
            {t.reset}
          </button>
        ) : null}
      </div>
      {(Object.keys(GROUPS) as StyleGroup[])
        .filter((group) => fits(group, own, drawn))
        .map((group) => (
          // The key includes the part, so that unfinished input does not stay when another part is selected.
          <Group key={`${slot} ${group}`} title={t[group]}>
            <Rows
              section={id}
              slot={slot}
              names={(GROUPS[group] ?? []).filter((name) => isShown(name, own, drawn))}
              drawn={drawn}
            />
          </Group>
        ))}
    </div>
  )
}
