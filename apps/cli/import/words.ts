import { defineWords } from '#packages/i18n/define-words.ts'

export const words = defineWords({
  zh: {
    text: `huajian import 文件 -o 文档.json

读入别处做的简历，写成花笺文档。文件可以是 PDF、Word（.docx）、网页、Markdown、纯文本，
或者花笺、JSON Resume、Reactive Resume、magic-resume 的 JSON；花笺做的 PDF 会完整还原。

  -o, --output 文件     写到哪里；- 是标准输出
  --force               已有的 .json 也覆盖
  --language zh|en      用中文或英文说话；也用于看不出语言的文件

从标准输入读：用 - 代替文件名。`,
    oneFile: '要写一个文件：huajian import 简历.pdf -o 文档.json',
    noOutput: '没有说写到哪里：加上 -o 文档.json',
    newer: '这份文件由更新版本的花笺保存，请先更新花笺再导入',
    read: (source: string, sections: number, entries: number) =>
      `读到 ${source}：${sections} 个模块，${entries} 条内容`,
    plainText: '纯文本',
    whole: '文档完整还原，没有丢失',
    unplaced: (count: number) => `${count} 行没有找到对应的栏位，放在最后一个模块里`,
    unsure: (count: number) => `请核对 ${count} 处：`,
    entry: (number: number) => `第 ${number} 条`,
    written: (output: string) => `已写入 ${output}`,
    join: ' · ',
    line: (place: string, value: string, why: string) => `${place}${value && `「${value}」`}：${why}`,
  },
  en: {
    text: `huajian import file -o document.json

Converts a resume made with another program to a Huajian document. Input: PDF, Word (.docx), web page, Markdown, plain
text, or JSON of Huajian, JSON Resume, Reactive Resume or magic-resume. A PDF made by Huajian is restored completely.

  -o, --output FILE     output file; - for standard output
  --force               overwrite an existing .json
  --language zh|en      language of the messages, and of files whose language is unclear

Use - as the file to read standard input.`,
    oneFile: 'Specify one file: huajian import resume.pdf -o document.json',
    noOutput: 'Specify the output file: add -o document.json',
    newer: 'This file was saved by a newer version of Huajian. Update Huajian, then import it.',
    read: (source: string, sections: number, entries: number) =>
      `Read ${source}: ${sections === 1 ? '1 section' : `${sections} sections`}, ${entries === 1 ? '1 entry' : `${entries} entries`}`,
    plainText: 'plain text',
    whole: 'The document was restored completely',
    unplaced: (count: number) =>
      `${count === 1 ? '1 line fits' : `${count} lines fit`} no field: see the last section`,
    unsure: (count: number) => `Check ${count === 1 ? '1 value' : `${count} values`}:`,
    entry: (number: number) => `entry ${number}`,
    written: (output: string) => `Wrote ${output}`,
    join: ', ',
    line: (place: string, value: string, why: string) => `${place}${value && ` "${value}"`}: ${why}`,
  },
})
