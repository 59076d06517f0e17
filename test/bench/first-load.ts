import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { currentBuild } from '#apps/server/builds.ts'
import { assetsOf } from '#apps/server/client-assets.ts'

/** As transferred: files that are too small to compress are sent uncompressed. */
const sentBytes = (dist: string, url: string): number => {
  const file = join(dist, 'client', url)
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
}

export interface FirstLoad {
  screen: string
  /** The largest script size allowed. */
  barKb: number
}

/** Screens that people wait for: public pages and the editor. */
export const firstLoads: Record<string, FirstLoad> = {
  builder: { screen: 'features/builder/web/builder.tsx', barKb: 253 },
  home: { screen: 'features/site/web/home/home.tsx', barKb: 132 },
  gallery: { screen: 'features/templates/web/gallery.tsx', barKb: 130 },
  template: { screen: 'features/templates/web/item.tsx', barKb: 200 },
  'list of documents': { screen: 'features/documents/web/word-list.tsx', barKb: 131 },
  'list of slides': { screen: 'features/documents/web/ppt-list.tsx', barKb: 131 },
  document: { screen: 'features/documents/web/word-item.tsx', barKb: 200 },
  slides: { screen: 'features/documents/web/ppt-item.tsx', barKb: 200 },
  'AI resume': { screen: 'features/ai/web/generate.tsx', barKb: 140 },
}

/** Script that a screen needs before it is usable, in KB: the files that its page names. */
export const scriptKb = (screen: string): number => {
  const dist = currentBuild(join(import.meta.dirname, '../../dist'))
  const { scripts, preloads } = assetsOf(dist)([screen])
  return [...scripts, ...preloads].reduce((sum, url) => sum + sentBytes(dist, url), 0) / 1024
}
