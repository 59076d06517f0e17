import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { defineWords, useWords } from '#packages/i18n/words.tsx'

const words = defineWords({
  zh: { title: '演讲者视图' },
  en: { title: 'Speaker view' },
})

/** Everything that the page is drawn with; addresses become whole, since the new window has none of its own. */
const dress = async (to: Document): Promise<void> => {
  const loads: Promise<unknown>[] = []
  for (const sheet of document.querySelectorAll<HTMLLinkElement | HTMLStyleElement>(
    'link[rel="stylesheet"], style',
  )) {
    const copy = sheet.cloneNode(true) as HTMLLinkElement
    if ('href' in sheet) {
      copy.href = sheet.href
      loads.push(new Promise((done) => copy.addEventListener('load', done)))
      copy.addEventListener('error', () => copy.dispatchEvent(new Event('load')))
    }
    to.head.append(copy)
  }
  for (const { name, value } of document.documentElement.attributes)
    to.documentElement.setAttribute(name, value)
  await Promise.all(loads)
}

interface SpeakerWindowProps {
  children: ReactNode
  onKey(event: KeyboardEvent): void
  /** Closed by hand, or, where the browser opens none, at once. */
  onClosed(blocked: boolean): void
}

/** A second window for the second screen: drawn from here, so that it needs no network and is never a slide behind. */
export const SpeakerWindow = ({ children, onKey, onClosed }: SpeakerWindowProps) => {
  const t = useWords(words)
  const [body, setBody] = useState<HTMLElement>()
  const key = useEffectEvent(onKey)
  const closed = useEffectEvent(onClosed)
  useEffect(() => {
    const other = window.open('', 'huajian-speaker', 'popup,width=1080,height=720')
    if (!other) {
      closed(true)
      return
    }
    other.document.head.replaceChildren()
    other.document.body.replaceChildren()
    const title = other.document.createElement('title')
    title.textContent = t.title
    other.document.head.append(title)
    let over = false
    // Slides are measured as they are drawn: not before the looks and fonts are there.
    void dress(other.document)
      .then(() => other.document.fonts.ready)
      .then(() => {
        if (!over) setBody(other.document.body)
      })
    const listen = (event: KeyboardEvent) => key(event)
    other.addEventListener('keydown', listen)
    // Moved to another address or closed: there is no event that all browsers send here.
    const watch = setInterval(() => {
      if (!other.closed) return
      clearInterval(watch)
      closed(false)
    }, 400)
    return () => {
      over = true
      clearInterval(watch)
      other.removeEventListener('keydown', listen)
      other.close()
    }
  }, [t.title])
  return body ? createPortal(children, body) : null
}
