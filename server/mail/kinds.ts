import type { MailKind } from './payloads'

/** What the job of each kind of mail is about, for staff who see that it failed. */
export const mailJobWords: Readonly<Record<MailKind, string>> = {
  purchase: 'Mail after the purchase',
  quote: 'Mail a quote',
  quotePurchaseLink: 'Mail the link to the payment',
  termsLink: 'Mail the link to the terms',
  quotesFound: 'Mail the quotes of an address',
  review: 'Mail that a review was asked for',
  decided: 'Mail what the underwriter decided',
  rainRequest: 'Mail a request for rain cover',
  orderPlaced: 'Mail how an order is paid',
  paymentReceived: 'Mail that a payment has come',
  policyChanged: 'Mail a change of the policy',
  policyCancelled: 'Mail that the policy is cancelled',
  refunded: 'Mail that money went back',
  claim: 'Mail a claim',
  policyMessage: 'Mail a message about the policy',
  managePolicy: 'Mail the link to the policy',
  policiesFound: 'Mail the policies of an address',
  documentsSent: 'Mail documents',
}
