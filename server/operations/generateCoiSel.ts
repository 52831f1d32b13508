import { makeCertificateAnew } from '../desk/certificate'
import type { Operation } from '../handler'

/** `POST /admin/generate-coi-sel/{id}`: makes the certificate of liability insurance anew. */
export const generateCoiSel: Operation<'generateCoiSel'> =
  (services) =>
  async ({ params: { id }, headers, body: words, caller }) => {
    const { 'idempotency-key': key, 'if-match': version } = headers
    return { status: 200, body: await makeCertificateAnew(services, { id, key, version, words, caller }) }
  }
