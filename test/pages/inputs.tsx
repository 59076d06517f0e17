import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { safeParse } from 'zod/v4/core'
import { createEditor } from '#packages/editor-core/editor.ts'
import { EditorProvider } from '#packages/editor-core/use-editor.tsx'
import { BoxModel } from '#packages/editor-forms/inputs/box-model.tsx'
import { ColorPickerCustom } from '#packages/editor-forms/inputs/color-picker-custom.tsx'
import { ComponentTypePop } from '#packages/editor-forms/inputs/component-type-pop.tsx'
import type { Gradient } from '#packages/editor-forms/inputs/gradient.ts'
import { InputFor, loadInputs } from '#packages/editor-forms/inputs/input-for.tsx'
import type { InputRow } from '#packages/editor-forms/inputs/input-props.ts'
import { useInputType } from '#packages/editor-forms/inputs/input-types.ts'
import shared from '#packages/editor-forms/inputs/inputs.module.css'
import { PictureStoreProvider } from '#packages/editor-forms/inputs/picture-store.tsx'
import type { Sides } from '#packages/editor-forms/inputs/sides.tsx'
import { LanguageProvider } from '#packages/i18n/words.tsx'
import { type PictureShape, propsSetters } from '#packages/layout/setters/props.ts'
import { inputNames } from '#packages/layout/setters/rows.ts'
import { styleSetters } from '#packages/layout/setters/style.ts'
import { DocumentFonts } from '#packages/render/document-fonts.tsx'
import { personOf } from '#packages/samples/people.ts'
import {
  cells,
  choose,
  date,
  figures,
  image,
  level,
  line,
  link,
  pairs,
  portrait,
  setter,
  span,
  styled,
} from '#packages/sections/fields.ts'
import { sampleDocument } from '#packages/sections/sample-document.ts'
import { SCHEME_ATTRIBUTE } from '#packages/ui/scheme-attribute.ts'
import '#packages/ui/tokens.css'
import '#packages/ui/base.css'

/** Every input with a value, in a row of its own: `?theme=dark&lang=en&store=ids`. */
const query = new URLSearchParams(location.search)
const language = query.get('lang') === 'en' ? 'en' : 'zh'
const editor = createEditor(sampleDocument(personOf('engineer', language)))

interface Shown {
  name: string
  row: InputRow
  value?: unknown
  inherited?: unknown
}

const rich = [
  {
    list: 'bullet',
    spans: [
      { text: '负责协同文档产品线，牵头 3 次大版本改版，' },
      { text: '月活由 42 万增至 96 万', bold: true },
    ],
  },
  {
    list: 'bullet',
    spans: [{ text: '主导「版本与权限」重构，详见' }, { text: '作品集', href: 'https://example.com/work' }],
  },
  { list: 'bullet', spans: [{ text: '搭建需求分级机制，平均交付周期由 31 天缩短为 19 天' }] },
]

