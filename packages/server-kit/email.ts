import { escapeHtml } from '#packages/i18n/escape-html.ts'
import type { Language } from '#packages/i18n/language.ts'
import type { EmailMessage } from './mail.ts'

interface Content {
  subject: string
  lines: readonly string[]
  /** Text that a user wrote, quoted unchanged. */
  quote?: string
  code?: string
  button?: { text: string; url: string }
  /** Said small, below all. */
  note: string
}

const FRAME: Record<Language, { hello: string; orOpen: string }> = {
  zh: { hello: '你好，', orOpen: '按钮打不开时，把这个地址复制到浏览器：' },
  en: {
    hello: 'Hello,',
    orOpen: 'If the button does not open, copy this address into your browser:',
  },
}

const FONT = "font-family:'PingFang SC','Microsoft YaHei',sans-serif"

const htmlOf = (
  language: Language,
  site: string,
  { subject, lines, quote, code, button, note }: Content,
): string => {
  const { hello, orOpen } = FRAME[language]
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`
  const url = button && escapeHtml(button.url)
  return [
    `<!doctype html><html lang="${language === 'zh' ? 'zh-CN' : 'en'}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>`,
    '<body style="margin:0;padding:0;background:#f4efe6">',
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">',
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:#fffdf8;border:1px solid #e5dccb">',
    `<tr><td style="padding:28px 32px;${FONT};font-size:15px;line-height:1.8;color:#2b2622">`,
    `<p style="margin:0 0 24px;font-size:18px;font-weight:700;color:#c23b22">${escapeHtml(site)}</p>`,
    paragraph(hello),
    ...lines.map(paragraph),
    quote
      ? `<p style="margin:0 0 20px;padding:2px 0 2px 16px;border-left:2px solid #c23b22;word-break:break-word">${escapeHtml(quote).replaceAll('\n', '<br>')}</p>`
      : '',
    code
      ? `<p style="margin:0 0 24px;font-size:30px;font-weight:700;letter-spacing:8px;color:#2b2622">${escapeHtml(code)}</p>`
      : '',
    button
      ? `<p style="margin:0 0 20px"><a href="${url}" style="display:inline-block;padding:11px 26px;background:#c23b22;color:#ffffff;text-decoration:none;font-weight:700">${escapeHtml(button.text)}</a></p>` +
        `<p style="margin:0 0 24px;font-size:12px;line-height:1.6;color:#7d7266;word-break:break-all">${escapeHtml(orOpen)}<br>${url}</p>`
      : '',
    `<p style="margin:0;padding-top:16px;border-top:1px solid #e5dccb;font-size:12px;line-height:1.7;color:#7d7266">${escapeHtml(note)}</p>`,
    '</td></tr></table></td></tr></table></body></html>',
  ].join('')
}

const textOf = (language: Language, site: string, { lines, quote, code, button, note }: Content): string =>
  [
    FRAME[language].hello,
    ...lines,
    ...(quote ? [quote.replaceAll(/^/gm, '> ')] : []),
    ...(code ? [code] : []),
    ...(button ? [`${button.text}\n${button.url}`] : []),
    note,
    site,
  ].join('\n\n')

type Words<Facts> = Record<Language, (facts: Facts, site: string) => Content>

/** An email that still needs the name of the site. */
export type UnsentEmail = (site: Record<Language, string>) => EmailMessage

/** A kind of letter: what it says in each language, on the product's paper. */
export const defineEmail =
  <Facts>(words: Words<Facts>) =>
  (to: string, language: Language, facts: Facts): UnsentEmail =>
  ({ [language]: site }) => {
    const content = words[language](facts, site)
    return {
      to,
      subject: content.subject,
      text: textOf(language, site, content),
      html: htmlOf(language, site, content),
    }
  }
