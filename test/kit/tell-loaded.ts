import { subscribe } from 'node:diagnostics_channel'
import { renameSync, writeFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { isMainThread } from 'node:worker_threads'

// Imported into a server by loaded-libraries.ts: writes which packages and threads it has loaded when it is asked by a signal.

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
