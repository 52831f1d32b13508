import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { makeHandlers } from '../operations'
import type { Call, Handlers, OperationId } from '../operations/handler'
import type { Caller } from '../platform/services/caller'
import type { Services } from '../platform/services/services'
import { dropUploads } from '../platform/uploads/receive'
import { clamdScan } from '../platform/uploads/scan'
import { callerOf, recordUse, sessionCookieName } from '../staff/sessions'
import { assertAccess, assertSamePerson, assertSide, readPartnerKey, receivesSide } from './access'
import { takeBody, takeContractBodies } from './bodies'
import type { Contract, ContractOperation, Parameter } from './contract'
import { assertOwnPage } from './origin'
import { asPartnerJson } from './partnerAnswers'
import { noSuchPage } from './problems'
import { assertWellFormed, validationOf } from './validation'

/** A handler's response, untyped, because the contract's types were checked at compile time. */
interface Answer {
  readonly status: number
  readonly body?: unknown
  readonly type?: string
  readonly headers?: Readonly<Record<string, string | string[]>>
}

/** Calls that check a password, a code or a passkey of the caller. */
const guessedFactors = [
  'beginAuthenticator',
  'confirmAuthenticator',
  'makeRecoveryCodes',
  'removeFactor',
  'beginPasskey',
  'addPasskey',
  'passkeyOptions',
  'signInWithPasskey',
] as const satisfies readonly OperationId[]

/** Calls whose link or code could be tried out. */
const guessedLinks = [
  'listProducerQuotes',
  'replaceProducerLink',
  'openProducerPolicy',
  'getProducerCommission',
  'exportProducerCommission',
  'getOrganizerEvent',
  'putOrganizerEvent',
  'replaceOrganizerLink',
  'listExhibitors',
  'importExhibitors',
  'inviteExhibitor',
  'exportExhibitors',
  'countReminders',
  'remindExhibitors',
  'removeExhibitor',
  'listExhibitorOrders',
  'requestOrganizerInvoice',
  'cancelOrganizerInvoice',
  'getExhibitorCertificate',
  'decideCertificate',
  'getExhibitor',
  'beginExhibitorQuote',
  'uploadCertificate',
  'stopReminders',
  'getExhibitorEvent',
] as const satisfies readonly OperationId[]

