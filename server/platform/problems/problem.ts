import { type Problem as ClientProblem, problemTypes } from '../../../contract/problem'
import type { components } from '../../../contract/schema.gen'

export type ProblemBody = components['schemas']['Problem']
type ProblemDetails = Omit<ClientProblem, 'status' | 'message' | 'type'> & { readonly type?: string }

const titles: Record<number, string> = {
  400: 'The request is not understood',
  401: 'Sign in first',
  402: 'The payment was not made',
  403: 'Not allowed',
  404: 'Not found',
  409: 'Not possible in the current state',
  412: 'Changed by somebody else meanwhile',
  413: 'Too large',
  415: 'Content type not accepted',
  422: 'An answer is not valid',
  429: 'Too many requests',
  500: 'Something went wrong',
  503: 'Not ready yet',
}

interface Refusal {
  readonly security: 'signIn.refused' | 'password.refused' | 'code.refused'
  /** the id of the account, where there is one */
  readonly account: string | undefined
}

/** An error of an operation; the caller receives it as application/problem+json. */
export class Problem extends Error {
  readonly body: ProblemBody
  /** the event in the log, if the status does not name it */
  refusal?: Refusal

  /** @param message in plain words, for the person at the screen */
  constructor(
    readonly status: number,
    message: string,
    details: ProblemDetails = {},
    /** beside the standard headers */
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message)
    this.body = {
      type: 'about:blank',
      title: titles[status] ?? 'Something went wrong',
      ...details,
      status,
      message,
    } as ProblemBody
  }

  /** Makes it an event of security in the log of its request. The caller does not see it. */
  as(security: Refusal['security'], account?: string): this {
    this.refusal = { security, account }
    return this
  }
}

export const badRequest = (message: string, details?: ProblemDetails) => new Problem(400, message, details)
/** The same response for missing and for forbidden records, so that nobody can discover ids. */
export const notFound = (what: string) => new Problem(404, `There is no such ${what}`)
export const signInFirst = () => new Problem(401, 'Sign in to do this')
export const notAllowed = () => new Problem(403, 'Your role does not include this')
/** @param errors by field, as `step0.event_type` */
export const wrongAnswers = (errors: Readonly<Record<string, string>>, details: ProblemDetails = {}) =>
  new Problem(422, 'Some answers need another look', { ...details, errors })
export const conflict = (name: keyof typeof problemTypes, message: string, details: ProblemDetails = {}) =>
  new Problem(409, message, { ...details, type: problemTypes[name] })

export const idempotencyKeyReused = () =>
  new Problem(422, 'This Idempotency-Key was used for another order. Use a new one.', { type: problemTypes.keyReused })
