import type { FastifyInstance, FastifyRequest } from 'fastify'
import { badRequest, Problem } from '../problem'
import type { ContractOperation } from './contract'

declare module 'fastify' {
  interface FastifyContextConfig {
    operation?: ContractOperation
  }
}

const operationOf = (request: FastifyRequest) => request.routeOptions.config.operation

/**
 * Bodies of the contract's content types only. Fastify validates a body only under a content type that the contract
 * names, so under any other one nothing may come through; a call that takes no body reads none.
 */
export function takeContractBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text: string, done) => {
    if (operationOf(request)?.requestBody) parseJson(request, text, done)
    else done(null, undefined)
  })
  app.addContentTypeParser('*', (request, stream, done) => {
    const body = operationOf(request)?.requestBody
    if (body) return done(new Problem(415, `Send ${Object.keys(body.content).join(' or ')}`))
    stream.resume()
    done(null, undefined)
  })
}

/** @throws a 400 or 415 where a body is missing, or is not what its content type says */
export function assertBody(request: FastifyRequest): void {
  const body = operationOf(request)?.requestBody
  if (!body) return
  if (request.body === undefined) throw badRequest('This call needs a body')
  const [type = ''] = (request.headers['content-type'] ?? '').split(';', 1)
  if (!(type.trim().toLowerCase() in body.content))
    throw new Problem(415, `Send ${Object.keys(body.content).join(' or ')}`)
}
