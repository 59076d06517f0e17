import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { Icon } from '#packages/ui/icon.tsx'
import { AppLink } from '#packages/ui/link.tsx'
import type { Question } from '../../pages-contract.ts'
import { OperatorText, useSwitchedOn } from './operator-text.tsx'
import classes from './qa-list.module.css'

const words = defineWords({
  zh: { link: '这一问的链接' },
  en: { link: 'Link to this question' },
})

const anchorOf = ({ key }: Question) => `q-${key}`

/** An address that names a question opens it, at first and on later navigations. */
const useOpenByHash = () => {
  const { hash } = useLocation()
  useEffect(() => {
    const named = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)))
    if (!(named instanceof HTMLDetailsElement)) return
    named.open = true
    named.scrollIntoView({ block: 'nearest' })
  }, [hash])
}

/** Collapsible questions that work without script; the browser's search finds text in closed ones. */
export const QAList = ({ questions }: { questions: readonly Question[] }) => {
  const t = useWords(words)
  useOpenByHash()
  return (
    <div className={classes.list}>
      {useSwitchedOn(questions).map((one) => (
        <details
          key={one.key}
          id={anchorOf(one)}
          className={classes.item}
          {...(one.by ? { 'data-switch': one.by } : {})}
        >
          <summary>
            <OperatorText text={one.question} />
            <Icon name="chevronRight" />
          </summary>
          <div className={classes.answer}>
            <p>
              <OperatorText text={one.answer} />
            </p>
            <AppLink to={`#${anchorOf(one)}`} replace preventScrollReset>
              {t.link}
            </AppLink>
          </div>
        </details>
      ))}
    </div>
  )
}
