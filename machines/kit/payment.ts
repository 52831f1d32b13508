import { fromEvent } from './call'
import { toProblem } from './problem'

/** The user asks now how a lost attempt ended, and not with the next try. */
export type PaymentEvent = { type: 'payment.asked' }

/**
 * The states of an attempt that is carried out once at most, whatever happens on the way. The card itself never reaches a
 * chart (CardVault). The chart has the delay `askAgain`, the actions `setCard` and `clearCard`, and the problem actions.
 *
 * An attempt fails in three ways. `payment.declined`: the bank or the processor refuses the card. `payment.failed`: no bank
 * was asked, or nothing came of it, so the card may be right. `payment.lost`: no answer came, and the attempt may have been
 * carried out.
 *
 * @param on the outcomes of the attempt, which `submitting` and `asking` share
 */
export const tokenizing = <Invoke, const On extends object>(invoke: Invoke, on: On) => ({
  meta: { busy: 'Processing...' },
  invoke,
  // without a token nothing is sent to the server
  on: { 'card.tokenized': { target: 'submitting' as const, actions: fromEvent('setCard') }, ...on },
})

/** A token is used once: the card is cleared whatever the outcome. */
export const submitting = <Invoke, const On extends object>(invoke: Invoke, on: On) => ({
  meta: { busy: 'Processing...' },
  exit: 'clearCard' as const,
  invoke,
  on: { 'payment.lost': toProblem('uncertain'), ...on },
})

/** There is no way back: the same attempt is asked about under its key, without the card. */
export const uncertain = <const On extends object = Record<never, never>>(on?: On) => ({
  exit: 'clearProblem' as const,
  after: { askAgain: 'asking' as const },
  on: { 'payment.asked': 'asking' as const, ...on },
})

export const asking = <Invoke, const On extends object>(invoke: Invoke, on: On) => ({
  tags: 'background' as const,
  invoke,
  on: { 'payment.lost': toProblem('uncertain'), ...on },
})
