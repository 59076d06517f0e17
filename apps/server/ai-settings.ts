import type { AiSettings } from '#packages/server-kit/server.ts'
import type { Env } from './env.ts'

export const aiSettingsOf = (env: Env): AiSettings => ({
  model:
    env.AI_BASE_URL === undefined || env.AI_MODEL === undefined
      ? undefined
      : {
          baseUrl: env.AI_BASE_URL,
          apiKey: env.AI_API_KEY,
          model: env.AI_MODEL,
          name: env.AI_NAME ?? env.AI_MODEL.slice(0, 40),
          price: env.AI_PRICE,
        },
  mayConnect: env.AI_PRIVATE_ADDRESSES,
  paceMs: env.AI_PACE,
})
