/** Font files that the screen never needed, and that cannot be had now: the network is away. */
export class FontsUnreachable extends Error {
  override name = 'FontsUnreachable'
}
