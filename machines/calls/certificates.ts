import type { CertificateCalls } from '../../contract/client'
import { customerCall, isMissing } from './call'

export interface FollowOrder {
  readonly code: string
  readonly email: string
}

/** Mails an address the link that confirms it. */
export const subscribeToCertificate = ({ subscribeToCertificate }: Pick<CertificateCalls, 'subscribeToCertificate'>) =>
  customerCall(({ code, email }: FollowOrder, signal) => subscribeToCertificate(code, { email }, signal), {
    answered: ({ email }) => ({ type: 'follow.accepted', email }),
    refused: 'form.refused',
  })

type SubscriptionCall = 'getCertificateSubscription' | 'confirmCertificateSubscription' | 'endCertificateSubscription'

/** `missing`: the link is none that we sent, which is an answer. `failed`: no answer came, so it can be tried again. */
const subscriptionCall = (request: CertificateCalls[SubscriptionCall]) =>
  customerCall((token: string, signal) => request(token, signal), {
    answered: (subscription) => ({ type: 'subscription.answered', subscription }),
    refused: (problem) => (isMissing(problem) ? { type: 'subscription.missing' } : 'subscription.failed'),
  })

export const getSubscription = (calls: Pick<CertificateCalls, 'getCertificateSubscription'>) =>
  subscriptionCall(calls.getCertificateSubscription)
export const confirmSubscription = (calls: Pick<CertificateCalls, 'confirmCertificateSubscription'>) =>
  subscriptionCall(calls.confirmCertificateSubscription)
export const endSubscription = (calls: Pick<CertificateCalls, 'endCertificateSubscription'>) =>
  subscriptionCall(calls.endCertificateSubscription)
