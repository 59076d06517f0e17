import { useQuery } from '@tanstack/react-query'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { DocumentFontsLater } from '#packages/render/document-fonts-later.ts'
import { ButtonLink } from '#packages/ui/button.tsx'
import { AppLink } from '#packages/ui/link.tsx'
import { Seal } from '#packages/ui/logo.tsx'
import { PageHead } from '#packages/ui/page-head.tsx'
import styles from './author-home.module.css'
import { MyTemplates } from './my-templates.tsx'
import { NewTemplate } from './new-template.tsx'
import { sessionQuery } from './signed-in.ts'

const words = defineWords({
  zh: {
    title: '模板设计器',
    home: '花笺首页',
    lead: '从 164 种版式里挑选、排布、调样式，做成一份别人也能用的模板；检查通过后提交审核，就会出现在模板库里。',
    visitor: '还没有登录也可以试做，草稿存在这台设备上。提交审核需要账号，登录后草稿会一起带过去。',
    signIn: '登录',
  },
  en: {
    title: 'Template designer',
    home: 'Home',
    lead: 'Choose from 164 variants, arrange and style them, and create a template others can use. Once it passes the check, submit it for review. Approved templates appear in the gallery.',
    visitor:
      'You can try it without an account; drafts are saved on this device. You need an account to submit, and your drafts come along when you sign in.',
    signIn: 'Sign in',
  },
})

/** The start page of authors: their templates, and creating new ones. */
export const AuthorHome = () => {
  const t = useWords(words)
  const { data } = useQuery(sessionQuery)
  return (
    <div className={styles.page}>
      <PageHead title={t.title} />
      <DocumentFontsLater />
      <header className={styles.head}>
        <AppLink to="/" className={styles.home} aria-label={t.home}>
          <Seal size={32} />
        </AppLink>
        <h1>{t.title}</h1>
      </header>
      <p className={styles.lead}>{t.lead}</p>
      {data?.user === null && (
        <div className={styles.note}>
          <p>{t.visitor}</p>
          <ButtonLink to="/auth/login?next=/createTemplate/designer" look="plain">
            {t.signIn}
          </ButtonLink>
        </div>
      )}
      <MyTemplates userId={data?.user?.id} />
      <NewTemplate />
    </div>
  )
}
