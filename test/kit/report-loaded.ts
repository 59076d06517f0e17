import { subscribe } from 'node:diagnostics_channel'
import { renameSync, writeFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { isMainThread } from 'node:worker_threads'

// Imported into a server by loaded-libraries.ts: on a signal, it writes the packages and threads that were loaded.

if (isMainThread) {
  const file = process.env.LOADED_FILE ?? ''
  const packages = new Set<string>()
  const threads: string[] = []
  registerHooks({
    load: (url, context, next) => {
      const name = /\/node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*\/node_modules\/)/.exec(url)?.[1]
      if (name) packages.add(name)
      return next(url, context)
    },
  })
  subscribe('worker_threads', () => threads.push('thread'))
  process.on('SIGUSR2', () => {
    writeFileSync(`${file}.new`, JSON.stringify({ packages: [...packages], threads: threads.length }))
    renameSync(`${file}.new`, file)
  })
}
