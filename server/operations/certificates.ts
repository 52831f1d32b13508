import {
  confirmSubscription,
  endSubscription,
  openSubscription,
  subscribeToCertificate as subscribe,
} from '../policies/certificateSubscriptions'
import type { Operation } from './handler'

/** `POST /certificates/{code}/subscriptions`: an address wants to be told of changes; a link by mail confirms it. */
export const subscribeToCertificate: Operation<'subscribeToCertificate'> =
  (services) =>
  async ({ params: { code }, body: { email }, caller }) => {
    await subscribe(services, { typed: code, email, caller })
    return { status: 202, body: { email: email.trim() } }
  }

/** `GET /certificate-subscriptions/{token}`: the subscription of a mailed link. */
export const getCertificateSubscription: Operation<'getCertificateSubscription'> =
  (services) =>
  async ({ params: { token } }) => ({ status: 200, body: await openSubscription(services, token) })

/** `POST /certificate-subscriptions/{token}/confirm`: confirms it, or begins it again. */
export const confirmCertificateSubscription: Operation<'confirmCertificateSubscription'> =
  (services) =>
  async ({ params: { token } }) => ({ status: 200, body: await confirmSubscription(services, token) })

/** `POST /certificate-subscriptions/{token}/end`: ends it, from our page or by one-click in a mail program (RFC 8058). */
export const endCertificateSubscription: Operation<'endCertificateSubscription'> =
  (services) =>
  async ({ params: { token } }) => ({ status: 200, body: await endSubscription(services, token) })
