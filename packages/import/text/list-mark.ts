import type { Line } from './line.ts'

/** Marks that lists are written with; a figure counts only with a sign after it. */
const BULLET = /^\s*(?:[-*+–—>»]\s+|[•●○◦▪▫■□◆◇·‣⁃∙✓✔➢➤►▶❖★☆✦✧→l](?=\s)\s+|[•●○◦▪▫■□◆◇·‣⁃✓✔➢➤❖✦✧]\s*)/
const NUMBER =
  /^\s*(?:\d{1,2}\s?(?:[.、)）](?!\d)|[、)）](?=(?:19|20)\d\d))|[（(]\s?\d{1,2}\s?[)）]|[①②③④⑤⑥⑦⑧⑨⑩⑪⑫]|[a-h][.)](?=\s))\s*/

/** The kind of list that a line belongs to, and where its text begins. */
export const listMark = (text: string): { list: Line['list'] & string; to: number } | undefined => {
  const [bullet] = BULLET.exec(text) ?? []
  if (bullet !== undefined) return { list: 'bullet', to: bullet.length }
  const [number] = NUMBER.exec(text) ?? []
  // `11.` alone is the end of a sentence that broke before it.
  return number === undefined || number.length === text.length
    ? undefined
    : { list: 'number', to: number.length }
}
