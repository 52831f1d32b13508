import { checkedCertificate } from '../documents/checked'
import type { Operation } from '../handler'
import { notFound } from '../problem'

/** `GET /certificates/{code}`: whether a certificate is genuine and in force, for whoever holds it (decision 37). */
export const getCertificate: Operation<'getCertificate'> =
  (services) =>
  async ({ params: { code } }) => {
    const certificate = await checkedCertificate(services, code)
    if (!certificate) throw notFound('certificate')
    return { status: 200, headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }, body: certificate }
  }
