import type { Document } from '#packages/document/schema.ts'
import type { Troubles } from '#packages/export/format.ts'
import type { Tools } from '#packages/import/source.ts'
import { createYielder } from '#packages/scheduling/yield-to-main.ts'
import { type Difference, firstDifference } from './compare-text.ts'
import type { Drawn, Evidence } from './evidence.ts'
import { matchFieldsYielding, type ProofField } from './match-fields.ts'
import { type FileReading, type Link, openWithoutAttachment } from './read-file.ts'
import { standardTitle } from './rules/titles.ts'
import { type Warning, type WarningCode, warningsOf } from './rules.ts'
import { shownFields } from './shown-fields.ts'

/** The result of reading a user's own PDF as an applicant system would. */
export interface Proof {
  pages: number
  samePages: boolean
  sameText: boolean
  firstDifference?: Difference
  fonts: FileReading['fonts']
  fields: ProofField[]
  /** Sections in the order in which they are read. */
  order: { title: string; place: number }[]
  links: Link[]
  warnings: Warning[]
  /** The whole text as a program reads it. */
  text: string
}

export interface ProofOptions extends Partial<Tools> {
  /** Problems that the writer of the file reported. */
  troubles?: Troubles | undefined
  now?: Date
  /** Only some pages went into the file: what it says is compared, what it leaves out is not asked for. */
  isPart?: boolean
}

/** Rules for any file, whatever its content. */
const FILE_RULES: readonly WarningCode[] = [
  'text_differs',
  'pages_differ',
  'font_missing',
  'unread_picture',
  'file_large',
  'photo_large',
  'missing_letters',
]

const orderOf = ({ document }: FileReading): Proof['order'] =>
  document.sections.map(({ title, kind }, at) => ({
    title: title || standardTitle(kind, document.language),
    place: at + 1,
  }))

const proofOf = (evidence: Evidence, isResume: boolean): Proof => {
  const { reading, drawn, difference, fields } = evidence
  return {
    pages: reading.pages,
    samePages: reading.pages === drawn.pages,
    sameText: difference === undefined,
    ...(difference ? { firstDifference: difference } : {}),
    fonts: reading.fonts,
    fields: [...fields],
    order: orderOf(reading),
    links: reading.links,
    warnings: isResume ? warningsOf(evidence) : warningsOf(evidence, FILE_RULES),
    text: reading.text,
  }
}

/** Whether a file is what the screen shows: known before all else, since it decides whether the file is saved. */
export interface Comparison extends Pick<Proof, 'pages' | 'samePages' | 'sameText' | 'firstDifference'> {
  /** The rest of the proof. Asked for or not, `close` follows. */
  finish(): Promise<Proof>
  close(): Promise<void>
}

/** Opens the file as any other program would, without the document that we attached, and compares it with its pages. */
export const comparePdf = async (
  bytes: Uint8Array,
  document: Document,
  drawn: Drawn,
  { troubles = { missing: [], unread: 0 }, now = new Date(), isPart = false, ...tools }: ProofOptions = {},
): Promise<Comparison> => {
  const file = await openWithoutAttachment(bytes, { language: document.language, ...tools })
  const { texts, isCut } = await file.texts().catch(async (error: unknown) => {
    await file.close()
    throw error
  })
  const difference = firstDifference(drawn.text, texts.join(''), isCut)
  const finish = async (): Promise<Proof> => {
    const yielder = createYielder()
    const reading = await file.read()
    await yielder.yieldIfDue()
    const isResume = document.kind === 'resume' && !isPart
    const shown = isResume ? shownFields(document) : []
    const evidence: Evidence = {
      document,
      drawn,
      reading,
      difference,
      shown,
      fields: await matchFieldsYielding(shown, document, reading.document),
      bytes: bytes.length,
      troubles,
      now: now.toISOString().slice(0, 7),
    }
    await yielder.yieldIfDue()
    return proofOf(evidence, isResume)
  }
  return {
    pages: file.pages,
    samePages: file.pages === drawn.pages,
    sameText: difference === undefined,
    ...(difference ? { firstDifference: difference } : {}),
    finish,
    close: file.close,
  }
}

/** Reads a file as an applicant system would, and checks that it equals the screen. */
export const provePdf = async (
  bytes: Uint8Array,
  document: Document,
  drawn: Drawn,
  options: ProofOptions = {},
): Promise<Proof> => {
  const comparison = await comparePdf(bytes, document, drawn, options)
  try {
    return await comparison.finish()
  } finally {
    await comparison.close()
  }
}
