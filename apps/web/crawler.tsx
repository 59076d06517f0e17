/** Crawlers that should not see an error page if a script fails. */
const CRAWLERS = /bot|lighthouse|facebookexternalhit|facebook external hit|google/i

export const isCrawlerAgent = (agent: string): boolean => CRAWLERS.test(agent)

export const isCrawler = (): boolean =>
  typeof navigator !== 'undefined' && isCrawlerAgent(navigator.userAgent)

let served: Node | undefined

/** Must run before hydration: the markup of the server is what a crawler keeps if the script fails. */
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
