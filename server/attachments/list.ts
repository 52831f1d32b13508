import type { AttachedDocument, Attachments } from '../../contract/client'
import { contactEmail } from '../../domain/application/payload'
import type { Db } from '../db/database'
import type { Caller } from '../handler'
import type { Contact } from '../payments/rows'
import { boughtAnswers, policyOf } from '../policies/rows'
import { wholeAnswers } from '../quotes/answers'
import { quoteFacts } from '../quotes/kept'
import { rowOf } from '../quotes/wire'
import { attachedTo } from './found'

/** The contract's own word on who may (openapi.yaml, deleteDocuments). */
const mayDelete = (caller: Caller) => caller.kind === 'staff' && caller.user.role !== 'underwriter'

/** As whoever asks is told them. */
export async function documentsTold(db: Db, contactId: string, caller: Caller): Promise<AttachedDocument[]> {
  return (await attachedTo(db, contactId)).map(({ source, isCertificate, isCancelled, ...told }) => ({
    ...told,
    can_delete: told.kind === 'upload' && mayDelete(caller),
  }))
}

export async function attachmentsTold(db: Db, contact: Contact, caller: Caller): Promise<Attachments> {
  const policy = await policyOf(db, contact.id)
  const answers = policy ? boughtAnswers(policy) : wholeAnswers(contact.answers, quoteFacts(contact))
  return {
    contact: rowOf(contact),
    email: contactEmail(answers),
    quote_number: contact.quote_number,
    documents: await documentsTold(db, contact.id, caller),
  }
}
