import { renderSVG } from 'uqr'

/** Always black on white, in the dark theme too, because cameras need it. */
export const ItemQr = ({ address }: { address: string }) => (
  <img
    src={`data:image/svg+xml;utf8,${encodeURIComponent(renderSVG(address, { ecc: 'M', border: 2 }))}`}
    alt={address}
    width={132}
    height={132}
  />
)
