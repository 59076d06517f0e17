/** Font files that the screen has not loaded and that cannot be fetched, because the network is down. */
export class FontsUnreachable extends Error {
  override name = 'FontsUnreachable'
}
