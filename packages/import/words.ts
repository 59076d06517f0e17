import { defineWords } from '#packages/i18n/define-words.ts'

/** Messages about an import: why it was refused, what was done, what to check. */
export const importWords = defineWords({
  zh: {
    'too-large': '文件超过 20 MB，请换一个小一些的文件',
    encrypted: '文件有密码保护，请先在原来的软件里去掉密码再导入',
    broken: '文件损坏或不完整，打不开；请重新导出一份再试',
    'no-text': '这份文件里没有文字，可能是扫描件；请换一份能选中文字的 PDF 或 Word 文件',
    unknown:
      '认不出这种文件；可以导入 PDF、Word（.docx）、PPT（.pptx）、Markdown、纯文本，以及花笺、JSON Resume、Reactive Resume、magic-resume 的 JSON',
    bomb: '文件解压后大得不正常，为安全起见没有打开',
    newer: '这份文件由更新版本的花笺保存，请刷新页面后再导入',
    empty: '文件是空的',
    'old-word': '这是旧版 Word 文件（.doc），请在 Word 或 WPS 里另存为 .docx 再导入',
    picture: '这是一张图片，读不出文字；请导入 PDF 或 Word 文件，或者直接粘贴文字',

    replaced: (count: number) => `${count} 处标签已由对应的栏位代替`,
    'page-furniture': '去掉了页眉、页脚和页码',
    cutPages: (kept: number, of: number) => `文件共 ${of} 页，只读了前 ${kept} 页`,
    cutCharacters: (kept: number, of: number) => `文字共 ${of} 字，只读了前 ${kept} 字`,
    cutEntries: (kept: number, of: number) => `文件共 ${of} 条经历，只读了前 ${kept} 条`,
    'empty-sections': '只有标题、没有内容的栏目没有导入',
    'picture-left-out': '照片没有导入，请重新上传',
    'design-left-out': '只导入了内容，版式和配色没有导入',
    'scripts-left-out': '文件里的脚本没有运行，也没有导入',

    'name-by-looks': '按版面判断的姓名，请核对',
    'name-by-file': '按文件名判断的姓名，请核对',
    'by-order': '按先后顺序区分的，请核对有没有对调',
    'kind-guessed': '按标题猜的栏目种类',
    'left-over': '没有找到对应的栏位，先放在这里',
    'level-read': '按原文的词或图示换算的熟练度',
    'odd-period': '结束时间早于开始时间',
    'guessed-parts': '各部分是按版面拆开的，请核对',
    'no-entry-heads': '没能分出各条经历，请手动拆分',
  },
  en: {
    'too-large': 'The file is over 20 MB. Please choose a smaller one.',
    encrypted:
      'The file is protected by a password. Remove it in the program that made the file, then import it.',
    broken: 'The file is damaged or incomplete and cannot be opened. Export it once more and try again.',
    'no-text':
      'There is no text in this file: it may be a scan. Choose a PDF or Word file whose text can be selected.',
    unknown:
      'This kind of file is not known. You can import PDF, Word (.docx), PowerPoint (.pptx), Markdown, plain text, and JSON of Huajian, JSON Resume, Reactive Resume or magic-resume.',
    bomb: 'The file would unpack to an abnormal size. For safety it was not opened.',
    newer: 'A newer version of Huajian saved this file. Reload the page, then import it.',
    empty: 'The file is empty.',
    'old-word': 'This is an old Word file (.doc). Save it as .docx in Word or WPS, then import it.',
    picture: 'This is a picture: there is no text to read. Import a PDF or Word file, or paste the text.',

    replaced: (count: number) =>
      count === 1 ? 'One label is now said by its field' : `${count} labels are now said by their fields`,
    'page-furniture': 'Page headers, footers and page numbers were left out',
    cutPages: (kept: number, of: number) => `The file has ${of} pages; the first ${kept} were read`,
    cutCharacters: (kept: number, of: number) => `The text has ${of} characters; the first ${kept} were read`,
    cutEntries: (kept: number, of: number) => `The file has ${of} entries; the first ${kept} were read`,
    'empty-sections': 'Sections with a heading and nothing under it were left out',
    'picture-left-out': 'The photo was not imported. Please upload it again.',
    'design-left-out': 'The content was imported, not the layout and colours',
    'scripts-left-out': 'Scripts in the file were neither run nor imported',

    'name-by-looks': 'The name was told by the layout. Please check it.',
    'name-by-file': 'The name was taken from the file name. Please check it.',
    'by-order': 'Told apart only by their order. Please check that they are not swapped.',
    'kind-guessed': 'The kind of this section was guessed from its heading',
    'left-over': 'No field fits this, so it stands here for now',
    'level-read': 'The level was read from a word or a figure',
    'odd-period': 'The end lies before the start',
    'guessed-parts': 'Taken apart by its layout. Please check each part.',
    'no-entry-heads': 'The entries could not be told apart. Please split them by hand.',
  },
})
