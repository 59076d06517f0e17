import type { Document } from '#packages/document/schema.ts'

export type Language = Document['language']
