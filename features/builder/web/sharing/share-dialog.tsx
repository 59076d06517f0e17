import { Eye, MessageSquareText } from 'lucide'
import { useEffect, useMemo, useState } from 'react'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import { useKindWords } from '#packages/editor-core/kind-words.ts'
import type { PanelProps } from '#packages/editor-core/tool.ts'
import parts from '#packages/editor-core/tool-parts.module.css'
import { useDocument } from '#packages/editor-core/use-editor.tsx'
import { useTools } from '#packages/editor-core/use-tools.ts'
import { InvalidDraftLead } from '#packages/editor-tools/invalid-draft-note.tsx'
import { ToolDialog } from '#packages/editor-tools/tool-dialog.tsx'
import { defineWords } from '#packages/i18n/words.tsx'
import { PageFigure } from '#packages/render/page-figure.tsx'
import { sharedDocument } from '#packages/sections/sharing/shared-document.ts'
import { ButtonLink } from '#packages/ui/button.tsx'
import { toasts } from '#packages/ui/toast-store.ts'
import { LinkCard } from './link-card.tsx'
import { useOpenResume } from './open-resume.tsx'
import styles from './share-dialog.module.css'
import { type Link, refusalOf, useLinks } from './use-links.ts'

const words = defineWords({
  zh: {
    title: '分享',
    view: '新建查看链接',
    viewText: '对方只能看，可以下载 PDF',
    review: '新建批注链接',
    reviewText: '请人帮忙改：对方评论或改字，由你决定采纳哪些',
    none: '还没有链接',
    noneText: '链接里永远是你最新保存的内容。隐藏的栏目和字段不会发给对方。',
    sees: '对方看到的样子',
    loading: '正在打开…',
    failed: '没能打开链接列表。',
    again: '再试一次',
    notMade: '没能新建链接，请再试一次',
    signIn: '登录后就能分享',
    signInText: '这份简历现在只存在这个浏览器里。登录后它会存进你的账号，就能用链接发给别人。',
    toSignIn: '登录',
  },
  en: {
    title: 'Share',
    view: 'New view link',
    viewText: 'People can view it and download a PDF',
    review: 'New review link',
    reviewText: 'People can comment and suggest edits; you decide what to accept',
    none: 'No links yet',
    noneText: 'A link always shows your latest saved version. Hidden sections and fields are never shared.',
    sees: 'What others see',
    loading: 'Opening…',
    failed: 'Couldn’t load your links.',
    again: 'Try again',
    notMade: 'Couldn’t create the link. Please try again.',
    signIn: 'Sign in to share',
    signInText: 'This resume is only in this browser. Sign in to save it to your account and share it.',
    toSignIn: 'Sign in',
  },
})

const SignIn = ({ id }: { id: string }) => {
  const t = useKindWords(words)
  return (
    <div className={parts.none}>
      <h3>{t.signIn}</h3>
      <p>{t.signInText}</p>
      <ButtonLink to={`/auth/login?next=${encodeURIComponent(`/builder/${id}`)}`} size="lg">
        {t.toSignIn}
      </ButtonLink>
    </div>
  )
}

/** Previews the masks of the selected link on the pages. */
const Seen = ({ link }: { link: Link | undefined }) => {
  const t = useKindWords(words)
  const document = useDocument()
  const masks = link?.masks.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the masks of the link matter.
  const shared = useMemo(() => sharedDocument(document, link?.masks ?? []), [document, masks])
  return (
    <aside className={styles.seen}>
      <small>{t.sees}</small>
      <PageFigure document={shared} />
    </aside>
  )
}

const Links = ({ id }: { id: string }) => {
  const t = useKindWords(words)
  const { ports } = useTools()
  const { links, isPending, isError, again, create, change, remove } = useLinks(id, true)
  const [chosen, setChosen] = useState<string>()
  const link = links.find((one) => one.id === chosen) ?? links[0]

  // A link shows what the server has: what was typed just now must be there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens.
  useEffect(() => void ports.save?.(), [])

  const make = (purpose: Link['purpose']) =>
    create.mutate(purpose, {
      onSuccess: (made) => setChosen(made.id),
      onError: (error) => toasts.show(refusalOf(error) ?? t.notMade, 'error'),
    })
  return (
    <div className={styles.halves}>
      <div className={styles.links}>
        <div className={styles.make}>
          <button type="button" disabled={create.isPending} onClick={() => make('view')}>
            <Glyph icon={Eye} size={18} />
            <b>{t.view}</b>
            <small>{t.viewText}</small>
          </button>
          <button type="button" disabled={create.isPending} onClick={() => make('review')}>
            <Glyph icon={MessageSquareText} size={18} />
            <b>{t.review}</b>
            <small>{t.reviewText}</small>
          </button>
        </div>
        {isPending && <p className={parts.note}>{t.loading}</p>}
        {isError && (
          <p className={parts.note}>
            {t.failed}
            <button type="button" className={parts.word} onClick={again}>
              {t.again}
            </button>
          </p>
        )}
        {!isPending && !isError && links.length === 0 && (
          <div className={parts.none}>
            <h3>{t.none}</h3>
            <p>{t.noneText}</p>
          </div>
        )}
        {links.map((one) => (
          <LinkCard
            key={one.id}
            link={one}
            isOpen={one.id === link?.id}
            onOpen={() => setChosen(one.id)}
            onChange={async (patch) => void (await change.mutateAsync({ link: one.id, ...patch }))}
            onRemove={async () => void (await remove.mutateAsync(one.id))}
          />
        ))}
      </div>
      <Seen link={link} />
    </div>
  )
}

/** Manages the share links of this resume: access, end date and masks. */
export const ShareDialog = ({ opened, onClose }: PanelProps) => {
  const t = useKindWords(words)
  const { title } = useDocument()
  const { id, isInAccount } = useOpenResume()
  return (
    <ToolDialog
      opened={opened}
      onClose={onClose}
      title={t.title}
      about={title}
      shape={isInAccount ? 'large' : 'plain'}
    >
      {isInAccount && <InvalidDraftLead onLeave={onClose} />}
      {isInAccount ? <Links id={id} /> : <SignIn id={id} />}
    </ToolDialog>
  )
}
