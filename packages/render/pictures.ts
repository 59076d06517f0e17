/** Pictures are ids of our own files; data addresses are what a visitor has not uploaded yet. */
export const pictureUrl = (id: string): string => {
  if (/^data:image\/(png|jpeg|webp);base64,/.test(id)) return id
  const [, sample] = /^sample-([a-z-]+)$/.exec(id) ?? []
  return sample ? `/samples/${sample}.svg` : `/files/${encodeURIComponent(id)}`
}
