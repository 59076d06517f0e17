/** Texts that the importer writes into a document, in the document's language. */
export const madeWords = {
  zh: {
    rest: '其他内容',
    untitled: '导入的简历',
    titleOf: (name: string) => `${name}的简历`,
    languages: '语言能力',
    certificates: '证书',
    volunteering: '志愿者经历',
    publications: '论文与著作',
    references: '推荐人',
    hidden: '原来不显示的信息',
  },
  en: {
    rest: 'Other content',
    untitled: 'Imported resume',
    titleOf: (name: string) => `${name} – resume`,
    languages: 'Languages',
    certificates: 'Certificates',
    volunteering: 'Volunteering',
    publications: 'Publications',
    references: 'References',
    hidden: 'Not shown before',
  },
}
