import { Suspense, useEffect, useState } from 'react'

/**
 * Sans and serif are the interface's faces too and are here already. The third is only in documents: it comes after the
 * page stands, and text does not wait for it.
 */
export const CoverFonts = () => {
  const [stands, setStands] = useState(false)
  useEffect(() => setStands(true), [])
  return (
    <Suspense>
      {stands && <link rel="stylesheet" precedence="documents" href="/fonts/kai.css?display=swap" />}
    </Suspense>
  )
}
