const MB = 1024 * 1024

/** Rounded up: a picture takes some room, however small. */
export const megabytes = (bytes: number): string => {
  const size = bytes / MB
  return `${size >= 10 ? Math.ceil(size) : Math.ceil(size * 10) / 10}\u00a0MB`
}
