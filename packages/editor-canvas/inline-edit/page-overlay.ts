import { sectionIn } from '#packages/editor-core/page-elements.ts'
import { fragmentsOf, rectsOnStage, windowOf } from '../fragments.ts'
import type { InlineOverlay } from './inline-edit.ts'
import { markOf, type Target } from './target.ts'

const renderedIn = (page: Element, target: Target): HTMLElement | undefined =>
  sectionIn(page, target.section)?.querySelector<HTMLElement>(`${markOf(target)}:not([data-inline-input])`) ??
  undefined

/** The rendered text on the page where it begins. */
const renderedAnywhere = (root: Element, target: Target): HTMLElement | undefined => {
  for (const page of root.querySelectorAll('[data-page]')) {
    const found = renderedIn(page, target)
    const [first] = found ? fragmentsOf(found) : []
    const own = first && windowOf(root, first.page)
    if (own) return renderedIn(own, target)
  }
  return undefined
}

interface PageOverlayOptions {
  root: HTMLElement
  target: Target
  rendered: HTMLElement
  dom: HTMLElement
}

/**
 * Places the input next to the rendered text and hides that text. React keeps rendering the hidden text, so no render
 * can move the caret or break a composition; lines and pages break around the input as usual.
 */
export class PageOverlay implements InlineOverlay {
  readonly #root: HTMLElement
  readonly #target: Target
  readonly #dom: HTMLElement
  #rendered: HTMLElement
  /** The page copy that is shown to screen readers while the input is in it. */
  #copy: Element | undefined

  constructor({ root, target, rendered, dom }: PageOverlayOptions) {
    this.#root = root
    this.#target = target
    this.#rendered = rendered
    this.#dom = dom
  }

  show(): void {
    this.moveTo(this.#rendered)
  }

  moveTo(rendered: HTMLElement): void {
    this.#release()
    this.#rendered = rendered
    this.#copy = rendered.closest('[data-page][aria-hidden]') ?? undefined
    this.#copy?.removeAttribute('aria-hidden')
    rendered.before(this.#dom)
    rendered.dataset.inlineHidden = ''
  }

  placeFor(caret: () => DOMRect | undefined): HTMLElement | 'here' | undefined {
    const page = this.#dom.closest<HTMLElement>('[data-page]')
    const rect = page && this.#rendered.isConnected ? caret() : undefined
    const [place] = page && rect ? rectsOnStage([rect], page) : []
    if (place && page?.dataset.page === String(place.page + 1)) return 'here'
    const other = place && windowOf(this.#root, place.page)
    if (other) return this.#hereOr(renderedIn(other, this.#target))
    if (this.#dom.isConnected && this.#rendered.isConnected) return 'here'
    return this.#hereOr(renderedAnywhere(this.#root, this.#target))
  }

  remove(): void {
    this.#release()
  }

  #hereOr(element: HTMLElement | undefined): HTMLElement | 'here' | undefined {
    return element === this.#rendered ? 'here' : element
  }

  #release() {
    delete this.#rendered.dataset.inlineHidden
    this.#copy?.setAttribute('aria-hidden', 'true')
    this.#copy = undefined
  }
}
