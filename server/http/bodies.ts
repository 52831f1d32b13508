import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { badRequest, Problem } from '../platform/problems/problem'
import { receiveForm } from '../platform/uploads/receive'
import type { Scan } from '../platform/uploads/scan'
import type { ContractOperation } from './contract'
import { uploadRuleOf } from './uploadRules'

declare module 'fastify' {
  interface FastifyContextConfig {
    operation?: ContractOperation
  }
  interface FastifyRequest {
    /** the unparsed body, for operations whose signature covers its exact bytes */
    rawBody?: string
  }
}

/** the operation with signed bodies */
const signed = 'paymentWebhook'

/** levels of lists and objects; the contract's bodies have at most six */
const deepest = 100

/** Counts before the body is parsed, because parsing a megabyte of brackets keeps the event loop busy for half a second. */
function isTooDeep(json: string): boolean {
  let depth = 0
  let isText = false
  for (let at = 0; at < json.length; at++) {
    const sign = json.charCodeAt(at)
    if (isText) {
      if (sign === backslash) at++
      else if (sign === quote) isText = false
    } else if (sign === quote) isText = true
    else if (sign === openList || sign === openObject) {
      if (++depth > deepest) return true
    } else if (sign === closeList || sign === closeObject) depth--
  }
  return false
}
const [quote, backslash, openList, closeList, openObject, closeObject] = [0x22, 0x5c, 0x5b, 0x5d, 0x7b, 0x7d]

const operationOf = (request: FastifyRequest) => request.routeOptions.config.operation

/**
 * Accepts only the contract's content types. Fastify validates bodies only under those types, so any other type must be
 * refused; an operation without a body reads none.
 */
export async function takeContractBodies(app: FastifyInstance): Promise<void> {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text: string, done) => {
    if (operationOf(request)?.operationId === signed) request.rawBody = text
    if (!operationOf(request)?.requestBody) done(null, undefined)
    else if (isTooDeep(text)) done(badRequest('This request is not valid: its parts are nested too deep'))
    else parseJson(request, text, done)
  })
  // the plugin only marks the request: a form is not read before access is checked
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
 * Reads a form into the request's body.
 * @throws Problem 400 or 415 for a missing body or one that does not match its content type; as `receiveForm` does
 */
export async function takeBody(request: FastifyRequest, scan: Scan | null): Promise<void> {
  const operation = operationOf(request)
  const body = operation?.requestBody
  const type = typeOf(request)
  if (!body) return drain(request)
  if (type !== null && !(type in body.content)) {
    drain(request)
    throw new Problem(415, `Send ${Object.keys(body.content).join(' or ')}`)
  }
  if (type === 'multipart/form-data')
    request.body = await receiveForm(request, uploadRuleOf(operation.operationId), scan)
  if (request.body === undefined) throw badRequest('This call needs a body')
}

/** null without a content-type header */
const typeOf = ({ headers }: FastifyRequest): string | null => {
  const { 'content-type': contentType } = headers
  return contentType === undefined ? null : contentType.split(';', 1).join().trim().toLowerCase()
}

/** An unread form would block the connection. */
function drain(request: FastifyRequest): void {
  if (request.isMultipart()) request.raw.resume()
}
