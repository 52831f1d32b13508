import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { badRequest, Problem } from '../platform/problems/problem'
import { receiveForm } from '../platform/uploads/receive'
import type { ContractOperation } from './contract'
import { uploadRuleOf } from './uploadRules'

declare module 'fastify' {
  interface FastifyContextConfig {
    operation?: ContractOperation
  }
  interface FastifyRequest {
    /** the body as it was sent, where a signature holds for its very letters */
    rawBody?: string
  }
}

/** the operation whose bodies are signed */
const signed = 'paymentWebhook'

const operationOf = (request: FastifyRequest) => request.routeOptions.config.operation

/**
 * Bodies of the contract's content types only. Fastify validates a body only under a content type that the contract
 * names, so under any other one nothing may come through; a call that takes no body reads none.
 */
export async function takeContractBodies(app: FastifyInstance): Promise<void> {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text: string, done) => {
    if (operationOf(request)?.operationId === signed) request.rawBody = text
    if (operationOf(request)?.requestBody) parseJson(request, text, done)
    else done(null, undefined)
  })
  // the plugin only sets the request aside: nothing of a form is read before it is known who sends it
  await app.register(multipart, { throwFileSizeLimit: false })
  app.decorateRequest('uploadFolder', null)
  app.addContentTypeParser('*', (request, stream, done) => {
    const body = operationOf(request)?.requestBody
    if (body) return done(new Problem(415, `Send ${Object.keys(body.content).join(' or ')}`))
    stream.resume()
    done(null, undefined)
  })
}

/**
 * A form is read here, into the request's body.
 * @throws a 400 or 415 where a body is missing, or is not what its content type says; what `receiveForm` says
 */
export async function takeBody(request: FastifyRequest): Promise<void> {
  const operation = operationOf(request)
  const body = operation?.requestBody
  const type = typeOf(request)
  if (!body) return drain(request)
  if (type !== null && !(type in body.content)) {
    drain(request)
    throw new Problem(415, `Send ${Object.keys(body.content).join(' or ')}`)
  }
  if (type === 'multipart/form-data') request.body = await receiveForm(request, uploadRuleOf(operation.operationId))
  if (request.body === undefined) throw badRequest('This call needs a body')
}

/** null where the caller says nothing */
const typeOf = ({ headers }: FastifyRequest): string | null => {
  const { 'content-type': contentType } = headers
  return contentType === undefined ? null : contentType.split(';', 1).join().trim().toLowerCase()
}

/** A form that nobody reads would hold up the connection. */
function drain(request: FastifyRequest): void {
  if (request.isMultipart()) request.raw.resume()
}
