import { defineWords } from '#packages/i18n/define-words.ts'

export const words = defineWords({
  zh: {
    text: `huajian render 文档.json -o 文件 [-o 文件 …]

把花笺文档做成文件；做什么格式由文件名决定：
  .pdf .docx .png .pptx .html .md .txt .json .resume.json

  -o, --output 文件     写到哪里；可以写多次；- 是标准输出（要同时写 --format）
  --format 名称         不由文件名决定的格式：pdf png docx pptx html markdown text json json_resume
  --pages 1,3-4         只要这些页（PDF、PNG、PPT）
  --scale 1|2|3         PNG 的清晰度，默认 2
  --long                PNG 做成一张长图，而不是每页一张
  --force               已有的 .json 也覆盖
  --language zh|en      用中文或英文说话

文档也可以从标准输入读：用 - 代替文件名。图片在文档里，或者是放在文档旁边的文件。
PDF、PNG、PPT、HTML 需要本机有 Chromium、Chrome 或 Edge（CHROMIUM_PATH 可以指出路径）。`,
    oneFile: '要写一份文档：huajian render 文档.json -o 简历.pdf',
    noOutput: '没有说写到哪里：加上 -o 简历.pdf',
    unknownFormat: (given: string, known: string) => `不认识 ${given} 这种格式；可以用：${known}`,
    noFormat: (output: string, known: string) => `看不出 ${output} 要做成什么格式；文件名可以用：${known}`,
    pipeFormat: '写到标准输出时要用 --format 说明格式',
    twice: (output: string) => `${output} 写了两次`,
    pages: (given: string) => `--pages 要写成 1,3 或 2-4 这样，不能是「${given}」`,
    pagesBeyond: (page: number, pages: number) => `文档共 ${pages} 页，没有第 ${page} 页`,
    scale: (given: string) => `--scale 只能是 1、2 或 3，不能是「${given}」`,
    pagesNowhere: '--pages 只用于 PDF、PNG 和 PPT',
    pngNowhere: '--scale 和 --long 只用于 PNG',
    notOffered: (format: string, offered: string) => `这份文档不能存成 ${format}，可以是：${offered}`,
    severalInPipe: (count: number) => `共有 ${count} 张图片，标准输出只能放一张：加 --long 或 --pages 1`,
    problems: (count: number) => `文档有 ${count} 处问题，没有生成文件：`,
    picture: (name: string) => `提醒：图片 ${name} 读不出来，它的位置是空的`,
    missingCharacters: (missingCharacters: string) =>
      `提醒：字体里没有这些字，已按本机浏览器的样子画进文件：${missingCharacters}`,
    written: (output: string, size: string) => `已写入 ${output}（${size}）`,
  },
  en: {
    text: `huajian render document.json -o file [-o file …]

Makes files from a Huajian document. The file name determines the format:
  .pdf .docx .png .pptx .html .md .txt .json .resume.json

  -o, --output FILE     output file, repeatable; - for standard output (requires --format)
  --format NAME         format, if the file name does not tell: pdf png docx pptx html markdown text json json_resume
  --pages 1,3-4         only these pages (PDF, PNG, slides)
  --scale 1|2|3         resolution of PNG images (default 2)
  --long                one long PNG instead of one per page
  --force               overwrite an existing .json
  --language zh|en      language of the messages

Use - as the file to read standard input. Pictures are embedded in the document or next to its file.
PDF, PNG, slides and HTML need Chromium, Chrome or Edge on this machine (CHROMIUM_PATH sets its path).`,
    oneFile: 'Specify one document: huajian render document.json -o resume.pdf',
    noOutput: 'Specify the output file: add -o resume.pdf',
    unknownFormat: (given: string, known: string) => `Unknown format ${given}. Known formats: ${known}`,
    noFormat: (output: string, known: string) =>
      `Unknown file extension of ${output}. Known extensions: ${known}`,
    pipeFormat: 'Standard output requires --format',
    twice: (output: string) => `${output} is specified twice`,
    pages: (given: string) => `--pages must look like 1,3 or 2-4, not "${given}"`,
    pagesBeyond: (page: number, pages: number) =>
      `Page ${page} does not exist: the document has ${pages === 1 ? '1 page' : `${pages} pages`}`,
    scale: (given: string) => `--scale must be 1, 2 or 3, not "${given}"`,
    pagesNowhere: '--pages applies to PDF, PNG and slides only',
    pngNowhere: '--scale and --long apply to PNG only',
    notOffered: (format: string, offered: string) =>
      `This document cannot be exported as ${format}. Available: ${offered}`,
    severalInPipe: (count: number) =>
      `There are ${count} images, but standard output takes one: add --long or --pages 1`,
    problems: (count: number) =>
      `The document has ${count === 1 ? '1 problem' : `${count} problems`}, so no file was made:`,
    picture: (name: string) => `Note: cannot read the picture ${name}, so its place stays empty`,
    missingCharacters: (missingCharacters: string) =>
      `Note: no bundled font has these characters; they are drawn as the browser shows them: ${missingCharacters}`,
    written: (output: string, size: string) => `Wrote ${output} (${size})`,
  },
})
