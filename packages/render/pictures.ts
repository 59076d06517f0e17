/** Pictures are ids of our own files; data addresses are what a visitor has not uploaded yet. */
export const pictureUrl = (id: string): string => {
  if (/^data:image\/(png|jpeg|webp);base64,/.test(id)) return id
  const [, sample] = /^sample-([a-z-]+)$/.exec(id) ?? []
  // Half a character, which JSON may hold, cannot be encoded: it names no file, and must not end the page.
  return sample ? `/samples/${sample}.svg` : `/files/${encodeURIComponent(id.toWellFormed())}`
}
