import type { MadeFile } from './format.ts'

/** Packs several files into one archive, because a browser asks before it saves a second file. */
export const packed = async (files: readonly MadeFile[], name: string): Promise<MadeFile> => {
  const [only] = files
  if (only && files.length === 1) return only
  const { zip } = await import('fflate')
  const entries = Object.fromEntries(
    files.map((file) => [file.name, [file.bytes, { level: 0 as const }] as const]),
  )
  const bytes = await new Promise<Uint8Array>((resolve, reject) =>
    zip(entries as never, (error, data) => (error ? reject(error) : resolve(data))),
  )
  return { name: `${name}.zip`, type: 'application/zip', bytes }
}

/** Saves a file as a download of the browser. */
export const saveFile = ({ name, type, bytes }: MadeFile): void => {
  const url = URL.createObjectURL(new Blob([bytes as BlobPart], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // A slow disk may still be reading it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
