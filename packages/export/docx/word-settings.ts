const MAIN = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'

/**
 * Compatibility settings: adjacent punctuation is compressed as on the pages, a line before a manual break is not
 * justified, and the rest is as in the newest Word.
 */
export const settings = (): string =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><w:settings xmlns:w="${MAIN}"><w:displayBackgroundShape/><w:defaultTabStop w:val="720"/><w:characterSpacingControl w:val="compressPunctuation"/><w:compat><w:doNotExpandShiftReturn/><w:compatSetting w:name="compatibilityMode" w:uri="http://schemas.microsoft.com/office/word" w:val="15"/></w:compat></w:settings>`
