import type { AttachedDocument, Attachments } from '../../contract/client'
import { contactEmail } from '../../domain/application/payload'
import { may } from '../../domain/staff/permissions'
import type { Contact } from '../contacts/contact'
import type { Db } from '../platform/db/database'
import type { Caller } from '../platform/services/caller'
import { boughtAnswers, policyOf } from '../policies/policy'
import { wholeAnswers } from '../quotes/answers'
import { rowOf } from '../quotes/contactDto'
import { quoteFacts } from '../quotes/quoteFacts'
import { attachedTo } from './attachment'

const mayDelete = (caller: Caller) => caller.kind === 'staff' && may(caller.user, 'files.delete')

/** The list as the caller may see it. */
export async function toDocumentDtos(db: Db, contactId: string, caller: Caller): Promise<AttachedDocument[]> {
  return (await attachedTo(db, contactId)).map(({ source, isCertificate, isCancelled, ...dto }) => ({
    ...dto,
    can_delete: dto.kind === 'upload' && mayDelete(caller),
  }))
}

export async function toAttachmentsDto(db: Db, contact: Contact, caller: Caller): Promise<Attachments> {
  const policy = await policyOf(db, contact.id)
  const answers = policy ? boughtAnswers(policy) : wholeAnswers(contact.answers, quoteFacts(contact))
  return {
    contact: rowOf(contact),
    email: contactEmail(answers),
    quote_number: contact.quote_number,
    documents: await toDocumentDtos(db, contact.id, caller),
  }
}
