import type { Authentication, Problem } from '../../contract/problem'
import { assignIn, fromEvent } from './call'
import { toProblem } from './problem'

/** The user asks at once how a lost attempt ended, before the chart asks again by itself. */
export type PaymentEvent = { type: 'payment.asked' }

/** The cardholder does not want to confirm the payment with the bank. */
export type AuthenticationEvent = { type: 'authentication.canceled' }

/*
 * The four states of an attempt (a payment, a change, a cancellation) that is carried out once at most: `tokenizing` gets
 * a token for the card, `submitting` sends it, and if no response comes, `uncertain` waits and `asking` asks for the
 * result. The card itself never reaches a chart (CardVault). A chart with these states has the delay `askAgain`, the actions `setCard` and
 * `clearCard`, and the problem actions.
 *
 * An attempt fails in three ways. `payment.declined`: the bank or the processor refuses the card. `payment.failed`: no
 * bank was asked, or it did not decide, so the card may be right. `payment.lost`: no response came, and the attempt
 * may have been carried out.
 */

/** @param on the outcomes that can occur before anything is sent to the server */
export const tokenizing = <Invoke, const On extends object>(invoke: Invoke, on: On) => ({
  meta: { busy: 'Processing...' },
  invoke,
  on: { 'card.tokenized': { target: 'submitting' as const, actions: fromEvent('setCard') }, ...on },
})

/** A token can be used once, so the card is cleared with any outcome. @param on the outcomes beside a lost response */
export const submitting = <Invoke, const On extends object>(invoke: Invoke, on: On) => ({
  meta: { busy: 'Processing...' },
  exit: 'clearCard' as const,
  invoke,
  on: { 'payment.lost': toProblem('uncertain'), ...on },
})

/** No response came. Asking for the result is the only way on. */
export const uncertain = <const On extends object = Record<never, never>>(on?: On) => ({
  exit: 'clearProblem' as const,
  after: { askAgain: 'asking' as const },
  on: { 'payment.asked': 'asking' as const, ...on },
})

/** Asks for the result of the attempt under its idempotency key, without the card. */
export const asking = <Invoke, const On extends object>(invoke: Invoke, on: On) => ({
  tags: 'background' as const,
  invoke,
  on: { 'payment.lost': toProblem('uncertain'), ...on },
})

/*
 * The three states of an attempt whose card waits for its cardholder at the bank (3-D Secure): `authenticating` shows the
 * bank's page, `checking` asks the server meanwhile how it ended, and `canceling` ends the attempt. A chart with these
 * states has them beside the four above, the delay `checkBank`, and the action `setAuthentication`.
 */

export interface AuthenticationContext {
  /** how the cardholder confirms the payment, while it waits for that */
  readonly authentication: Authentication | null
}

export const authenticationActions = {
  setAuthentication: assignIn<AuthenticationContext, { readonly problem: Problem }>((_, { problem }) => ({
    authentication: problem.authentication ?? null,
  })),
}

/** The cardholder has to confirm the payment. Spread it into the outcomes of an attempt. */
export const unconfirmed = {
  'authentication.required': { target: 'authenticating' as const, actions: fromEvent('setAuthentication') },
}

/** The bank's page is open. How it ends is the processor's word, so the server is asked. */
export const authenticating = <Invoke, const On extends object = Record<never, never>>(invoke: Invoke, on?: On) => ({
  tags: 'background' as const,
  invoke,
  after: { checkBank: 'checking' as const },
  on: { 'authentication.ended': 'checking' as const, 'authentication.canceled': 'canceling' as const, ...on },
})

/** @param on the outcomes beside a lost response */
export const checking = <Invoke, const On extends object>(invoke: Invoke, on: On) => ({
  tags: 'background' as const,
  invoke,
  on: { 'payment.lost': 'authenticating' as const, 'authentication.canceled': 'canceling' as const, ...on },
})

/** @param on the outcomes beside a lost response */
export const canceling = <Invoke, const On extends object>(invoke: Invoke, on: On) => ({
  meta: { busy: 'Processing...' },
  invoke,
  on: { 'payment.lost': 'authenticating' as const, ...on },
})
