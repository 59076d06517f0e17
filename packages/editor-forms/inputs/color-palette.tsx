import { Pipette } from 'lucide'
import { useId } from 'react'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { contrast } from '#packages/layout/color.ts'
import { ColorField } from './color-field.tsx'
import styles from './color-palette.module.css'
import { Fault, faultProps } from './fault.tsx'
import shared from './inputs.module.css'
import { readColor } from './read-color.ts'
import { rememberColor, useRecentColors } from './recent-colors.ts'
import { useDraft } from './use-draft.ts'

const words = defineWords({
  zh: {
    presets: '常用',
    recent: '最近',
    hex: '色值',
    notColor: '色值写作 #2B4257',
    pick: '从屏幕取色',
    good: (ratio: string) => `对比 ${ratio} : 1，清楚`,
    large: (ratio: string) => `对比 ${ratio} : 1，只适合大字和图形`,
    poor: (ratio: string) => `对比 ${ratio} : 1，难以看清`,
  },
  en: {
    presets: 'Presets',
    recent: 'Recent',
    hex: 'Hex value',
    notColor: 'Write it like #2B4257',
    pick: 'Pick from the screen',
    good: (ratio: string) => `Contrast ${ratio} : 1, clear`,
    large: (ratio: string) => `Contrast ${ratio} : 1, for large text and shapes only`,
    poor: (ratio: string) => `Contrast ${ratio} : 1, hard to read`,
  },
})

const PRESETS = [
  ['#1e2530', '#4a4f57', '#8a8f98', '#d9dbde', '#f1f1f1', '#ffffff'],
  ['#2c4563', '#1f5aa6', '#1c5a4c', '#3c7a57', '#5d6b2f', '#85651a'],
  ['#a4510c', '#b2331f', '#8a2642', '#7a4a7f', '#1f5a66', '#5a430f'],
].flat()

interface EyeDropperApi {
  open(): Promise<{ sRGBHex: string }>
}
type WithEyeDropper = Window & { EyeDropper?: new () => EyeDropperApi }

export const Swatches = ({
  colors,
  chosen,
  label,
  onPick,
}: {
  colors: readonly string[]
  chosen: string | undefined
  label: string
  onPick(color: string): void
}) => (
  // biome-ignore lint/a11y/useSemanticElements: a group of buttons, not a fieldset.
  <div className={styles.swatches} role="group" aria-label={label}>
    {colors.map((color) => (
      <button
        key={color}
        type="button"
        className={styles.swatch}
        style={{ background: color }}
        aria-label={color}
        title={color.toUpperCase()}
        aria-pressed={color === chosen}
        onClick={() => onPick(color)}
      />
    ))}
  </div>
)

const Contrast = ({ color, ground }: { color: string; ground: string }) => {
  const t = useWords(words)
  const ratio = contrast(color, ground)
  const shown = (Math.floor(ratio * 10) / 10).toFixed(1)
  return (
    <p className={styles.contrast} role="status">
      <span className={styles.sample} style={{ color, background: ground }} aria-hidden="true">
        Aa
      </span>
      {ratio >= 4.5 ? t.good(shown) : ratio >= 3 ? t.large(shown) : t.poor(shown)}
    </p>
  )
}

/** Any colour: presets, recent colours, the colour field, a typed value, or picked from the screen. */
export const ColorPalette = ({
  value,
  onChange,
  onCommit,
  ground,
  text,
}: {
  /** As `#rrggbb`. */
  value: string
  onChange(color: string): void
  onCommit?: (() => void) | undefined
  /** The background of a text colour, or the text on a background; without either, contrast is not shown. */
  ground?: string | undefined
  text?: string | undefined
}) => {
  const t = useWords(words)
  const faultId = useId()
  const recent = useRecentColors()
  const pick = (color: string) => {
    rememberColor(color)
    onChange(color)
    onCommit?.()
  }
  const hex = useDraft<string>({
    value,
    show: (color) => (color ?? '').toUpperCase(),
    read: (text) => {
      const color = readColor(text)
      return color ? { value: color } : { fault: t.notColor }
    },
    onChange,
    onCommit: () => {
      rememberColor(value)
      onCommit?.()
    },
  })
  const Dropper = typeof window === 'undefined' ? undefined : (window as WithEyeDropper).EyeDropper
  return (
    <div className={styles.palette}>
      <Swatches colors={PRESETS} chosen={value} label={t.presets} onPick={pick} />
      {recent.length > 0 ? (
        <div>
          <p className={shared.hint}>{t.recent}</p>
          <Swatches colors={recent} chosen={value} label={t.recent} onPick={pick} />
        </div>
      ) : null}
      <ColorField
        value={value}
        onChange={onChange}
        onCommit={() => {
          rememberColor(value)
          onCommit?.()
        }}
      />
      <div className={styles.hex}>
        <div className={shared.field}>
          <input
            {...hex.bind}
            {...faultProps(faultId, hex.fault)}
            className={shared.text}
            aria-label={t.hex}
            spellCheck={false}
            autoComplete="off"
            onKeyDown={(event) => {
              if (event.key === 'Enter') hex.finish()
            }}
          />
        </div>
        {Dropper ? (
          <button
            type="button"
            className={shared.button}
            aria-label={t.pick}
            title={t.pick}
            onClick={() =>
              // Escape rejects the promise.
              void new Dropper().open().then(
                ({ sRGBHex }) => {
                  const color = readColor(sRGBHex)
                  if (color) pick(color)
                },
                () => undefined,
              )
            }
          >
            <Glyph icon={Pipette} />
          </button>
        ) : null}
      </div>
      <Fault id={faultId}>{hex.fault}</Fault>
      {ground ? <Contrast color={value} ground={ground} /> : null}
      {text ? <Contrast color={text} ground={value} /> : null}
    </div>
  )
}
