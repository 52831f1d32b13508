import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { DatabaseAway } from '../platform/db/outage'
import { badRequest, Problem } from '../platform/problems/problem'
import { shapeProblem } from './validation'

/** Returns every error as a problem. Unexpected errors are logged without details for the caller. */
export function answerProblem(fault: FastifyError | Problem, request: FastifyRequest, reply: FastifyReply) {
  const problem = problemOf(fault)
  if (problem.status >= 500 && !(fault instanceof Problem)) {
    // not the error itself: a database error contains the values of the row
    request.log.error({ fault: { name: fault.name, code: fault.code, stack: fault.stack } }, 'request failed')
  }
  return reply
    .code(problem.status)
    .headers({ ...problem.headers })
    .type('application/problem+json')
    .send(JSON.stringify(problem.body))
}

function problemOf(fault: FastifyError | Problem): Problem {
  if (fault instanceof Problem) return fault
  if (fault instanceof DatabaseAway) return databaseAway()
  if (fault.validation) return shapeProblem(fault.validation as never, fault.validationContext ?? 'body')
  const status = fault.statusCode ?? 500
  if (status === 413) return new Problem(413, 'This is larger than the server accepts')
  if (status === 415) return new Problem(415, 'This content type is not accepted here')
  if (fault.code === 'FST_ERR_CTP_EMPTY_JSON_BODY') return badRequest('This call needs a body')
  if (status >= 400 && status < 500) return badRequest('This request is not valid.')
  return new Problem(500, 'Something went wrong')
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
