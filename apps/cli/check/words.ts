import { defineWords } from '#packages/i18n/define-words.ts'

export const words = defineWords({
  zh: {
    text: `huajian check 文档.json

检查花笺文档：读得进吗、图片在不在、排成几页、招聘系统读得出什么。

  --language zh|en      用中文或英文说话

从标准输入读：用 - 代替文件名。本机没有浏览器时只检查文档本身。
退出码：0 没有问题；1 有问题；2 用法不对或文件读不了`,
    oneFile: '要写一份文档：huajian check 文档.json',
    problems: (count: number) => `文档有 ${count} 处问题：`,
    loads: (title: string, sections: number) => `文档「${title}」读取正常，${sections} 个模块`,
    picture: (name: string) => `图片 ${name} 读不出来，它的位置是空的`,
    pages: (pages: number, last: number) => `排成 ${pages} 页，最后一页占 ${last}%`,
    notLaidOut: '没有排版：',
    read: (same: number, all: number) => `招聘系统读到 ${same}/${all} 项`,
    partly: '只读到一部分',
    missing: '没有读到',
    moved: '归到了别处',
    unread: (label: string, ours: string, state: string) => `  ${label}「${ours}」${state}`,
    more: (count: number) => `  ……另有 ${count} 条`,
    warning: '提醒',
    info: '建议',
    entry: (number: number) => `第 ${number} 条`,
    join: ' · ',
    line: (kind: string, place: string, what: string) => `${kind}${place && `（${place}）`}：${what}`,
  },
  en: {
    text: `huajian check document.json

Checks a Huajian document: whether it loads, whether its pictures exist, how many pages it has, and what an applicant
tracking system reads from its PDF.

  --language zh|en      language of the messages

Use - as the file to read standard input. Without a browser, only the document itself is checked.
Exit codes: 0 no problems; 1 problems found; 2 usage error or unreadable file`,
    oneFile: 'Specify one document: huajian check document.json',
    problems: (count: number) => `The document has ${count === 1 ? '1 problem' : `${count} problems`}:`,
    loads: (title: string, sections: number) =>
      `Loaded "${title}": ${sections === 1 ? '1 section' : `${sections} sections`}`,
    picture: (name: string) => `Cannot read the picture ${name}, so its place stays empty`,
    pages: (pages: number, last: number) =>
      `${pages === 1 ? '1 page' : `${pages} pages`}, the last one ${last}% full`,
    notLaidOut: 'Pages were not checked:',
    read: (same: number, all: number) => `An applicant tracking system reads ${same} of ${all} facts`,
    partly: 'only partly',
    missing: 'not read',
    moved: 'read as another field',
    unread: (label: string, ours: string, state: string) => `  ${label} "${ours}": ${state}`,
    more: (count: number) => `  … and ${count} more`,
    warning: 'Warning',
    info: 'Hint',
    entry: (number: number) => `entry ${number}`,
    join: ', ',
    line: (kind: string, place: string, what: string) => `${kind}${place && ` (${place})`}: ${what}`,
  },
})
