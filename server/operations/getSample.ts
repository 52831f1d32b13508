import { sample } from '../documents/samples'
import type { Operation } from '../handler'

/** `GET /samples/{name}`: a sample of a certificate or a policy, which the footer leads to. */
export const getSample: Operation<'getSample'> =
  (services) =>
  async ({ params: { name } }) => ({
    status: 200,
    type: 'application/pdf',
    headers: {
      'content-disposition': `inline; filename="${name}.pdf"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=3600',
    },
    body: await sample(services, name),
  })
