/** Marks at the ends of a fact: list signs, icons, stray punctuation. */
const SIGNS = String.raw`[\s•·●○▪■□◆◇▍▎►▶✦★☎✉|｜│丨,，;；、:：/–—\p{Extended_Pictographic}\u200d\ufe0f-]`
const EDGES = new RegExp(`^${SIGNS}+|(?<!${SIGNS})${SIGNS}+$`, 'gu')

/** Digits are pictographs to Unicode, and stay. */
export const tidy = (text: string): string =>
  text.replaceAll(EDGES, (signs) => signs.replaceAll(/[^\d#*]/gu, ''))

const BETWEEN =
  /(?:(?<!\s)\s+)?(?:[|｜│丨•●▪◆‧∙⋅∣]\s*|[·・](?=\s))|(?<=\s)[·・]\s*|\s{2,}|\t|\s[/]\s+|\s[-–—]{1,2}\s+/u

/** The facts of one line that stand apart: at bars, dots, wide gaps, dashes and slashes between blanks. */
export const piecesOf = (text: string): string[] =>
  text
    .split(BETWEEN)
    .map(tidy)
    .filter((piece) => piece !== '')

/** 张三 男 25岁: in Chinese one blank is enough; a Latin word stays with the Han word after it. */
export const hanPieces = (text: string): string[] => {
  if (!/\p{Script=Han}/u.test(text) || !text.includes(' ')) return [text]
  const pieces: string[] = []
  let open = false
  for (const word of text.split(/\s+/)) {
    const latin = !/\p{Script=Han}/u.test(word)
    const last = pieces.length - 1
    if (open && last >= 0) pieces[last] = `${pieces[last]} ${word}`
    else pieces.push(word)
    open = latin
  }
  return pieces
}

const ABBREVIATED = /(?<![a-z])(?:inc|ltd|co|corp|llc|st|jr|sr|ph\.?d|b\.?[as]|m\.?[as]|u\.?s)\.$/i

/** A full stop at the end that is not part of `Inc.`. */
export const endsSentence = (text: string) => !ABBREVIATED.test(text) && /[。；;！!]$|[a-z)]\.$/.test(text)

/** Running text, not a fact: long, with the punctuation of a sentence. */
export const isProse = (text: string): boolean => {
  if (/[|｜]|\s[·•/]\s/.test(text) || (/\S\s{2,}\S/.test(text) && !/[。.]$/.test(text))) return false
  const han = (text.match(/\p{Script=Han}/gu) ?? []).length
  if (/[。！？!?；]$/.test(text) && han > 8) return true
  if (han >= 24 && /[，。；、]/.test(text)) return true
  const words = text.split(/\s+/).length
  return han < 4 && (words >= 14 || (words >= 7 && /[.!?]$/.test(text) && !ABBREVIATED.test(text)))
}
