import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { fontFaceCss } from '#packages/fonts/css.ts'
import { type Family, faces, families } from '#packages/fonts/faces.ts'
import { sliceOptions } from './slice-options.ts'

const packageVersion = (file: string): string => {
  const name = file.split('/').slice(0, 2).join('/')
  const manifest: { version: string } = createRequire(import.meta.url)(`${name}/package.json`)
  return `${name}@${manifest.version}`
}

/** Raise it when read-face.ts or subset.ts begin to give other bytes for the same options. */
const RECIPE = '1'

/** Changes with anything that can change a font file or its CSS, so that both may be cached for ever. */
export const fontVersion: string = createHash('sha256')
  .update(faces.map((face) => packageVersion(face.file)).join())
  .update(families.map((family) => fontFaceCss(family, '')).join())
  .update(JSON.stringify(sliceOptions))
  .update(RECIPE)
  .digest('hex')
  .slice(0, 10)

export const fontBaseUrl = `/fonts/${fontVersion}`

/** For `<link rel="stylesheet">`: with the version, so that the browser asks once and never again. */
export const fontCssUrl = (family: Family): string => `/fonts/${family}.css?v=${fontVersion}`
