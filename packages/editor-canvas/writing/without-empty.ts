import type { Rich } from '#packages/document/values.ts'

/** Lines that were made and left empty are no part of the text. */
export const withoutEmpty = (text: Rich): Rich =>
  text.filter(({ spans }) => spans.some((span) => span.text.trim()))
