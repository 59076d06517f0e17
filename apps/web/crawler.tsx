/** Crawlers that a broken script must not show an error page to. */
const CRAWLERS = /bot|lighthouse|facebookexternalhit|facebook external hit|google/i

export const isCrawlerAgent = (agent: string): boolean => CRAWLERS.test(agent)

export const isCrawler = (): boolean =>
  typeof navigator !== 'undefined' && isCrawlerAgent(navigator.userAgent)

let served: Node | undefined

/** Called before the page comes alive: what the server sent is what a crawler keeps if the script fails. */
export const keepServedPage = () => {
  if (isCrawler()) served = document.getElementById('page')?.cloneNode(true)
}

export const ServedPage = () => (
  <div
    ref={(box) => {
      if (box && served) box.replaceChildren(served)
    }}
  />
)
