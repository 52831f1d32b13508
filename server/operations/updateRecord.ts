import { changeRecord, contactForStaff } from '../desk/record'
import type { Operation } from '../handler'
import { quoteLink } from '../quotes/link'

/** `PATCH /admin/contacts/{id}/record`: what staff keep of a contact. */
export const updateRecord: Operation<'updateRecord'> =
  (services) =>
  async ({ params: { id }, headers, body: form, caller }) => {
    const saved = await changeRecord(services, { id, version: headers['if-match'], form, caller })
    return { status: 200, body: { contact: contactForStaff(saved), link: quoteLink(services.config, id) } }
  }
