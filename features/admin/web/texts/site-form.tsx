import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { siteConfig } from '#features/site/contract.ts'
import { getSiteTexts, saveSiteTexts } from '#features/site/texts-contract.ts'
import { Asked } from '#packages/admin-ui/asked.tsx'
import { CallFailure } from '#packages/api/client.ts'
import type { ReplyOf } from '#packages/api/endpoint.ts'
import { errorData } from '#packages/api/error-data.ts'
import type { Language } from '#packages/i18n/language.ts'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { maxSiteTextLength, type SiteTexts, siteSays } from '#packages/settings/site-texts.ts'
import { useApi } from '#packages/ui/api.tsx'
import { apiQuery } from '#packages/ui/api-query.ts'
import { type SiteField, siteFields, siteForm } from './draft.ts'
import { Editor } from './editor.tsx'
import { LanguageChoice, TextBox } from './parts.tsx'
import { SitePreview } from './site-preview.tsx'
import { textWords } from './text-words.ts'
import classes from './texts.module.css'
import { useTextDraft } from './use-text-draft.ts'

const words = defineWords({
  zh: {
    nameHint: '跟在每一页的标题后面，也在页眉、信件和收据上。',
    titleHint: '只说这个站做什么，名称会自动跟在后面。搜索结果大约显示前 30 个字。',
    descriptionHint: '搜索结果和分享卡片里的一两句话，大约显示前 80 个字。',
    footerHint: '可以分两行写。',
    contactHint: '显示在页脚和两份协议的末尾。没有它，读者找不到人更正或删除自己的信息。',
    filingHint: '在中国大陆提供服务时填写，页脚会链接到工信部备案网站。',
    same: '两种语言共用',
  },
  en: {
    nameHint: 'Shown after the title of every page, in the header, in emails and on receipts.',
    titleHint:
      'What the site does; the site name is added automatically. Search results show about 60 characters.',
    descriptionHint: 'One or two sentences for search results and link previews, about 150 characters.',
    footerHint: 'You can use two lines.',
    contactHint:
      'Shown in the footer and at the end of both agreements. Without it, people can’t contact you to correct or delete their data.',
    filingHint: 'For sites in mainland China. The footer links it to the ministry’s website.',
    same: 'Same in both languages',
  },
})

const textsQuery = {
  ...apiQuery(getSiteTexts, {}, { quiet: true }),
  retry: 1,
  staleTime: Number.POSITIVE_INFINITY,
}
const configKey = apiQuery(siteConfig, {}).queryKey

const LINES: Partial<Record<SiteField, number>> = { description: 3, footer: 2 }

const knownOf = ({ texts, revision }: Pick<ReplyOf<typeof getSiteTexts>, 'texts' | 'revision'>) => ({
  value: texts,
  base: revision,
})

const useSiteDraft = (known: ReplyOf<typeof getSiteTexts>) => {
  const api = useApi()
  const queries = useQueryClient()
  return useTextDraft<SiteTexts>({
    name: 'site',
    form: siteForm,
    known: knownOf(known),
    send: async (base, texts) => {
      const { auditId: _, ...saved } = await api.attempt(saveSiteTexts, { base: String(base), texts })
      queries.setQueryData(textsQuery.queryKey, saved)
      // The cache entry that every page reads, so a new name is visible here at once.
      const says = { zh: siteSays(saved.texts, 'zh'), en: siteSays(saved.texts, 'en') }
      queries.setQueryData(configKey, (config) => config && { ...config, texts: says })
      return knownOf(saved)
    },
    staleIn: (error) => {
      const data = error instanceof CallFailure && errorData(saveSiteTexts, 'stale_texts', error.body)
      if (!data) return undefined
      queries.setQueryData(textsQuery.queryKey, data)
      return knownOf(data)
    },
  })
}

const Fields = ({ known }: { known: ReplyOf<typeof getSiteTexts> }) => {
  const t = useWords(words)
  const names = useWords(textWords)
  const [language, setLanguage] = useState<Language>(useLanguage().language)
  const form = useSiteDraft(known)
  const shown = (field: SiteField) =>
    form.draft[`${field}.${language}`]?.trim() || form.draft[`${field}.zh`]?.trim() || ''
  return (
    <Editor
      form={form}
      isDefault={known.isDefault}
      onFault={(path) => {
        const of = path.split('.')[1]
        if (of === 'zh' || of === 'en') setLanguage(of)
      }}
    >
      <LanguageChoice value={language} onChange={setLanguage} />
      <div className={classes.columns}>
        <div className={classes.fields}>
          {siteFields.map((field) => (
            <TextBox
              key={field}
              form={form}
              at={`${field}.${language}`}
              label={names[field]}
              hint={t[`${field}Hint`]}
              max={maxSiteTextLength[field]}
              language={language}
              lines={LINES[field]}
              placeholder={language === 'en' ? form.draft[`${field}.zh`] : undefined}
            />
          ))}
          <p className={classes.separate}>{t.same}</p>
          <TextBox
            form={form}
            at="contact"
            type="email"
            label={names.contact}
            hint={t.contactHint}
            max={maxSiteTextLength.contact}
            placeholder="name@example.com"
          />
          <TextBox
            form={form}
            at="filing"
            label={names.filing}
            hint={t.filingHint}
            max={maxSiteTextLength.filing}
          />
        </div>
        <SitePreview
          language={language}
          name={shown('name')}
          title={shown('title')}
          description={shown('description')}
          footer={shown('footer')}
          filing={form.draft.filing?.trim() ?? ''}
        />
      </div>
    </Editor>
  )
}

export const SiteForm = () => (
  <Asked query={useQuery({ ...textsQuery, gcTime: 0 })}>{(known) => <Fields known={known} />}</Asked>
)
