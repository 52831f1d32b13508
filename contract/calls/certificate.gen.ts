// Made from openapi.yaml by npm run gen.
import { answer, type Api, type BodyOf, type PathOf } from './answer'

/** The operations of the pages about a certificate, which load with them. */
export const certificateCalls = (api: Api) => ({
  /** Ask to be told of changes of a certificate */
  subscribeToCertificate: (code: PathOf<'subscribeToCertificate'>['code'], body: BodyOf<'subscribeToCertificate'>, signal: AbortSignal) =>
    answer(api.POST('/certificates/{code}/subscriptions', { params: { path: { code } }, body, signal })),
  /** The subscription that a mailed link opens */
  getCertificateSubscription: (token: PathOf<'getCertificateSubscription'>['token'], signal: AbortSignal) =>
    answer(api.GET('/certificate-subscriptions/{token}', { params: { path: { token } }, signal })),
  /** Confirm a subscription, or begin it again */
  confirmCertificateSubscription: (token: PathOf<'confirmCertificateSubscription'>['token'], signal: AbortSignal) =>
    answer(api.POST('/certificate-subscriptions/{token}/confirm', { params: { path: { token } }, signal })),
  /** End a subscription */
  endCertificateSubscription: (token: PathOf<'endCertificateSubscription'>['token'], signal: AbortSignal) =>
    answer(api.POST('/certificate-subscriptions/{token}/end', { params: { path: { token } }, signal })),
})