/** Serves every operation of the contract under /api: access check, validation, then its handler. */
export async function serveContract(app: FastifyInstance, services: Services, contract: Contract): Promise<void> {
  const { config } = services
  const handlers = makeHandlers(services)
  await takeContractBodies(app)
  const validation = validationOf(contract)
  app.setValidatorCompiler(validation.compiler)
  // serialize as is: a serializer that drops fields missing from the schema would hide bugs
  app.setSerializerCompiler(() => (data) => JSON.stringify(data))
  const limit = app.rateLimit()
  const limitOf = (groupId: string, max: number) => app.rateLimit({ max, groupId })
  // targets of guessing
  const narrower: { readonly [K in OperationId]?: typeof limit } = {
    signIn: limitOf('signIn', config.signInRateLimit),
    changePassword: limitOf('changePassword', config.signInRateLimit),
    beginCompanySignIn: limitOf('companySignIn', config.signInRateLimit),
    finishCompanySignIn: limitOf('companySignIn', config.signInRateLimit),
    checkResetLink: limitOf('checkResetLink', config.signInRateLimit),
    resetPassword: limitOf('resetPassword', config.signInRateLimit),
    ...Object.fromEntries(guessedFactors.map((id) => [id, limitOf(id, config.signInRateLimit)])),
    applyCoupon: limitOf('applyCoupon', config.couponRateLimit),
    getCertificate: limitOf('getCertificate', config.certificateRateLimit),
    getCertificateSubscription: limitOf('certificateSubscription', config.certificateRateLimit),
    confirmCertificateSubscription: limitOf('certificateSubscription', config.certificateRateLimit),
    endCertificateSubscription: limitOf('certificateSubscription', config.certificateRateLimit),
    findVenues: limitOf('findVenues', config.certificateRateLimit),
    getVenueSheet: limitOf('getVenueSheet', config.certificateRateLimit),
    putVenueSheet: limitOf('putVenueSheet', config.certificateRateLimit),
    listVenueEvents: limitOf('listVenueEvents', config.certificateRateLimit),
    ...Object.fromEntries(guessedLinks.map((id) => [id, limitOf(id, config.certificateRateLimit)])),
    // sends mail to addresses that the caller names
    requestProducerLink: limitOf('requestProducerLink', config.linkRateLimit),
    requestOrganizerLink: limitOf('requestOrganizerLink', config.linkRateLimit),
    registerExhibitor: limitOf('registerExhibitor', config.linkRateLimit),
    requestPasswordReset: limitOf('requestPasswordReset', config.linkRateLimit),
    subscribeToCertificate: limitOf('subscribeToCertificate', config.linkRateLimit),
    findQuotes: limitOf('findQuotes', config.linkRateLimit),
    requestRainCover: limitOf('requestRainCover', config.linkRateLimit),
    findPolicies: limitOf('findPolicies', config.linkRateLimit),
    findPolicy: limitOf('findPolicy', config.linkRateLimit),
    sendManagePolicy: limitOf('sendManagePolicy', config.linkRateLimit),
    // CPU-intensive
    previewDocument: limitOf('previewDocument', config.previewRateLimit),
    printProducerCommission: limitOf('printProducerCommission', config.previewRateLimit),
    printOrganizerInvoice: limitOf('printOrganizerInvoice', config.previewRateLimit),
    // keeps agreed fees from being discovered by trying addresses
    calculatePolicyFee: limitOf('calculatePolicyFee', config.linkRateLimit),
    calculatePolicyFeeHcc: limitOf('calculatePolicyFeeHcc', config.linkRateLimit),
  }
  app.setNotFoundHandler({ preHandler: limit }, () => {
    throw noSuchPage()
  })
  app.decorateRequest('caller')
  for (const operation of contract.operations) {
    const { operationId, method, path } = operation
    const route = routeOf(operation, handlers[operationId], services)
    app.route({
      ...route,
      method,
      url: path.replace(/\{(\w+)\}/g, ':$1'),
      schema: validation.schemaOf(operation),
      onRequest: [narrower[operationId] ?? limit, route.onRequest],
    })
  }
}

function routeOf(operation: ContractOperation, handler: Handlers[OperationId], services: Services) {
  const handle = handler as (call: Call<any>) => Promise<Answer>
  const isShared = receivesSide(operation)
  const { clamd } = services.config
  const scan = clamd && clamdScan(clamd)
  return {
    config: { operation },
    onRequest: async (request: FastifyRequest) => {
      assertOwnPage(services.config, request)
      request.caller = await callerOf(services, request.cookies[sessionCookieName(services.config)], request.ip)
      if (isShared) assertSide(request)
      assertSamePerson(request)
      await readPartnerKey(services, operation.access, request)
      await assertAccess(services, operation.access, request)
      if (!operation.isRepeated) await recordUse(services, request.caller)
    },
    preValidation: async (request: FastifyRequest) => {
      await takeBody(request, scan)
      assertWellFormed(request.params, request.query, request.body, namedHeaders(request, operation.parameters))
    },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const { params, query, headers, body, rawBody, caller, cookies, log } = request
      const answer = await handle({ params, query, headers, body, rawBody, caller, cookies, log } as Call<any>)
      await dropUploads(request)
      return send(reply, answer, caller)
    },
    // before the error response is sent
    onError: (request: FastifyRequest) => dropUploads(request),
    // and where the client has disconnected
    onRequestAbort: (request: FastifyRequest) => dropUploads(request),
  }
}

const namedHeaders = ({ headers }: FastifyRequest, parameters: readonly Parameter[]) =>
  parameters.filter((parameter) => parameter.in === 'header').map(({ name }) => headers[name.toLowerCase()])

function send(reply: FastifyReply, { status, body, type, headers }: Answer, caller: Caller): FastifyReply {
  reply.code(status).headers({ ...headers })
  if (body === undefined) return reply.send()
  if (type) return reply.type(type).send(body)
  const json = caller.kind === 'public' && caller.partner ? asPartnerJson(body) : JSON.stringify(body)
  return reply.type('application/json; charset=utf-8').send(json)
}
