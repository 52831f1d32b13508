import type { JobHandler } from '../jobs/handler'
import type { Services } from '../services'
import { cancelledLetters } from './cancelled'
import { changedLetters } from './changed'
import { claimLetters } from './claim'
import { decidedLetters } from './decided'
import { deliverAll, type Letter } from './deliver'
import { documentLetters } from './documents'
import { fileLetters } from './files'
import { followUpLetters } from './followUp'
import { forwardedLetters } from './forwarded'
import { foundLetters } from './found'
import { linkLetters } from './links'
import { managePolicyLetters } from './managePolicy'
import { messageLetters } from './message'
import { orderLetters } from './order'
import { orderLapsedLetters } from './orderLapsed'
import { isMailKind, type MailKind, type MailPayload, payloadOf } from './payloads'
import { policiesFoundLetters } from './policiesFound'
import { purchaseLetters } from './purchase'
import { quoteLetters } from './quote'
import { rainLetters } from './rain'
import { receivedLetters } from './received'
import { refundLetters } from './refunded'
import { reviewLetters } from './review'
import { answeredLetters, askedLetters } from './said'
import { staffAddress } from './staff'
import { transactionLetters } from './transaction'

/** What each kind of mail makes of what was queued for it. */
const lettersOf: {
  readonly [K in MailKind]: (services: Services, payload: MailPayload<K>) => Promise<Letter[]>
} = {
  purchase: (services, { contactId }) => purchaseLetters(services, contactId),
  quote: quoteLetters,
  quotePurchaseLink: (services, asked) => linkLetters(services, 'payment', asked),
  termsLink: (services, asked) => linkLetters(services, 'terms', asked),
  quotesFound: foundLetters,
  followUp: followUpLetters,
  review: reviewLetters,
  decided: decidedLetters,
  asked: askedLetters,
  answered: answeredLetters,
  rainRequest: rainLetters,
  orderPlaced: orderLetters,
  orderLapsed: orderLapsedLetters,
  paymentReceived: receivedLetters,
  policyChanged: changedLetters,
  policyCancelled: cancelledLetters,
  refunded: refundLetters,
  claim: claimLetters,
  policyMessage: messageLetters,
  managePolicy: managePolicyLetters,
  policiesFound: policiesFoundLetters,
  documentsSent: documentLetters,
  transactionSent: transactionLetters,
  filesSent: fileLetters,
  forwarded: forwardedLetters,
}

/** Writes to everybody whom something concerns. */
export const sendMail: JobHandler = async (services, payload, { isLast } = { isLast: false }) => {
  const { kind } = payload
  if (!isMailKind(kind)) throw new Error(`No such kind of mail: ${String(kind)}`)
  const letters = await lettersFor(services, kind, payload)
  await deliverAll(services, letters.filter(isOf(payload['part'], staffAddress(services.config))), { isLast })
}

/** Of letters that were queued apart, those of this part. */
const isOf = (part: unknown, staff: string) => (letter: Letter) =>
  part === undefined || (part === 'staff') === (letter.to === staff)

const lettersFor = <K extends MailKind>(services: Services, kind: K, payload: unknown): Promise<Letter[]> =>
  lettersOf[kind](services, payloadOf(kind, payload))
