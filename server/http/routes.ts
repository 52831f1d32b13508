import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import glue from 'fastify-openapi-glue'
import type { Call, Handlers, OperationId } from '../handler'
import { makeHandlers } from '../operations'
import type { Services } from '../services'
import { callerOf } from '../staff/callers'
import { assertAccess } from './access'
import { assertBody, takeContractBodies } from './bodies'
import type { Contract } from './contract'
import { noSuchPage } from './problems'
import { makeValidatorCompiler } from './validation'
import { assertWellFormed } from './wellFormed'

/** What every handler gives, without the contract's types, which have done their work by now. */
interface Answer {
  readonly status: number
  readonly body?: unknown
  readonly type?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** a minute's worth is allowed at once */
const timeWindow = 60_000

/** Every operation of the contract under /api: who may call it, whether the request is right, then its handler. */
export async function serveContract(app: FastifyInstance, services: Services, contract: Contract): Promise<void> {
  const handlers = makeHandlers(services)
  takeContractBodies(app)
  app.setValidatorCompiler(makeValidatorCompiler())
  // an answer is sent as it was made: a schema that leaves out what it does not name would hide a fault
  app.setSerializerCompiler(() => (data) => JSON.stringify(data))
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, () => {
    throw noSuchPage()
  })
  app.decorateRequest('caller', { getter: () => ({ kind: 'public' }) })
  await app.register(glue, {
    specification: contract.document(),
    prefix: '/',
    operationResolver: (operationId: string) => routeOf(operationId as OperationId, handlers, services, contract),
  })
}

function routeOf(id: OperationId, handlers: Handlers, services: Services, { operations }: Contract) {
  const operation = operations.find(({ operationId }) => operationId === id)!
  const handle = handlers[id] as (call: Call<any>) => Promise<Answer>
  return {
    config: {
      operation,
      ...(id === 'signIn' && { rateLimit: { max: services.config.signInRateLimit, timeWindow } }),
    },
    onRequest: async (request: FastifyRequest) => {
      Object.defineProperty(request, 'caller', { value: await callerOf(services, request.cookies['hcc_token']) })
      await assertAccess(services, operation.access, request)
    },
    preValidation: async (request: FastifyRequest) => {
      assertBody(request)
      assertWellFormed(request.params, request.query, request.body, namedHeaders(request, operation.parameters))
    },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const { params, query, headers, body, caller, log } = request
      return send(reply, await handle({ params, query, headers, body, caller, log } as Call<any>))
    },
  }
}

const namedHeaders = ({ headers }: FastifyRequest, parameters: readonly unknown[]) =>
  (parameters as { name: string; in: string }[])
    .filter((parameter) => parameter.in === 'header')
    .map(({ name }) => headers[name.toLowerCase()])

function send(reply: FastifyReply, { status, body, type, headers }: Answer): FastifyReply {
  reply.code(status).headers({ ...headers })
  if (body === undefined) return reply.send()
  return reply.type(type ?? 'application/json; charset=utf-8').send(type ? body : JSON.stringify(body))
}
