import { blankAnswers } from '../../domain/application'
import { faultsOf } from '../../domain/application/faults'
import { pathOf } from '../../domain/application/payload'
import { termsEdition } from '../../domain/quote/terms'
import { type Contact, lockContact } from '../contacts/contact'
import { audit } from '../platform/audit/audit'
import { answersHash } from '../platform/crypto/hash'
import type { Db } from '../platform/db/database'
import type { SignedTerms } from '../platform/db/schema'
import { notFound, Problem, wrongAnswers } from '../platform/problems/problem'
import { actorOf, type Caller } from '../platform/services/caller'
import type { Services } from '../platform/services/services'
import { wholeAnswers } from './answers'
import { storeConsent } from './electronicConsent'
import { lapsed } from './expiration'
import { unfinished } from './offer'
import { quoteFacts } from './quoteFacts'
import { assertOffered } from './sendLink'
import { assertUnbought } from './status'
import { conditionsOf } from './terms'
import { drawingIn, isSameDrawing, keepDrawing } from './termsSignature'

type Agreed = Pick<Contact, 'answers' | 'offered_terms'>

/** Hash of the signed content: the answers and an underwriter's conditions. */
function agreedHash({ answers, offered_terms }: Agreed): string {
  const offered_conditions = conditionsOf(offered_terms)
  return answersHash(offered_conditions.length > 0 ? { ...answers, offered_conditions } : answers)
}

/** Whether the signature matches the current answers and conditions. */
export const isSignedFor = (contact: Agreed & Pick<Contact, 'terms'>): boolean =>
  contact.terms?.answersHash === agreedHash(contact)

interface Signature {
  readonly name: string
  readonly signature: string
  readonly version: string
}

/**
 * Signs the terms and an underwriter's conditions for the stored answers, all of which must be given. Returns the
 * signature and the contact's new version. The same signature again changes nothing, and the history has it once.
 * @throws Problem 404, 409 for another edition of the terms or a quote without an offer, 422 for missing answers
 */
export async function signTermsOf(services: Services, contactId: string, form: Signature, caller: Caller) {
  const { db, now } = services
  const drawing = drawingIn(form.signature)
  assertSigned(drawing ? { ...form, signature: form.name } : form)
  return db.tx(async () => {
    const locked = await lockContact(db, contactId)
    if (!locked) throw notFound('quote')
    const contact = await lapsed(services, locked)
    assertSignable(contact)
    const { name, version } = form
    const signature = drawing ? 'drawn' : 'typed'
    const terms: SignedTerms = {
      name,
      version,
      signed: now().toISOString(),
      signature,
      answersHash: agreedHash(contact),
    }
    const before = contact.terms
    if (before && isSameSignature(before, terms) && (await isSameDrawing(db, { contact_id: contact.id, png: drawing })))
      return toSigned(before, contact.version)
    await keep(db, contact, terms)
    await keepDrawing(db, { contact_id: contact.id, png: drawing, signed: terms.signed })
    await audit(db, {
      actor: actorOf(caller),
      entity: 'contact',
      entityId: contact.id,
      action: 'terms.signed',
      before,
      after: terms,
    })
    await storeConsent(db, { contactId: contact.id, signed: terms, actor: actorOf(caller) })
    return toSigned(terms, contact.version + 1)
  })
}

const toSigned = ({ name, version, signed }: SignedTerms, contact_version: number) => ({
  name,
  version,
  signed,
  contact_version,
})

/** Whether the same name signs the same terms and answers in the same way. */
const isSameSignature = (one: SignedTerms, other: SignedTerms): boolean =>
  one.name === other.name &&
  one.version === other.version &&
  one.answersHash === other.answersHash &&
  (one.signature ?? 'typed') === other.signature

/** Checks the signature with the rules of the form's signing step. */
function assertSigned({ name, signature, version }: Signature): void {
  const answers = { ...blankAnswers, terms_name: name, terms_signature: signature, terms_agreed: 'True' as const }
  const errors = Object.fromEntries(faultsOf('terms', answers).map(({ field, message }) => [pathOf(field), message]))
  if (Object.keys(errors).length > 0) throw wrongAnswers(errors)
  if (version !== termsEdition)
    throw new Problem(409, 'The terms have a newer edition. Read them again before you sign.')
}

/** Every question must be answered, and there must be an offer. */
function assertSignable(contact: Contact): void {
  assertUnbought(contact)
  const errors = unfinished(wholeAnswers(contact.answers, quoteFacts(contact)))
  if (Object.keys(errors).length > 0) throw wrongAnswers(errors)
  assertOffered(contact)
}

async function keep(db: Db, { id, version }: Contact, terms: SignedTerms): Promise<void> {
  const changes = { terms: JSON.stringify(terms), version: version + 1 }
  await db.q.updateTable('contact').set(changes).where('id', '=', id).execute()
}