const forms: Shown[] = [
  { name: 'line', row: line('公司', 'Company'), value: '拾穗网络科技' },
  { name: 'email', row: setter('email', 'mail'), value: 'zhixia@example.com' },
  { name: 'textarea', row: { ...line('说明', 'Notes'), input: 'hj-textarea' }, value: '第一行\n第二行' },
  { name: 'select', row: setter('degree'), value: '硕士' },
  { name: 'own', row: choose('到岗时间', 'Availability', ['随时到岗', '一个月内到岗'], []), value: '下周三' },
  { name: 'level', row: level('熟练度', 'Level'), value: '4' },
  { name: 'date', row: date('获奖时间', 'Date'), value: '2021-06' },
  { name: 'period', row: span('时间', 'Period'), value: { from: '2024-03', to: 'now' } },
  { name: 'words', row: span('时间（文字）', 'Period in words'), value: { text: '大三暑期' } },
  { name: 'avatar', row: portrait('头像', 'Photo'), value: 'sample-engineer' },
  { name: 'nophoto', row: portrait('没有头像', 'No photo'), value: '' },
  { name: 'work', row: image('作品图片', 'Picture'), value: 'sample-nurse' },
  { name: 'rich', row: styled('工作内容', 'Bullets'), value: rich },
  { name: 'empty', row: styled('自我评价', 'Summary'), value: [] },
  { name: 'li', row: { ...styled('逐条', 'Lines'), input: 'hj-list-li' }, value: rich },
  {
    name: 'pairs',
    row: pairs('其他信息', 'More'),
    value: [
      { label: '籍贯', value: '浙江杭州', icon: 'house' },
      { label: '政治面貌', value: '党员' },
    ],
  },
  {
    name: 'table',
    row: cells(),
    value: {
      head: ['项目', '数量'],
      rows: [
        ['第一项', '12'],
        ['第二项', '8'],
      ],
      align: ['left', 'right'],
    },
  },
  {
    name: 'series',
    row: figures(),
    value: { labels: ['一月', '二月'], series: [{ name: '数量', values: [42, 56] }], unit: '万' },
  },
  { name: 'link', row: link('链接', 'Link'), value: 'https://example.com' },
  { name: 'props', row: { ...propsSetters.phoneNumber, icon: 'phone' }, value: { label: '手机' } },
]

const style: Shown[] = [
  { name: 'fontSize', row: styleSetters.fontSize, inherited: 14 },
  { name: 'lineHeight', row: styleSetters.lineHeight, value: 1.6 },
  { name: 'opacity', row: styleSetters.opacity, inherited: 1 },
  { name: 'rotate', row: styleSetters.rotate, inherited: 0 },
  { name: 'color', row: styleSetters.color, inherited: 'ink' },
  { name: 'ownColor', row: styleSetters.borderColor, value: '#2b4257' },
  { name: 'fill', row: styleSetters.background, value: ['#1f5aa6', '#f1f1f1', 90] },
  { name: 'fontFamily', row: styleSetters.fontFamily, inherited: 'sans' },
  { name: 'fontWeight', row: styleSetters.fontWeight, value: '700' },
  { name: 'textAlign', row: styleSetters.textAlign, inherited: 'left' },
  { name: 'textDecoration', row: styleSetters.textDecoration, inherited: 'none' },
  { name: 'flexDirection', row: styleSetters.flexDirection, inherited: 'row' },
  { name: 'alignItems', row: styleSetters.alignItems, inherited: 'stretch' },
  { name: 'justifyContent', row: styleSetters.justifyContent, inherited: 'flex-start' },
  { name: 'borderStyle', row: styleSetters.borderStyle, value: 'dashed' },
  { name: 'borderWidth', row: styleSetters.borderWidth, value: 1 },
  { name: 'margin', row: styleSetters.margin, inherited: [0, 0, 20, 0], value: [0, 0, 12, 0] },
  { name: 'backgroundPath', row: styleSetters.backgroundPath },
]

const values: Record<string, unknown> = {}
const commits: Record<string, number> = {}
Object.assign(window, {
  inputs: {
    names: inputNames,
    rows: [...forms, ...style].map(({ name, row }) => ({ name, input: row.input })),
    value: (name: string) => values[name],
    commits: (name: string) => commits[name] ?? 0,
    accepted: (name: string) => {
      const found = [...forms, ...style].find((one) => one.name === name)
      return found !== undefined && safeParse(found.row.value, values[name]).success
    },
    set: (name: string, value: unknown) => setters.get(name)?.(value),
  },
})
const setters = new Map<string, (value: unknown) => void>()

