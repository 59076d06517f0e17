import type { FastifyInstance, FastifyRequest } from 'fastify'
import { splitBody, UnreadDocument } from '#packages/sections/unread-document.ts'
import { AppError } from '#packages/wire/errors.ts'

/** In this scope a body's document stays as it came, if it is written as we write documents. */
export const leaveDocumentsUnread = (scope: FastifyInstance) => {
  const usual = scope.getDefaultJsonParser('error', 'error')

  const read = (request: FastifyRequest, body: Buffer): Record<string, unknown> => {
    let answer: { error: Error | null; json?: unknown } | undefined
    void usual(request, body.toString(), (error, json) => {
      answer = { error, json }
    })
    if (!answer || answer.error) throw new AppError('bad_input')
    return answer.json as Record<string, unknown>
  }

  scope.removeContentTypeParser('application/json')
  scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    const split = splitBody(body)
    if (!split) return void usual(request, body.toString(), done)
    const document = new UnreadDocument(split.document, () => read(request, body).document)
    done(null, { ...split.fields, document })
  })
}
