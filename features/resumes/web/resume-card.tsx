import { Ellipsis } from 'lucide'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type * as z from 'zod/mini'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import { languageTag } from '#packages/i18n/language.ts'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { DAY_MS } from '#packages/scheduling/durations.ts'
import { Button } from '#packages/ui/button.tsx'
import { isForInputMethod } from '#packages/ui/for-input-method.ts'
import { AppLink } from '#packages/ui/link.tsx'
import { Menu, MenuDivider, MenuItem } from '#packages/ui/menu.tsx'
import type { listedResume } from '../contract.ts'
import styles from './my-resumes.module.css'
import { ResumeFigure } from './resume-figure.tsx'
import type { useResumeActions } from './use-resume-actions.ts'

const words = defineWords({
  zh: {
    unnamed: '未命名',
    word: '文档',
    ppt: '演示',
    open: (name: string) => `打开「${name}」`,
    choose: (name: string) => `选中「${name}」`,
    more: (name: string) => `「${name}」的更多操作`,
    name: '名称',
    rename: '重命名',
    duplicate: '复制一份',
    share: '分享',
    remove: '移到回收站',
    restore: '恢复',
    destroy: '彻底删除',
    changed: (time: string) => `${time} 修改`,
    leaves: (days: number) => `${days} 天后彻底删除`,
  },
  en: {
    unnamed: 'Untitled',
    word: 'Document',
    ppt: 'Presentation',
    open: (name: string) => `Open “${name}”`,
    choose: (name: string) => `Select “${name}”`,
    more: (name: string) => `More actions for “${name}”`,
    name: 'Name',
    rename: 'Rename',
    duplicate: 'Duplicate',
    share: 'Share',
    remove: 'Move to trash',
    restore: 'Restore',
    destroy: 'Delete permanently',
    changed: (time: string) => `Edited ${time}`,
    leaves: (days: number) => `Permanently deleted in ${days} ${days === 1 ? 'day' : 'days'}`,
  },
})

export type ResumeRow = z.infer<typeof listedResume>

const BIN_DAYS = 30

interface CardProps {
  resume: ResumeRow
  chosen: boolean
  onChoose(): void
  actions: ReturnType<typeof useResumeActions>
}

const Name = ({ title, onEnd }: { title: string; onEnd(to?: string): void }) => {
  const t = useWords(words)
  return (
    <input
      className={styles.rename}
      aria-label={t.name}
      defaultValue={title}
      maxLength={120}
      ref={(field) => field?.select()}
      onBlur={(event) => onEnd(event.currentTarget.value.trim())}
      onKeyDown={(event) => {
        if (isForInputMethod(event.nativeEvent)) return
        if (event.key === 'Enter') event.currentTarget.blur()
        if (event.key === 'Escape') onEnd()
      }}
    />
  )
}

export const ResumeCard = ({ resume, chosen, onChoose, actions }: CardProps) => {
  const t = useWords(words)
  const { language } = useLanguage()
  const navigate = useNavigate()
  const [renaming, setRenaming] = useState(false)
  const { id, kind, title, revision, updatedAt, deletedAt, match } = resume
  const name = title.trim() || t.unnamed
  const isBinned = deletedAt !== null
  const time = new Date(updatedAt).toLocaleString(languageTag[language], {
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  })
  const days = isBinned ? Math.max(0, Math.ceil((deletedAt + BIN_DAYS * DAY_MS - Date.now()) / DAY_MS)) : 0
  return (
    <li className={styles.card} data-chosen={chosen || undefined} data-resume={id}>
      <label className={styles.choose}>
        <input type="checkbox" checked={chosen} onChange={onChoose} aria-label={t.choose(name)} />
      </label>
      {isBinned ? (
        <ResumeFigure id={id} revision={revision} kind={kind} />
      ) : (
        <AppLink to={`/builder/${id}`} aria-label={t.open(name)} className={styles.open ?? ''}>
          <ResumeFigure id={id} revision={revision} kind={kind} />
        </AppLink>
      )}
      <div className={styles.foot}>
        {renaming ? (
          <Name
            title={title}
            onEnd={(to) => {
              setRenaming(false)
              if (to !== undefined && to !== title) actions.rename(id, to)
            }}
          />
        ) : (
          <b>{name}</b>
        )}
        {match && (
          <small className={styles.match}>
            {match.before}
            <mark>{match.hit}</mark>
            {match.after}
          </small>
        )}
        <small>
          {kind !== 'resume' && <span className={styles.kind}>{t[kind]}</span>}
          {isBinned ? t.leaves(days) : t.changed(time)}
        </small>
        {isBinned ? (
          <span className={styles.row}>
            <Button look="plain" onClick={() => actions.restore([id])}>
              {t.restore}
            </Button>
            <button type="button" className={styles.quiet} onClick={() => actions.destroy([id])}>
              {t.destroy}
            </button>
          </span>
        ) : (
          <Menu face={<Glyph icon={Ellipsis} />} className={styles.more} aria-label={t.more(name)}>
            <MenuItem onClick={() => setRenaming(true)}>{t.rename}</MenuItem>
            <MenuItem onClick={() => actions.duplicate(id)}>{t.duplicate}</MenuItem>
            <MenuItem onClick={() => void navigate(`/builder/${id}?tool=share`)}>{t.share}</MenuItem>
            <MenuDivider />
            <MenuItem danger onClick={() => actions.remove([id])}>
              {t.remove}
            </MenuItem>
          </Menu>
        )}
      </div>
    </li>
  )
}
