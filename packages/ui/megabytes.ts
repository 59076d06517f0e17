const MB = 1024 * 1024

/** Rounded up, so that a small file is not 0 MB. */
export const megabytes = (bytes: number): string => {
  const size = bytes / MB
  return `${size >= 10 ? Math.ceil(size) : Math.ceil(size * 10) / 10}\u00a0MB`
}
