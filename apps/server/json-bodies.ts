import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '#packages/api/errors.ts'
import { DocumentFromWorker } from '#packages/document-work/checked-document.ts'
import { documentWork, LARGE_BODY_BYTES } from '#packages/document-work/document-work.ts'
import { DOCUMENT_JSON, isWithinLimits, PLAIN_JSON } from '#packages/document-work/json-limits.ts'
import { splitBody, UnreadDocument } from '#packages/document-work/unread-document.ts'
import { networkOf } from '#packages/server-kit/network.ts'

const JSON_TYPE = 'application/json'

/** The framework's own parser; refuses names that could change a prototype. */
const parserOf = (scope: FastifyInstance) => {
  const usual = scope.getDefaultJsonParser('error', 'error')
  return (request: FastifyRequest, body: Buffer): unknown => {
    let answer: { error: Error | null; json?: unknown } | undefined
    void usual(request, body.toString(), (error, json) => {
      answer = { error, json }
    })
    if (!answer || answer.error) throw new AppError('bad_input')
    return answer.json
  }
}

/** In this scope a JSON body within the limits is parsed; any other is refused before anything is built from it. */
export const limitJsonBodies = (scope: FastifyInstance) => {
  const parse = parserOf(scope)
  scope.removeContentTypeParser(JSON_TYPE)
  scope.addContentTypeParser(
    JSON_TYPE,
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      if (!isWithinLimits(body, PLAIN_JSON)) throw new AppError('bad_input')
      return parse(request, body)
    },
  )
}

/**
 * In this scope the document of a small body stays as it came, if it is written as we write documents; a large body is
 * read and its document checked by a worker.
 */
export const leaveDocumentsUnread = (scope: FastifyInstance) => {
  const parse = parserOf(scope)

  const readSmall = (request: FastifyRequest, body: Buffer): unknown => {
    if (!isWithinLimits(body, DOCUMENT_JSON)) throw new AppError('bad_input')
    const split = splitBody(body)
    if (!split) return parse(request, body)
    const read = () => (parse(request, body) as { document: unknown }).document
    return { ...split.fields, document: new UnreadDocument(split.document, read) }
  }
  const readLarge = async (request: FastifyRequest, body: Buffer): Promise<unknown> => {
    const requester = request.sender?.found?.caller.userId ?? networkOf(request.ip)
    const result = await documentWork.run('readBody', body, { requester })
    if ('notJson' in result) throw new AppError('bad_input')
    return { ...result.fields, document: new DocumentFromWorker(result.document) }
  }

  scope.removeContentTypeParser(JSON_TYPE)
  scope.addContentTypeParser(
    JSON_TYPE,
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) =>
      body.length > LARGE_BODY_BYTES ? readLarge(request, body) : readSmall(request, body),
  )
}
