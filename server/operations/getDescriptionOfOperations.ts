import { certificateWords } from '../desk/certificate'
import type { Operation } from '../handler'

/** `GET /admin/description-of-operations/{id}`: what the certificate says of the event and its holder. */
export const getDescriptionOfOperations: Operation<'getDescriptionOfOperations'> =
  (services) =>
  async ({ params: { id } }) => ({ status: 200, body: await certificateWords(services, id) })
