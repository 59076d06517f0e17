import { renderSVG } from 'uqr'

/** Always black on white, in the dark theme too, with the quiet zone of four modules that scanners expect. */
export const PayQr = ({ text, label }: { text: string; label: string }) => (
  <img
    src={`data:image/svg+xml;utf8,${encodeURIComponent(renderSVG(text, { ecc: 'M', border: 4 }))}`}
    alt={label}
    width={188}
    height={188}
  />
)
