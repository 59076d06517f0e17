const MAIN = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'

/**
 * How Word is to read the file: signs that meet close up as on our pages, a line that ends in a break of its own is not
 * spread out, and everything else is as in the newest Word.
 */
export const settings = (): string =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><w:settings xmlns:w="${MAIN}"><w:displayBackgroundShape/><w:defaultTabStop w:val="720"/><w:characterSpacingControl w:val="compressPunctuation"/><w:compat><w:doNotExpandShiftReturn/><w:compatSetting w:name="compatibilityMode" w:uri="http://schemas.microsoft.com/office/word" w:val="15"/></w:compat></w:settings>`