const One = ({ name, row, value: start, inherited }: Shown) => {
  const [value, setValue] = useState(start)
  values[name] = value
  setters.set(name, setValue)
  const [chosen, onChoose] = useState<PictureShape>()
  const shape = { chosen, place: () => ({ layout: undefined, field: name, style: {} }), onChoose }
  const as = useInputType(`gallery.${name}`, row)
  return (
    <div data-input={name} style={{ marginBottom: 14 }}>
      <div style={{ display: 'flex', justifyContent: 'space-between', minHeight: 26, alignItems: 'center' }}>
        <label
          htmlFor={`in-${name}`}
          style={{ fontSize: 12, color: 'var(--ink-3)', fontWeight: value === undefined ? 400 : 700 }}
        >
          {row[language]}
        </label>
        <ComponentTypePop
          field={`gallery.${name}`}
          row={row}
          label={row[language]}
          breaks={typeof value === 'string' && value.includes('\n')}
        />
      </div>
      <InputFor
        id={`in-${name}`}
        row={row}
        as={as}
        label={row[language]}
        value={value}
        inherited={inherited}
        onChange={setValue}
        onCommit={() => {
          commits[name] = (commits[name] ?? 0) + 1
        }}
        {...(row.input === 'hj-avatar' ? { shape } : {})}
        {...(name === 'empty'
          ? {
              placeholder: '用两三句话说说自己',
              tools: (
                <button type="button" className={shared.word}>
                  AI
                </button>
              ),
            }
          : {})}
      />
    </div>
  )
}

const Extra = () => {
  const [margin, setMargin] = useState<Sides>([20, 0, 0, 0])
  const [padding, setPadding] = useState<Sides>()
  const [solid, setSolid] = useState<string | undefined>('#ffffff')
  const [gradient, setGradient] = useState<Gradient>()
  values.gradient = gradient
  values.solid = solid
  return (
    <>
      <div data-input="box" style={{ marginBottom: 14 }}>
        <BoxModel
          margin={{ value: margin, inherited: [20, 0, 0, 0], label: 'margin', onChange: setMargin }}
          padding={{ value: padding, inherited: [6, 0, 4, 0], label: 'padding', onChange: setPadding }}
          size="666 × 24"
        />
      </div>
      <div data-input="gradient">
        <ColorPickerCustom
          label="page"
          plain
          ground="#1f2630"
          value={solid}
          onChange={(color) => {
            setSolid(color)
            setGradient(undefined)
          }}
          gradient={{
            value: gradient,
            label: 'gradient',
            onChange: (next) => {
              setGradient(next)
              setSolid(undefined)
            },
          }}
        />
      </div>
    </>
  )
}

/** Stores pictures by id, as for an account. */
const store = query.get('store') === 'ids' ? async () => 'sample-nurse' : undefined

const Gallery = () => (
  <main
    style={{
      display: 'flex',
      flexWrap: 'wrap',
      gap: 40,
      padding: 24,
      background: 'var(--paper-raised)',
      fontSize: 13,
    }}
  >
    <h1 style={{ fontSize: 14, width: '100%', margin: 0 }}>Inputs</h1>
    <section aria-label="forms" style={{ width: 306, maxWidth: '100%' }}>
      {forms.slice(0, 12).map((one) => (
        <One key={one.name} {...one} />
      ))}
    </section>
    <section aria-label="texts" style={{ width: 306, maxWidth: '100%' }}>
      {forms.slice(12).map((one) => (
        <One key={one.name} {...one} />
      ))}
      <Extra />
    </section>
    <section aria-label="styles" style={{ width: 166, maxWidth: '100%' }}>
      {style.map((one) => (
        <One key={one.name} {...one} />
      ))}
    </section>
  </main>
)

void loadInputs()
document.documentElement.setAttribute(SCHEME_ATTRIBUTE, query.get('theme') === 'dark' ? 'dark' : 'light')
createRoot(document.getElementById('root') as HTMLElement).render(
  <LanguageProvider value={{ language, setLanguage: () => undefined }}>
    <DocumentFonts />
    <EditorProvider editor={editor}>
      {store ? (
        <PictureStoreProvider value={store}>
          <Gallery />
        </PictureStoreProvider>
      ) : (
        <Gallery />
      )}
    </EditorProvider>
  </LanguageProvider>,
)
void document.fonts.ready.then(() => {
  document.documentElement.dataset.ready = 'true'
})
