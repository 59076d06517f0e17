import { spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'

/** Programs that the tests use besides Node, by their Debian package. */
const NEEDED: readonly { packages: string[]; found(): boolean; why: string }[] = [
  { packages: ['chromium'], found: () => existsSync('/usr/bin/chromium'), why: 'the command line, printing' },
  {
    packages: ['chromium-headless-shell'],
    found: () => existsSync('/usr/bin/chromium-headless-shell'),
    why: 'browser journeys, a third quicker than with the whole of Chromium',
  },
  {
    packages: ['postgresql'],
    found: () => globSync('/usr/lib/postgresql/*/bin/postgres').length > 0,
    why: 'the second run of all server tests',
  },
  {
    packages: ['poppler-utils'],
    found: () => existsSync('/usr/bin/pdftoppm'),
    why: 'reading PDF files back',
  },
  { packages: ['qpdf'], found: () => existsSync('/usr/bin/qpdf'), why: 'checking PDF files' },
  {
    packages: ['libreoffice-writer-nogui', 'libreoffice-impress-nogui'],
    found: () => existsSync('/usr/bin/soffice'),
    why: 'reading Word and slide files back',
  },
]

const apt = (args: string[]) => {
  const root = process.getuid?.() === 0
  const command = root ? 'apt-get' : 'sudo'
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(command, root ? args : ['-n', 'apt-get', ...args], { stdio: 'inherit', env }).status === 0
}

/** Installs missing programs where possible; otherwise prints what to install. */
export const prepareMachine = (): void => {
  const missing = NEEDED.filter(({ found }) => !found())
  if (missing.length === 0) return
  const packages = missing.flatMap((entry) => entry.packages)
  const debian = existsSync('/usr/bin/apt-get')
  console.log(`Installing for the tests: ${packages.join(', ')}`)
  const done =
    debian && apt(['update', '-qq']) && apt(['install', '-y', '-qq', '--no-install-recommends', ...packages])
  if (done) return
  const needs = missing.map((entry) => `  ${entry.packages.join(' ')}: ${entry.why}`)
  console.error(
    `These could not be installed here; the tests that need them will fail:\n${needs.join('\n')}\n` +
      `On Debian or Ubuntu: sudo apt-get install --no-install-recommends ${packages.join(' ')}`,
  )
}
