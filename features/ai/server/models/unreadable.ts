import type { ServerDeps } from '#packages/server-kit/server.ts'
import { readModels } from './model.ts'

/** Logged at startup: a server with another key than the others would offer fewer models than they do. */
export const tellUnreadable = async (deps: ServerDeps): Promise<void> => {
  const models = (await readModels(deps)).filter(({ key }) => key === 'unreadable')
  if (models.length > 0)
    deps.log.error(
      { models: models.map(({ name }) => name) },
      'keys of AI models were sealed by another SECRET_KEY: set the same one on every server, or give them anew',
    )
}
