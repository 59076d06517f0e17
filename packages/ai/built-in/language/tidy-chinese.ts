/** Punctuation and widths of Chinese text; says the same before and after. */

const WIDE: Record<string, string> = { ',': '，', ';': '；', '!': '！', '?': '？', ':': '：' }

/** Full-width letters and digits are what an input method left behind; numbers are searched for as plain ones. */
const narrow = (text: string): string =>
  text.replaceAll(/[０-９Ａ-Ｚａ-ｚ％＋－．＃＆＠／]/g, (sign) =>
    String.fromCharCode(sign.charCodeAt(0) - 0xfee0),
  )

const HAN = '[\\p{Script=Han}】》」）％%]'

const NARROW = new RegExp(`(?<=${HAN})[ \\t]*([,;!?:])[ \\t]*(?![/\\d])`, 'gu')
const STOP = new RegExp(`(?<=${HAN})\\.(?=\\s*$|\\s*[\\p{Script=Han}])`, 'gmu')

/** A comma after a Chinese word is a Chinese one; in a number, a name or an address it stays. */
const wide = (text: string): string =>
  text
    .replaceAll(NARROW, (_, sign: string) => WIDE[sign] ?? sign)
    .replaceAll(
      /(?<=[A-Za-z0-9+#])[ \t]*([,;])[ \t]*(?=[\p{Script=Han}《「【])/gu,
      (_, sign: string) => WIDE[sign] ?? sign,
    )
    .replaceAll(STOP, '。')
    .replaceAll(/(?<=\p{Script=Han})\(([^()\n\p{Script=Han}]*\p{Script=Han}[^()\n]*)\)/gu, '（$1）')
    .replaceAll(/"([^"\n\p{Script=Han}]*\p{Script=Han}[^"\n]*)"/gu, '“$1”')

const doubled = (text: string): string =>
  text
    .replaceAll(/([，、；：])[，、；：]+/g, '$1')
    .replaceAll(/(?<![，、；])[，、；]+(?=[。！？])/g, '')
    .replaceAll(/([。！？])\1+/g, '$1')
    .replaceAll(/。{2,}|\.{3,}|…(?!…)(?<!……)/g, '……')
    .replaceAll(/！+/g, '！')
    .replaceAll(/(?<![ \t])[ \t]+(?=[，。；：！？、）】」])|(?<=[，。；：！？、（【「])[ \t]+/g, '')

/** A line does not begin or end with a comma. */
const edges = (text: string): string =>
  text
    .replaceAll(/^(- |\d{1,2}\. )?[，、；。：]+/gm, '$1')
    .replaceAll(/(?<![，、；])[，、；]+[ \t]*$/gm, '')
    .replaceAll(/(?<![ \t])[ \t]+$/gm, '')

export const tidyChinese = (text: string): string => edges(doubled(wide(narrow(text))))

const TOUCHING = /\p{Script=Han}[A-Za-z]|[A-Za-z]\p{Script=Han}/gu
const SPACED = /\p{Script=Han} [A-Za-z]|[A-Za-z] \p{Script=Han}/gu

/** Chinese and Latin words stand apart or together: the way that the text has more of, everywhere. */
export const evenSpaces = (text: string): string => {
  const spaced = (text.match(SPACED) ?? []).length
  const touching = (text.match(TOUCHING) ?? []).length
  if (spaced === 0 || touching === 0) return text
  if (spaced >= touching)
    return text
      .replaceAll(/(?<=\p{Script=Han})(?=[A-Za-z])/gu, ' ')
      .replaceAll(/(?<=[A-Za-z])(?=\p{Script=Han})/gu, ' ')
  return text.replaceAll(/(?<=\p{Script=Han}) (?=[A-Za-z])|(?<=[A-Za-z]) (?=\p{Script=Han})/gu, '')
}

/** Lines of a list end alike: as most of them do. */
export const evenEnds = (lines: readonly string[]): string[] => {
  const items = lines.filter((line) => /^(?:- |\d{1,2}\. )/.test(line) && line.length > 6)
  const stopped = items.filter((line) => /[。]$/.test(line)).length
  if (items.length < 2 || stopped === 0 || stopped === items.length) return [...lines]
  const stop = stopped * 2 >= items.length
  return lines.map((line) => {
    if (!items.includes(line)) return line
    if (stop) return /[。！？；…]$/.test(line) ? line : `${line}。`
    return line.replace(/。$/, '')
  })
}
