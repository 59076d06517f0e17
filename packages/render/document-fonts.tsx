const families = ['sans', 'serif', 'kai'] as const

/** The faces of documents. Text waits for them: a fallback's widths would show a page break that is not there. */
export const DocumentFonts = () =>
  families.map((family) => (
    <link key={family} rel="stylesheet" precedence="documents" href={`/fonts/${family}.css?display=block`} />
  ))
