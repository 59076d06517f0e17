import { Suspense, useRef, useState } from 'react'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import styles from './color-picker-custom.module.css'
import {
  type ColorMeaning,
  colorMeanings,
  isMeaning,
  meaningOf,
  setNameOf,
  useDocumentColors,
} from './document-colors.ts'
import { type Gradient, gradientCss } from './gradient.ts'
import type { GradientInputProps, InputProps, RowInputProps } from './input-props.ts'
import shared from './inputs.module.css'
import { ColorPalette, GradientPalette } from './lazy-palettes.tsx'
import { useNameWithValue } from './name-with-value.ts'
import { Pop } from './pop.tsx'
import { Segments } from './segments.tsx'

const words = defineWords({
  zh: {
    theme: '主题色',
    soft: '浅底色',
    dark: '深色',
    on: '反白色',
    accent: '点缀色',
    ink: '正文色',
    muted: '次要文字色',
    line: '线条色',
    none: '未设置',
    inherited: '继承',
    follows: '跟随主题',
    solid: '纯色',
    gradient: '渐变',
    kind: '填充方式',
  },
  en: {
    theme: 'Theme',
    soft: 'Tint',
    dark: 'Dark',
    on: 'On theme',
    accent: 'Accent',
    ink: 'Text',
    muted: 'Quiet text',
    line: 'Lines',
    none: 'Not set',
    inherited: 'inherited',
    follows: 'Follows the theme',
    solid: 'Solid',
    gradient: 'Gradient',
    kind: 'Fill',
  },
})

export interface ColorPickerProps extends InputProps<string>, Pick<RowInputProps<string>, 'ground' | 'text'> {
  /** Without colours of the theme: for the theme itself and for the colour of words. */
  plain?: boolean
  /** For properties that also accept a gradient. */
  gradient?: GradientInputProps
}

const Meanings = ({
  value,
  colors,
  onPick,
}: {
  value: string | undefined
  colors: Record<ColorMeaning, string>
  onPick(meaning: ColorMeaning): void
}) => {
  const t = useWords(words)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons, not a fieldset.
    <div className={styles.meanings} role="group" aria-label={t.follows}>
      {colorMeanings.map((meaning) => (
        <button
          key={meaning}
          type="button"
          className={styles.meaning}
          aria-pressed={meaning === value}
          onClick={() => onPick(meaning)}
        >
          <span className={styles.swatch} style={{ background: colors[meaning] }} />
          {t[meaning]}
        </button>
      ))}
    </div>
  )
}

/** A colour of the theme by its meaning, any other colour or, if the caller allows it, a gradient. */
export const ColorPickerCustom = (props: ColorPickerProps) => {
  const {
    value,
    inherited,
    onChange,
    onCommit,
    label,
    id,
    disabled,
    ground,
    text,
    plain = false,
    gradient,
  } = props
  const t = useWords(words)
  const { language } = useLanguage()
  const named = useNameWithValue()
  const colors = useDocumentColors()
  const anchor = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  /** The tab that the user chose; undefined shows the type of the current value. */
  const [asked, setAsked] = useState<'solid' | 'gradient'>()
  const blended = gradient?.value ?? (value === undefined ? gradient?.inherited : undefined)
  const shown = value ?? inherited
  const hex = isMeaning(shown) ? colors[shown] : shown
  const own = value !== undefined || gradient?.value !== undefined
  const meaning = isMeaning(shown) ? shown : own || plain ? undefined : meaningOf(shown, colors)
  // An inherited colour of a preset is shown with the name of the preset.
  const presetName = own ? undefined : setNameOf(hex)?.[language]
  const name = blended
    ? t.gradient
    : (presetName ?? (meaning ? t[meaning] : (shown?.toUpperCase() ?? t.none)))
  const note = own ? (isMeaning(shown) ? t.follows : '') : t.inherited
  const kind = asked ?? (blended ? 'gradient' : 'solid')
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className={`${shared.press} ${own ? '' : shared.inherited}`}
        id={id}
        aria-label={named(label, `${name} ${note}`.trim())}
        aria-haspopup="dialog"
        aria-expanded={open}
        disabled={disabled}
        onClick={() => {
          setAsked(undefined)
          setOpen(!open)
        }}
      >
        <span
          className={styles.swatch}
          data-none={(hex === undefined && !blended) || undefined}
          style={{ background: blended ? gradientCss(blended) : hex }}
        />
        <span className={styles.name}>{name}</span> <span className={styles.note}>{note}</span>
      </button>
      <Pop anchor={anchor} opened={open} onClose={() => setOpen(false)} label={label}>
        <div className={styles.picker}>
          {gradient ? (
            <Segments
              label={t.kind}
              value={kind}
              onChange={(chosen) => setAsked(chosen as typeof kind)}
              segments={[
                { value: 'solid', name: t.solid },
                { value: 'gradient', name: t.gradient },
              ]}
            />
          ) : null}
          {gradient && kind === 'gradient' ? (
            <Suspense>
              <GradientPalette {...gradient} start={blended ?? [hex ?? '#ffffff', colors.soft]} text={text} />
            </Suspense>
          ) : (
            <>
              {plain ? null : (
                <Meanings
                  value={shown}
                  colors={colors}
                  onPick={(meaning) => {
                    onChange(meaning)
                    onCommit?.()
                  }}
                />
              )}
              <Suspense>
                <ColorPalette
                  value={hex ?? '#ffffff'}
                  onChange={onChange}
                  onCommit={onCommit}
                  ground={ground}
                  text={text}
                />
              </Suspense>
            </>
          )}
        </div>
      </Pop>
    </>
  )
}

const blendIn = (value: string | Gradient | undefined) => (Array.isArray(value) ? value : undefined)
const colorIn = (value: string | Gradient | undefined) => (Array.isArray(value) ? undefined : value)

/** Input for a colour or gradient. */
export const FillInput = ({
  row: _,
  placeholder: __,
  tools: ___,
  value,
  inherited,
  ...props
}: RowInputProps<string | Gradient>) => (
  <ColorPickerCustom
    {...props}
    value={colorIn(value)}
    inherited={colorIn(inherited)}
    gradient={{ ...props, value: blendIn(value), inherited: blendIn(inherited), turns: true }}
  />
)

export const ColorInput = ({ row: _, placeholder: __, tools: ___, ...props }: RowInputProps<string>) => (
  <ColorPickerCustom {...props} />
)
