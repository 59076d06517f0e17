import type { Evidence, Facts, Rule, Severity } from './evidence.ts'
import type { Fix } from './fix.ts'
import { badEmail, badPhone, noEmail, noName, noPhone, sideContact } from './rules/contact.ts'
import { datesBackward, datesUnread, gap, noDates } from './rules/dates.ts'
import { fileLarge, manyPages, photoLarge, shortLastPage, unreadPicture } from './rules/file.ts'
import { linkBroken, linkHidden } from './rules/links.ts'
import { lowContrast, smallText } from './rules/look.ts'
import {
  fieldMissing,
  fontMissing,
  levelFigure,
  outOfOrder,
  pagesDiffer,
  textDiffers,
} from './rules/reading.ts'
import { titleInMargin, unknownTitle } from './rules/titles.ts'
import { keywordAbsent, missingCharacters, privateCharacters, punctuation } from './rules/words.ts'

/** Every rule of the proof, in the order in which findings are shown. A new rule needs a row, words and a test. */
export const rules = {
  text_differs: textDiffers,
  pages_differ: pagesDiffer,
  font_missing: fontMissing,
  no_name: noName,
  no_phone: noPhone,
  no_email: noEmail,
  bad_phone: badPhone,
  bad_email: badEmail,
  dates_backward: datesBackward,
  title_beside: titleInMargin,
  unknown_title: unknownTitle,
  out_of_order: outOfOrder,
  field_missing: fieldMissing,
  no_dates: noDates,
  dates_unread: datesUnread,
  level_figure: levelFigure,
  small_text: smallText,
  low_contrast: lowContrast,
  private_letters: privateCharacters,
  unread_picture: unreadPicture,
  link_broken: linkBroken,
  link_hidden: linkHidden,
  many_pages: manyPages,
  file_large: fileLarge,
  photo_large: photoLarge,
  short_last_page: shortLastPage,
  gap,
  side_contact: sideContact,
  keyword_absent: keywordAbsent,
  punctuation,
  missing_letters: missingCharacters,
} as const satisfies Record<string, Rule>

export type WarningCode = keyof typeof rules
export const warningCodes = Object.keys(rules) as WarningCode[]

export interface Warning {
  code: WarningCode
  severity: Severity
  section?: string
  item?: string
  field?: string
  facts?: Facts
  fix?: Fix
}

const WEIGHT: Record<Severity, number> = { error: 0, warning: 1, info: 2 }

/**
 * The findings of all rules, the most severe first. Rules about the file alone also apply to documents other than
 * resumes.
 */
export const warningsOf = (evidence: Evidence, codes: readonly WarningCode[] = warningCodes): Warning[] =>
  codes
    .flatMap((code) => {
      const rule: Rule = rules[code]
      return rule.find(evidence).map((found): Warning => ({ severity: rule.severity, ...found, code }))
    })
    .toSorted((one, other) => WEIGHT[one.severity] - WEIGHT[other.severity])
