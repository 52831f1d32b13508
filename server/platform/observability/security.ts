import type { FastifyRequest } from 'fastify'
import type { Problem } from '../problems/problem'

/** Refusals that may be an attack. The log of a request names them (docs/operations.md, “Logs”). */
type SecurityEvent =
  | 'signIn.refused'
  | 'password.refused'
  | 'code.refused'
  | 'access.refused'
  | 'limit.reached'
  | 'input.refused'

/** The fields that a refusal adds to the one log line of its request, so that a flood of them adds no lines. */
export interface SecurityFields {
  readonly security: SecurityEvent
  /** the id of the account that somebody tries to open, or of the user who calls */
  readonly account?: string
}

declare module 'fastify' {
  interface FastifyRequest {
    refusal?: SecurityFields
  }
}

/** Events that follow from the status of a response. */
const byStatus: Readonly<Record<number, SecurityEvent>> = {
  400: 'input.refused',
  401: 'access.refused',
  403: 'access.refused',
  429: 'limit.reached',
}

/** @returns nothing for a problem that is no event of security, such as an answer that needs another look */
export function securityFieldsOf({ status, refusal }: Problem, { caller }: FastifyRequest): SecurityFields | undefined {
  const security = refusal?.security ?? byStatus[status]
  if (!security) return undefined
  const account = refusal?.account ?? (caller?.kind === 'staff' ? caller.user.id : undefined)
  return { security, ...(account && { account }) }
}
