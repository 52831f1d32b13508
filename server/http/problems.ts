import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { referenceOf } from '../../domain/common/reference'
import { audit } from '../platform/audit/audit'
import { DatabaseAway } from '../platform/db/outage'
import { securityFieldsOf } from '../platform/observability/security'
import { badRequest, Problem } from '../platform/problems/problem'
import { actorOf } from '../platform/services/caller'
import type { Services } from '../platform/services/services'
import { asPartnerJson } from './partnerAnswers'
import { shapeProblem } from './validation'

/**
 * Returns every error as a problem. An unexpected error is logged without details for the caller, who gets a reference
 * that staff find in the audit trail.
 */
export function answerProblem(fault: FastifyError | Problem, request: FastifyRequest, reply: FastifyReply) {
  const problem = problemOf(fault, request)
  const refusal = securityFieldsOf(problem, request)
  if (refusal) request.refusal = refusal
  if (problem.status >= 500 && !(fault instanceof Problem)) {
    // not the error itself: a database error contains the values of the row
    request.log.error({ fault: { name: fault.name, code: fault.code, stack: fault.stack } }, 'request failed')
  }
  return reply
    .code(problem.status)
    .headers({ ...problem.headers })
    .type('application/problem+json')
    .send(isPartners(request) ? asPartnerJson(problem.body) : JSON.stringify(problem.body))
}

/** A problem of a price that is another one has the price in it. */
const isPartners = ({ caller }: FastifyRequest): boolean => caller?.kind === 'public' && caller.partner !== undefined

/** Answers errors as `answerProblem` does, and records those that nobody expected. */
export const answerAndRecord =
  ({ db, log }: Pick<Services, 'db' | 'log'>) =>
  (fault: FastifyError | Problem, request: FastifyRequest, reply: FastifyReply) => {
    if (isUnexpected(fault)) recordFailure(db, fault, request).catch(() => log.warn('a failed call was not recorded'))
    return answerProblem(fault, request, reply)
  }

/** Not a problem that we raise, an outage, or a request that is not valid. */
const isUnexpected = (fault: FastifyError | Problem): fault is FastifyError =>
  !(fault instanceof Problem) &&
  !(fault instanceof DatabaseAway) &&
  !fault.validation &&
  (fault.statusCode ?? 500) >= 500

function recordFailure(db: Services['db'], fault: FastifyError, request: FastifyRequest): Promise<void> {
  const { routeOptions, caller, params } = request
  const { url = '', config } = routeOptions
  const contactId = url.startsWith('/api/contacts/:id') ? (params as { readonly id: string }).id : null
  return audit(db, {
    actor: caller ? actorOf(caller) : 'customer',
    entity: 'call',
    entityId: request.id,
    contactId,
    action: 'call.failed',
    after: {
      reference: referenceOf(request.id),
      operation: config.operation?.operationId ?? `${request.method} ${url}`,
      // a message may hold the values of a row
      error: fault.code ? `${fault.name} ${fault.code}` : fault.name,
    },
  })
}

function problemOf(fault: FastifyError | Problem, request: FastifyRequest): Problem {
  if (fault instanceof Problem) return fault
  if (fault instanceof DatabaseAway) return databaseAway()
  if (fault.validation) return shapeProblem(fault.validation as never, fault.validationContext ?? 'body')
  const status = fault.statusCode ?? 500
  if (status === 413) return new Problem(413, 'This is larger than the server accepts')
  if (status === 415) return new Problem(415, 'This content type is not accepted here')
  if (fault.code === 'FST_ERR_CTP_EMPTY_JSON_BODY') return badRequest('This call needs a body')
  if (status >= 400 && status < 500) return badRequest('This request is not valid.')
  return new Problem(500, `Something went wrong on our side. Reference: ${referenceOf(request.id)}`)
}

export const noSuchPage = () => new Problem(404, 'There is nothing at this address')

/** seconds for which a caller should wait during an outage */
const retryAfter = 5

const databaseAway = () =>
  new Problem(
    503,
    'The service cannot be reached just now. Try again in a few seconds.',
    {},
    { 'retry-after': String(retryAfter) },
  )
