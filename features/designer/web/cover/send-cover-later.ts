import type { Client } from '#packages/api/client.ts'
import { whenIdle } from '#packages/scheduling/when-idle.ts'

const MAX_IDLE_WAIT_MS = 3000

/** Also those that wait for an idle moment: the list of templates asks again for covers that the editor asked for. */
const underWay = new Map<string, AbortController>()

/** A failure is no concern of the author: the template is in review all the same, and the list of templates tries again. */
const send = async (client: Client, id: string, controller: AbortController): Promise<void> => {
  try {
    controller.signal.throwIfAborted()
    const { sendCover } = await import('./send-cover.ts')
    await sendCover(client, id, controller.signal)
  } catch {
    // Galleries show the drawing until a cover is there.
  } finally {
    if (underWay.get(id) === controller) underWay.delete(id)
  }
}

/** One after the other, when the page has nothing else to do: each draws a whole document. */
export const sendCoversLater = (client: Client, ids: readonly string[]): void => {
  const started = ids
    .filter((id) => !underWay.has(id))
    .map((id) => ({ id, controller: new AbortController() }))
  for (const { id, controller } of started) underWay.set(id, controller)
  const sendAll = async () => {
    for (const { id, controller } of started) await send(client, id, controller)
  }
  if (started.length > 0) whenIdle(() => void sendAll(), MAX_IDLE_WAIT_MS)
}

/** The template is withdrawn: the server would refuse its cover. Submitted again, it is sent again. */
export const stopSendingCover = (id: string): void => {
  underWay.get(id)?.abort()
  underWay.delete(id)
}
