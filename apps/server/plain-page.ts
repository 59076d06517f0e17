const pageOf = (name: string, title: string, text: string, more: string) => `<!doctype html>
<html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title}｜花笺</title>
<body style="margin:0;min-height:100vh;display:grid;place-items:center;background:#f6f2ea;color:#1e2530;font-family:sans-serif;text-align:center">
<main data-screen="${name}"><h1 style="font-size:120px;line-height:1;margin:0">${title}</h1>
<p style="font-size:18px;color:#4a5260;margin:24px 0 36px">${text}</p>
${more}</main></body></html>`

/** The error screen where no renderer can be asked: no script, no style sheet, nothing that could fail. */
export const plainPage = (): string =>
  pageOf(
    'not-found',
    '404',
    '我的天啦~ 你来到了未知领域！',
    '<a href="/" style="display:inline-block;padding:12px 30px;border-radius:6px;background:#c23b26;color:#fff;text-decoration:none">我要回家</a>',
  )

/** The address is right but a service behind the server failed: the page asks the reader to open it again later. */
export const outagePage = (status: number, text: string): string => pageOf('outage', String(status), text, '')
