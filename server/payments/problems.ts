import type { Price } from '../../contract/client'
import { problemTypes } from '../../contract/problem'
import { conflict, Problem } from '../platform/problems/problem'
import type { Authentication } from '../platform/services/gateway'
import { purchasePurpose } from './payment'

/**
 * Responses to a purchase that was not completed. Each one says whether anything was charged; a card decline implies
 * it.
 */
const notCharged = 'Nothing was charged.'

export const paymentInProgress = () =>
  conflict('paymentInProgress', 'A payment for this quote is on its way. Ask again in a moment.')

/** Another attempt of the same contact is being paid for, so nothing of this one has begun. */
export const anotherPayment = () =>
  conflict('anotherPayment', `Another payment is on its way. ${notCharged} Try again once it has ended.`)

/** The key belongs to an attempt that ended, or never arrived, without a charge. @param why the reason, if there is one */
export const paymentNotMade = (why?: string | null) =>
  new Problem(402, `${why ?? 'The payment was not made.'} ${notCharged} You can try again.`, {
    type: problemTypes.paymentNotMade,
  })

/** The cardholder has to confirm the payment with the bank until a moment; then nothing was charged. */
export const authenticationRequired = (authentication: Authentication, until: Date) =>
  new Problem(402, 'Your bank asks you to confirm this payment. Nothing has been charged so far.', {
    type: problemTypes.authenticationRequired,
    authentication: {
      ...('pageUrl' in authentication
        ? { page_url: authentication.pageUrl }
        : { client_secret: authentication.clientSecret }),
      until: until.toISOString(),
    },
  })

/** Why a payment that waited for the cardholder ended without a charge. */
export const notAuthenticatedCode = 'not_authenticated'
export const notAuthenticatedMessage = (isLate: boolean) =>
  isLate ? 'The payment was not confirmed with your bank in time.' : 'The payment was not confirmed with your bank.'

/** The bank declined: the specification's is_card_exception. */
export const cardException = (message: string, code: string | null) =>
  new Problem(402, message, { is_card_exception: true, ...(code && { decline_code: code }) })

/** Charged and refunded, because the purchase was no longer possible. */
export const chargeReturned = (message: string) => new Problem(402, message, { type: problemTypes.answersChanged })

/** The message for a buyer whose charge was for something no longer available. */
export const chargeReturnedMessage = (purpose: string, isBack: boolean) =>
  `${changed(purpose)} ` +
  (isBack
    ? 'The whole charge was refunded; your bank may show it for a few days.'
    : 'Your bank has not accepted the refund yet. We owe you the whole amount, and will make sure that you get it.')

const changed = (purpose: string) => {
  if (purpose === purchasePurpose) return quoteChanged
  return purpose.startsWith('payment:') ? amountDueChanged : policyChanged
}

const quoteChanged = 'The quote was changed while the card was being charged, so the policy could not be issued.'
const policyChanged = 'The policy was changed while the card was being charged, so this change could not be made.'
const amountDueChanged = 'The amount due changed while the card was being charged, so the payment was not taken.'

export const processorUnreachable = () =>
  new Problem(
    503,
    'The payment processor does not respond right now. You will be charged at most once. Check again for the result.',
    {},
    { 'retry-after': '5' },
  )

export const notPurchasable = (why: string, details: Parameters<typeof conflict>[2] = {}) =>
  conflict('notPurchasable', `${why} ${notCharged}`, details)

export const priceChanged = (price: Price) =>
  conflict('priceChanged', `The price has changed. ${notCharged}`, { price })

/**
 * Questions of the quote are open. The answers of this payment are right, so it is no 422: another window has changed
 * the quote. @param errors by field, as `step0.event_type`
 */
export const answersMissing = (errors: Readonly<Record<string, string>>) =>
  conflict('answersChanged', `The answers of this quote have changed, and some are missing. ${notCharged}`, { errors })

export const termsNotSigned = () =>
  conflict('termsNotSigned', `The terms have not been signed for the answers as they are now. ${notCharged}`)
