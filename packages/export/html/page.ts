import { escapeHtml } from '#packages/i18n/escape-html.ts'
import documentCss from '#packages/render/document.css?raw'

interface Parts {
  title: string
  language: string
  page: { width: number; height: number }
  /** Rules of the fonts and of what else comes with the document. */
  style: string
  /** The copied document. */
  body: string
}

/** The file must not run scripts or fetch anything: it contains everything. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; base-uri 'none'; form-action 'none'"

const GAP = 16

/** Sheets on a grey background, as in the editor; the print has only the sheets. */
const sheetCss = ({ width, height }: Parts['page']): string => `
html { color-scheme: only light; }
body { margin: 0; padding: ${GAP}px; background: #e8e5de; -webkit-font-smoothing: antialiased; }
.hj-doc { width: ${width}px; margin: 0 auto; }
.hj-page { box-shadow: 0 1px 3px rgb(0 0 0 / 0.2); }
.hj-page + .hj-page { margin-top: ${GAP}px; }
@page { size: ${width}px ${height}px; margin: 0; }
@media print {
  body { padding: 0; background: none; }
  .hj-page { box-shadow: none; }
  .hj-page + .hj-page { margin-top: 0; }
  .hj-page:last-child { break-after: auto; }
}`

export const htmlPage = ({ title, language, page, style, body }: Parts): string => `<!doctype html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=${page.width + 2 * GAP}">
<meta name="format-detection" content="telephone=no">
<meta name="generator" content="Huajian">
<title>${escapeHtml(title)}</title>
<style>
${style}
${documentCss.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/\n+/g, '\n')}${sheetCss(page)}
</style>
</head>
<body>
${body}
</body>
</html>
`
