import { existsSync } from 'node:fs'
import { readFile, realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import sharp from 'sharp'
import { PICTURE_BYTES } from '#features/files/contract.ts'
import { readPicture } from '#features/files/server/picture.ts'
import type { Document } from '#packages/document/schema.ts'
import type { Picture } from '#packages/export/display-list/list.ts'
import { type PicturePort, pictureSources } from '#packages/export/docx/pictures.ts'
import { sizeOf } from '#packages/import/picture.ts'
import { SAMPLE_FOLDERS } from '#packages/samples/folders.ts'

/** A picture that a document names by a file's name, as a WebP; nothing where there is none. */
export type NamedPictures = (name: string) => Promise<Buffer | undefined>

/** A name may lead outside the folder through a link or `..`; such a file is not a picture of the document. */
const inside = async (folder: string, name: string): Promise<string | undefined> => {
  const [home, file] = await Promise.all([realpath(folder), realpath(join(folder, name))])
  return file.startsWith(home.endsWith(sep) ? home : home + sep) ? file : undefined
}

/**
 * Reads pictures from the document's folder and re-encodes them as uploads are: upright, limited in size, without
 * metadata.
 */
export const picturesInFolder = (folder: string): NamedPictures => {
  const known = new Map<string, Promise<Buffer | undefined>>()
  const read = async (name: string) => {
    const file = await inside(folder, name)
    if (!file || (await stat(file)).size > PICTURE_BYTES) return undefined
    return (await readPicture(await readFile(file))).body
  }
  return (name) => {
    const found = known.get(name) ?? read(name).catch(() => undefined)
    known.set(name, found)
    return found
  }
}

export const noPictures: NamedPictures = async () => undefined

const insideOf = (src: string): Buffer | undefined => {
  const [, content] = /^data:image\/(?:png|jpeg|webp);base64,(.+)$/.exec(src) ?? []
  return content === undefined ? undefined : Buffer.from(content, 'base64')
}

const sampleOf = (src: string): string | undefined => {
  const [, sample] = /^sample-([a-z-]+)$/.exec(src) ?? []
  if (sample === undefined) return undefined
  return SAMPLE_FOLDERS.map((folder) => join(folder, `${sample}.svg`)).find((file) => existsSync(file))
}

const MAX_SIDE = 1600

const asPng = async (bytes: Uint8Array): Promise<Picture> => {
  const { data, info } = await sharp(bytes)
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { type: 'image/png', bytes: new Uint8Array(data), width: info.width, height: info.height }
}

/** The same for Word, which reads neither WebP nor drawings: without a browser, by sharp. */
export const wordPictures =
  (named: NamedPictures): PicturePort =>
  async (src) => {
    const sample = sampleOf(src)
    if (sample !== undefined) return asPng(await readFile(sample))
    const bytes = insideOf(src)
    if (!bytes) {
      const found = await named(src)
      return found && asPng(found)
    }
    const size = sizeOf(bytes)
    return size ? { ...size, bytes: new Uint8Array(bytes) } : asPng((await readPicture(bytes)).body)
  }

const canBeRead = async (src: string, named: NamedPictures): Promise<boolean> => {
  const sample = sampleOf(src)
  if (sample !== undefined) return true
  const bytes = insideOf(src)
  if (bytes) return readPicture(bytes).then(() => true)
  return (await named(src)) !== undefined
}

/**
 * Names of the pictures that a document uses and that were not found; an embedded picture is named by its first
 * characters.
 */
export const missingPictures = async (document: Document, named: NamedPictures): Promise<string[]> => {
  const missing: string[] = []
  for (const src of pictureSources(document))
    if (!(await canBeRead(src, named).catch(() => false)))
      missing.push(insideOf(src) ? src.slice(0, 30) : src)
  return missing
}
