import { renderSVG } from 'uqr'

/** Always black on white, in the dark as well: cameras need it so. */
export const PayQr = ({ text, label }: { text: string; label: string }) => (
  <img
    src={`data:image/svg+xml;utf8,${encodeURIComponent(renderSVG(text, { ecc: 'M', border: 2 }))}`}
    alt={label}
    width={168}
    height={168}
  />
)
