import { renderSVG } from 'uqr'

/** Always black on white, in the dark as well, with the four modules of white around it that cameras count on. */
export const PayQr = ({ text, label }: { text: string; label: string }) => (
  <img
    src={`data:image/svg+xml;utf8,${encodeURIComponent(renderSVG(text, { ecc: 'M', border: 4 }))}`}
    alt={label}
    width={188}
    height={188}
  />
)
