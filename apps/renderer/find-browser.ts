import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

type Variables = Readonly<Record<string, string | undefined>>

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'microsoft-edge-stable',
]

const MAC = [
  'Google Chrome.app/Contents/MacOS/Google Chrome',
  'Chromium.app/Contents/MacOS/Chromium',
  'Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
]

const WINDOWS = [
  'Google/Chrome/Application/chrome.exe',
  'Chromium/Application/chrome.exe',
  'Microsoft/Edge/Application/msedge.exe',
]

/** Every file that could be one on this system, the likeliest first. */
const placesOf = (platform: NodeJS.Platform, variables: Variables): string[] => {
  const under = (folders: readonly (string | undefined)[], files: readonly string[]) =>
    folders.flatMap((folder) => (folder ? files.map((file) => join(folder, file)) : []))
  if (platform === 'win32')
    return under([variables.PROGRAMFILES, variables['PROGRAMFILES(X86)'], variables.LOCALAPPDATA], WINDOWS)
  const onPath = under((variables.PATH ?? '').split(delimiter), NAMES)
  if (platform === 'darwin')
    return [
      ...under(['/Applications', variables.HOME && join(variables.HOME, 'Applications')], MAC),
      ...onPath,
    ]
  return [...onPath, '/snap/bin/chromium', '/opt/google/chrome/chrome']
}

const isProgram = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

export type FoundBrowser = { path: string } | { wrong: string } | undefined

/** The host's own Chromium, Chrome or Edge. CHROMIUM_PATH names another one; a path that does not exist is an error. */
export const findBrowser = (
  variables: Variables,
  platform: NodeJS.Platform = process.platform,
): FoundBrowser => {
  const given = variables.CHROMIUM_PATH
  if (given) return isProgram(given) ? { path: given } : { wrong: given }
  const path = placesOf(platform, variables).find(isProgram)
  return path === undefined ? undefined : { path }
}
