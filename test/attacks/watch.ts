import type { BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'

declare global {
  interface Window {
    __hit?: unknown
    /** Violations of the content security policy, which only injected markup causes. */
    violations: string[]
    /** Elements and attributes that no page of ours has. */
    injectedIn(root: ParentNode, site: string): string[]
  }
}

/** Runs in the page, so it cannot use other functions of this file. */
const injectedIn = (root: ParentNode, site: string): string[] => {
  const NEVER =
    'iframe,frame,frameset,object,embed,applet,portal,base,marquee,math,foreignObject,animate,set,keygen,isindex,xss,image,listing,xmp'
  const LEADING = [
    'href',
    'src',
    'action',
    'formaction',
    'data',
    'poster',
    'srcset',
    'xlink:href',
    'background',
    'ping',
  ]
  const found: string[] = []
  const say = (element: Element, why: string) => found.push(`${why}: ${element.outerHTML.slice(0, 160)}`)
  /** An `https` address that a person may click is allowed; none may be fetched automatically. */
  const isBad = (value: string, isClicked: boolean): boolean => {
    const plain = value.replaceAll(/[\p{Cc}\s\u00ad]/gu, '').toLowerCase()
    if (/^(?:javascript|vbscript|livescript|view-source|feed|jar|file):/.test(plain)) return true
    if (plain.startsWith('data:')) return !/^data:image\/(?:png|jpeg|webp|gif)[;,]/.test(plain)
    return !isClicked && /^(?:https?:)?[\\/]{2}evil\.example/.test(plain)
  }
  for (const element of root.querySelectorAll('*')) {
    if (element.matches(NEVER)) say(element, 'element')
    if (element.localName === 'script') {
      const from = element.getAttribute('src')
      const isOurs =
        from === null
          ? element === element.ownerDocument.head.querySelector('script')
          : new URL(from, site).origin === site
      if (!isOurs && element.getAttribute('type') !== 'application/ld+json') say(element, 'script')
    }
    if (element.localName === 'style' && /evil\.example|__hit/.test(element.textContent))
      say(element, 'style')
    if (element.matches('meta[http-equiv]') && !element.matches('[content^="default-src \'none\'"]'))
      say(element, 'meta')
    if (
      element.matches('link:not([rel=canonical])') &&
      new URL(element.getAttribute('href') ?? '', site).origin !== site
    )
      say(element, 'link')
    for (const { name, value } of element.attributes) {
      if (/^on|^srcdoc$|^formaction$|^ping$/.test(name)) say(element, `attribute ${name}`)
      if (LEADING.includes(name) && isBad(value, element.localName === 'a' && name === 'href'))
        say(element, `leads by ${name}`)
      if (name === 'style' && /evil\.example|javascript:|expression\(/i.test(value))
        say(element, 'style attribute')
      if ((name === 'id' || name === 'name') && value.startsWith('clobber-')) say(element, 'clobbers')
    }
  }
  return found
}

export interface Watch {
  /** Checks that no script ran, no foreign element is there, and no other site was requested. */
  expectClean(where: string): Promise<void>
  /** The same for pages that are parsed instead of opened, with their origin and type. */
  expectCleanHtml(pages: readonly (readonly [where: string, html: string])[]): Promise<void>
}

/** Watches a page from its next visit on. */
export const watch = async (context: BrowserContext, page: Page, site: string): Promise<Watch> => {
  const noise: string[] = []
  page.on('dialog', (dialog) => {
    noise.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (/^https?:$/.test(url.protocol) && url.origin !== site) noise.push(`asked for ${request.url()}`)
  })
  await context.addInitScript({ content: `window.injectedIn = ${injectedIn.toString()}` })
  await context.addInitScript(() => {
    window.violations = []
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      window.violations.push(`refused: ${violatedDirective} ${blockedURI} ${sample}`),
    )
  })
  // A page without a policy, which would fetch what other pages refuse.
  const blank = await context.newPage()
  return {
    expectClean: async (where) => {
      const found = await page.evaluate((origin) => {
        const ran = window.__hit === undefined ? [] : ['it ran']
        return [...ran, ...window.violations, ...window.injectedIn(document, origin)]
      }, site)
      expect([...noise.splice(0), ...found], where).toEqual([])
    },
    expectCleanHtml: async (pages) => {
      const found = await blank.evaluate(
        ([texts, origin]) =>
          texts.flatMap(([where, html]) => {
            const parsed = new DOMParser().parseFromString(html, 'text/html')
            return window.injectedIn(parsed, origin).map((what) => `${where}: ${what}`)
          }),
        [pages, site] as const,
      )
      expect(found).toEqual([])
    },
  }
}

/** The visible characters without spaces, whose layout is up to the page. */
export const seen = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cf}\p{Z}\s\ufffd]/gu, '')
