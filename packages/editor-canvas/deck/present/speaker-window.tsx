import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { defineWords, useWords } from '#packages/i18n/words.tsx'

const words = defineWords({
  zh: { title: '演讲者视图' },
  en: { title: 'Speaker view' },
})

/** Copies styles and fonts to the new window. URLs become absolute, because the new window has no base URL. */
const copyStyles = async (to: Document): Promise<void> => {
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
  /** Called when the user closes the window, or at once with `blocked` if the browser does not open it. */
  onClosed(blocked: boolean): void
}

/** A second window, rendered by this page: it needs no network and is always in step. */
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
    // Slides are measured when they render, so styles and fonts must be there first.
    void copyStyles(other.document)
      .then(() => other.document.fonts.ready)
      .then(() => {
        if (!over) setBody(other.document.body)
      })
    const listen = (event: KeyboardEvent) => key(event)
    other.addEventListener('keydown', listen)
    // Not all browsers send an event when the window is closed or navigates away.
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
