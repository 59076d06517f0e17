import { documentFamilies, sheetOf } from './font-sheets.ts'

/** Nothing is drawn before the faces can be asked for. */
export const DocumentFonts = () =>
  documentFamilies.map((family) => (
    <link key={family} rel="stylesheet" precedence="documents" href={sheetOf(family)} />
  ))
