import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { type CliContext, languageFor, startingFolder } from '#apps/cli/cli-context.ts'
import { runCommandLine } from '#apps/cli/run.ts'
import { currentBuild } from '#apps/server/builds.ts'
import { ensureBuild } from './build.ts'

// Connects the commands of apps/cli with the process: npx huajian …
enableCompileCache()
const args = process.argv.slice(2)
const print = (line: string) => void process.stderr.write(`${line}\n`)

const context: CliContext = {
  workingFolder: startingFolder(process.env),
  language: languageFor(args, process.env),
  variables: process.env,
  input: process.stdin,
  write: (content) =>
    new Promise((resolve, reject) => {
      process.stdout.write(content, (error) => (error ? reject(error) : resolve()))
    }),
  print,
  build: async () => {
    await ensureBuild(process.stderr)
    return currentBuild(join(import.meta.dirname, '../dist'))
  },
}

// The reader of the pipe may stop reading; that is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})
process.exitCode = await runCommandLine(args, context)
