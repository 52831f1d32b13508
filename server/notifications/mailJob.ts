import type { JobHandler } from '../platform/jobs/handler'
import { deliverAll, type Letter } from '../platform/mail/deliver'
import type { Services } from '../platform/services/services'
import { approvalDecidedLetters, approvalRequestedLetters } from './approval'
import { fileLetters } from './attachments'
import { cancelledLetters } from './cancellation'
import { certificateFollowedLetters, certificateNewsLetters } from './certificateSubscription'
import { claimLetters } from './claim'
import { decidedLetters } from './decision'
import { documentLetters } from './documents'
import {
  certificateDecidedLetters,
  exhibitorInvitedLetters,
  exhibitorRemindedLetters,
  organizerInvitedLetters,
} from './exhibitors'
import { followUpLetters } from './followUp'
import { forwardedLetters } from './forwarded'
import { linkLetters } from './links'
import { managePolicyLetters } from './managePolicy'
import { messageLetters } from './message'
import { orderLetters } from './order'
import { orderEndedLetters } from './orderEnded'
import { organizerInvoicedLetters } from './organizerInvoice'
import { organizerNewsLetters } from './organizerNews'
import { passwordReplacedLetters, passwordResetLetters } from './passwordReset'
import { isMailKind, type MailKind, type MailPayload, payloadOf } from './payloads'
import { receivedLetters } from './paymentReceived'
import { changedLetters } from './policyChange'
import { policyLookupLetters } from './policyLookup'
import { producerLinkLetters } from './producer'
import { purchaseLetters } from './purchase'
import { quoteLetters } from './quote'
import { quoteLookupLetters } from './quoteLookup'
import { rainLetters } from './rain'
import { rainSettledLetters } from './rainSettled'
import { staffAddress } from './recipients'
import { reviewLetters } from './referral'
import { refundLetters, refundSentLetters } from './refund'
import { refundVoidedLetters } from './refundVoided'
import { requestAnsweredLetters } from './requestAnswered'
import { signInChangedLetters } from './signInChanged'
import { transactionLetters } from './transaction'
import { answeredLetters, underwriterQuestionLetters } from './underwritingMessage'
import { venueInvitationLetters } from './venueInvitation'

/** The letters of each kind of mail, from its job's payload. */
const lettersOf: {
  readonly [K in MailKind]: (services: Services, payload: MailPayload<K>) => Promise<Letter[]>
} = {
  purchase: (services, { contactId }) => purchaseLetters(services, contactId),
  quote: quoteLetters,
  quotePurchaseLink: (services, payload) => linkLetters(services, 'payment', payload),
  termsLink: (services, payload) => linkLetters(services, 'terms', payload),
  quotesFound: quoteLookupLetters,
  followUp: followUpLetters,
  review: reviewLetters,
  decided: decidedLetters,
  asked: underwriterQuestionLetters,
  answered: answeredLetters,
  rainRequest: rainLetters,
  orderPlaced: orderLetters,
  orderLapsed: (services, payload) => orderEndedLetters(services, 'orderLapsed', payload),
  orderWithdrawn: (services, payload) => orderEndedLetters(services, 'orderWithdrawn', payload),
  paymentReceived: receivedLetters,
  policyChanged: changedLetters,
  policyCancelled: cancelledLetters,
  rainSettled: rainSettledLetters,
  refunded: refundLetters,
  refundSent: refundSentLetters,
  refundVoided: refundVoidedLetters,
  claim: claimLetters,
  policyMessage: messageLetters,
  requestAnswered: requestAnsweredLetters,
  approvalRequested: approvalRequestedLetters,
  approvalDecided: approvalDecidedLetters,
  managePolicy: managePolicyLetters,
  policiesFound: policyLookupLetters,
  passwordReset: passwordResetLetters,
  passwordReplaced: passwordReplacedLetters,
  documentsSent: documentLetters,
  signInChanged: signInChangedLetters,
  transactionSent: transactionLetters,
  filesSent: fileLetters,
  forwarded: forwardedLetters,
  venueInvited: venueInvitationLetters,
  producerLink: producerLinkLetters,
  organizerInvited: organizerInvitedLetters,
  organizerInvoiced: organizerInvoicedLetters,
  organizerNews: organizerNewsLetters,
  exhibitorInvited: exhibitorInvitedLetters,
  exhibitorReminded: exhibitorRemindedLetters,
  certificateDecided: certificateDecidedLetters,
  certificateFollowed: certificateFollowedLetters,
  certificateNews: certificateNewsLetters,
}

/** Mails everyone concerned. */
export const sendMail: JobHandler = async (services, payload, { isLast } = { isLast: false }) => {
  const { kind } = payload
  if (!isMailKind(kind)) throw new Error(`No such kind of mail: ${String(kind)}`)
  const letters = await lettersFor(services, kind, payload)
  await deliverAll(services, letters.filter(isOf(payload['part'], staffAddress(services.config))), { isLast })
}

/** Selects the letters of one part, where parts were queued separately. */
const isOf = (part: unknown, staff: string) => (letter: Letter) =>
  part === undefined || (part === 'staff') === (letter.to === staff)

const lettersFor = <K extends MailKind>(services: Services, kind: K, payload: unknown): Promise<Letter[]> =>
  lettersOf[kind](services, payloadOf(kind, payload))
