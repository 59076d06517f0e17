import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { runCommandLine } from '#apps/cli/run.ts'
import { languageFor, type Surroundings, startingFolder } from '#apps/cli/surroundings.ts'
import { currentBuild } from '#apps/server/builds.ts'
import { ensureBuild } from './build.ts'

// npx huajian …: what it can do is in apps/cli; this is where it meets the process.
enableCompileCache()
const args = process.argv.slice(2)
const say = (line: string) => void process.stderr.write(`${line}\n`)

const here: Surroundings = {
  from: startingFolder(process.env),
  language: languageFor(args, process.env),
  variables: process.env,
  input: process.stdin,
  answer: (content) =>
    new Promise((resolve, reject) => {
      process.stdout.write(content, (error) => (error ? reject(error) : resolve()))
    }),
  say,
  build: async () => {
    await ensureBuild(process.stderr)
    return currentBuild(join(import.meta.dirname, '../dist'))
  },
}

// Who reads the pipe may stop reading: that is no failure of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})
process.exitCode = await runCommandLine(args, here)
