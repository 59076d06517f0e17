import { docChart } from './doc_chart/variants.ts'
import { docDivider } from './doc_divider/variants.ts'
import { docFacts } from './doc_facts/variants.ts'
import { docHeading } from './doc_heading/variants.ts'
import { docList } from './doc_list/variants.ts'
import { docNumbers } from './doc_numbers/variants.ts'
import { docPicture } from './doc_picture/variants.ts'
import { docQuote } from './doc_quote/variants.ts'
import { docSign } from './doc_sign/variants.ts'
import { docTable } from './doc_table/variants.ts'
import { docText } from './doc_text/variants.ts'
import { docTimeline } from './doc_timeline/variants.ts'
import { docTitle } from './doc_title/variants.ts'
import { addKinds } from './registry.ts'
import { slideAgenda } from './slide_agenda/variants.ts'
import { slideChart } from './slide_chart/variants.ts'
import { slideColumns } from './slide_columns/variants.ts'
import { slideNumbers } from './slide_numbers/variants.ts'
import { slidePictures } from './slide_pictures/variants.ts'
import { slideQuote } from './slide_quote/variants.ts'
import { slideSection } from './slide_section/variants.ts'
import { slideTable } from './slide_table/variants.ts'
import { slideText } from './slide_text/variants.ts'
import { slideThanks } from './slide_thanks/variants.ts'
import { slideTimeline } from './slide_timeline/variants.ts'
import { slideTitle } from './slide_title/variants.ts'

/** Kinds of Word documents and of presentations, in the order in which they are offered. */
export const wordKinds = {
  doc_title: docTitle,
  doc_heading: docHeading,
  doc_text: docText,
  doc_list: docList,
  doc_table: docTable,
  doc_facts: docFacts,
  doc_numbers: docNumbers,
  doc_chart: docChart,
  doc_picture: docPicture,
  doc_quote: docQuote,
  doc_timeline: docTimeline,
  doc_sign: docSign,
  doc_divider: docDivider,
} as const

export const slideKinds = {
  slide_title: slideTitle,
  slide_agenda: slideAgenda,
  slide_section: slideSection,
  slide_text: slideText,
  slide_columns: slideColumns,
  slide_timeline: slideTimeline,
  slide_numbers: slideNumbers,
  slide_chart: slideChart,
  slide_table: slideTable,
  slide_pictures: slidePictures,
  slide_quote: slideQuote,
  slide_thanks: slideThanks,
} as const

addKinds({ ...wordKinds, ...slideKinds })
