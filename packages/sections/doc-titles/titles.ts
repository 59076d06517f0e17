import type { Look } from '#packages/layout/box.ts'
import { own, row, rule, stack, text } from '#packages/layout/parts.ts'
import type { Variant } from '../define.ts'

type Field = 'title' | 'english'

/** A title's pieces have slots of their own: setting them leaves the section's own numbers and rules alone. */
const title = (look: Look & { role?: 'h2' | 'h3' } = {}) =>
  text('title', { role: 'h2', size: 1.16, leading: 1.5, ...look })

const SLOT = { slot: 'number', role: 'none' } as const
const NUMBER = { ...SLOT, size: 1.16, bold: true, leading: 1.5, nowrap: true } as const

/**
 * Looks of section titles in documents, in addition to the nineteen of `module_title`. Numbers are stored: never
 * renumber.
 */
export const docTitles: Record<number, Variant<Field>> = {
  51: {
    zh: '一、标题',
    en: 'I. Title',
    layout: row({}, own('numeral', { ...NUMBER, as: { zh: '#、', en: '#. ' } }), title()),
  },
  52: {
    zh: '第一条 标题',
    en: 'Article 1 Title',
    layout: row({ gap: 4 }, own('numeral', { ...NUMBER, as: { zh: '第#条', en: 'Article #' } }), title()),
  },
  53: {
    zh: '1. 标题',
    en: '1. Title',
    layout: row({ gap: 2 }, own('count', { ...NUMBER, as: { zh: '#.', en: '#.' } }), title()),
  },
  54: {
    zh: '（一）标题',
    en: '(I) Title',
    layout: row(
      {},
      own('numeral', { ...NUMBER, size: 1.06, as: { zh: '（#）', en: '(#) ' } }),
      title({ role: 'h3', size: 1.06 }),
    ),
  },
  55: {
    zh: '彩色数字',
    en: 'Coloured numeral',
    layout: row(
      { gap: 2.5 },
      own('numeral', { ...NUMBER, size: 1.22, color: 'accent' }),
      title({ size: 1.22, color: 'theme' }),
    ),
  },
  56: { zh: '加粗文字', en: 'Bold text', layout: title({ size: 1.2, color: 'dark' }) },
  57: {
    zh: '数字色块',
    en: 'Number on a block',
    layout: row(
      { gap: 2.5, align: 'center' },
      row(
        {
          slot: 'titleBox',
          fill: 'theme',
          width: '1.7em',
          height: '1.7em',
          align: 'center',
          justify: 'center',
          shrink: 0,
        },
        own('count', { ...SLOT, bold: true, color: 'on', leading: 1.2 }),
      ),
      title({ color: 'dark' }),
    ),
  },
  58: {
    zh: '居中衬线',
    en: 'Centred serif',
    layout: title({ size: 1.3, face: 'serif', align: 'center' }),
  },
  59: {
    zh: '底线',
    en: 'Underlined',
    layout: stack({ gap: 0.75 }, title(), rule({ color: 'faint' }, { slot: 'titleRule' })),
  },
}

/** Articles are counted through the whole text; other numbers start again below a chapter. */
export const ARTICLE = 52

/** The level of a numbered title: a section restarts the numbers of the levels below. */
const DEPTHS: Record<number, number> = { 54: 2, 53: 3 }
export const depthOf = (variant: number): number => DEPTHS[variant] ?? 1
