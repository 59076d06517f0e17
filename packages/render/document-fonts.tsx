import { Suspense, useEffect, useState } from 'react'

const families = ['sans', 'serif', 'kai'] as const

/** The faces of documents. Text waits for them: a fallback's widths would show a page break that is not there. */
export const DocumentFonts = () =>
  families.map((family) => (
    <link key={family} rel="stylesheet" precedence="documents" href={`/fonts/${family}.css?display=block`} />
  ))

/** After the page stands: its thumbnails need the faces, what is read and clicked on it does not wait for them. */
export const DocumentFontsLater = () => {
  const [stands, setStands] = useState(false)
  useEffect(() => setStands(true), [])
  return <Suspense>{stands && <DocumentFonts />}</Suspense>
}
