import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import {
  type Agreement,
  type AgreementName,
  type AgreementText,
  getAgreement,
  MAX_AGREEMENT_LENGTH,
  saveAgreement,
} from '#features/site/agreements-contract.ts'
import { AgreementBody, agreementTitles, dayOf, readAgreement } from '#features/site/parts.ts'
import { Asked } from '#packages/admin-ui/asked.tsx'
import { CallFailure } from '#packages/api/client.ts'
import { errorData } from '#packages/api/error-data.ts'
import { type Language, languageTag } from '#packages/i18n/language.ts'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { useApi } from '#packages/ui/api.tsx'
import { apiQuery } from '#packages/ui/api-query.ts'
import { AppLink } from '#packages/ui/link.tsx'
import { useSite } from '#packages/ui/site.ts'
import { agreementForm } from './draft.ts'
import { Editor } from './editor.tsx'
import { LanguageChoice, TextBox } from './parts.tsx'
import classes from './texts.module.css'
import { useTextDraft } from './use-text-draft.ts'

const words = defineWords({
  zh: {
    standing: (version: number, day: string) => `现在是第 ${version} 版，${day} 更新。`,
    ownText: '随产品附带的默认文字，写的都是产品实际怎样做；你另有做法时，请改成你的。',
    next: (version: number) => `保存之后是第 ${version} 版；旧的版本都留在数据库里。`,
    see: '查看这一页',
    text: '正文',
    marks: '## 大标题　### 小标题　- 列表　1. 编号　**加粗**　[文字](/地址)　{site} 站点名称',
    preview: '预览',
    restoreNote: '这会成为一个新的版本。',
  },
  en: {
    standing: (version: number, day: string) => `Current: version ${version}, updated ${day}.`,
    ownText:
      'The default text describes what the product does. Change it wherever you do things differently.',
    next: (version: number) => `Saving creates version ${version}. Earlier versions stay in the database.`,
    see: 'View page',
    text: 'Text',
    marks:
      '## heading   ### subheading   - list   1. numbered   **bold**   [text](/address)   {site} site name',
    preview: 'Preview',
    restoreNote: 'This creates a new version.',
  },
})

const queryOf = (name: AgreementName) => ({
  ...apiQuery(getAgreement, { name }, { quiet: true }),
  retry: 1,
  staleTime: Number.POSITIVE_INFINITY,
})

const knownOf = ({ text, version }: Pick<Agreement, 'text' | 'version'>) => ({ value: text, base: version })

const useAgreementDraft = (name: AgreementName, known: Agreement) => {
  const api = useApi()
  const queries = useQueryClient()
  return useTextDraft<AgreementText>({
    name,
    form: agreementForm,
    known: knownOf(known),
    send: async (base, text) => {
      const input = { name, baseVersion: Number(base), text }
      const { auditId: _, ...saved } = await api.attempt(saveAgreement, input)
      queries.setQueryData(queryOf(name).queryKey, saved)
      return knownOf(saved)
    },
    staleIn: (error) => {
      const data = error instanceof CallFailure && errorData(saveAgreement, 'stale_agreement', error.body)
      if (!data) return undefined
      queries.setQueryData(queryOf(name).queryKey, data)
      return knownOf(data)
    },
  })
}

const Preview = ({ source, language }: { source: string; language: Language }) => {
  const t = useWords(words)
  const { name } = useSite()
  const blocks = readAgreement(useDeferredValue(source), name)
  return (
    <div className={classes.preview}>
      <h2>{t.preview}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys. */}
      <section className={classes.paper} tabIndex={0} aria-label={t.preview}>
        <AgreementBody blocks={blocks} lang={languageTag[language]} />
      </section>
    </div>
  )
}

const Fields = ({ name, known }: { name: AgreementName; known: Agreement }) => {
  const t = useWords(words)
  const titles = useWords(agreementTitles)
  const [language, setLanguage] = useState<Language>(useLanguage().language)
  const form = useAgreementDraft(name, known)
  return (
    <Editor
      form={form}
      isDefault={known.isDefault}
      restoreNote={t.restoreNote}
      onFault={(path) => setLanguage(path as Language)}
    >
      <p className={classes.standing}>
        {t.standing(known.version, dayOf(known.changedAt))} {known.isDefault && t.ownText}{' '}
        {form.isChanged && t.next(known.version + 1)}{' '}
        <AppLink to={`/${name}`} target="_blank">
          {t.see}
        </AppLink>
      </p>
      <LanguageChoice value={language} onChange={setLanguage} />
      <p className={classes.marks}>{t.marks}</p>
      <div className={classes.columns} data-wide="">
        <TextBox
          form={form}
          at={language}
          label={`${titles[name]} · ${t.text}`}
          max={MAX_AGREEMENT_LENGTH}
          lines={26}
          language={language}
        />
        <Preview
          source={form.draft[language] || form.draft.zh || ''}
          language={form.draft[language] ? language : 'zh'}
        />
      </div>
    </Editor>
  )
}

export const AgreementForm = ({ name }: { name: AgreementName }) => (
  <Asked query={useQuery({ ...queryOf(name), gcTime: 0 })}>
    {(known) => <Fields name={name} known={known} />}
  </Asked>
)
