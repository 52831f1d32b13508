import { randomUUID } from 'node:crypto'
import type { PolicyDocument, Contact as WireContact } from '../../contract/client'
import type { components } from '../../contract/schema.gen'
import { countedAnswers } from '../../domain/application/applicable'
import { listInWords } from '../../domain/common/formats'
import { type Contact, lockContact } from '../contacts/contact'
import { readEmails } from '../contacts/mail'
import { assertNoCards, trimmed } from '../contacts/text'
import { descriptionIn, holderIn } from '../pdf/facts/description'
import { audit } from '../platform/audit/audit'
import { onceUnder } from '../platform/idempotency/once'
import { notFound, Problem, wrongAnswers } from '../platform/problems/problem'
import { assertVersion } from '../platform/problems/version'
import { actorOf, type Caller } from '../platform/services/caller'
import type { Services } from '../platform/services/services'
import { wholeAnswers } from '../quotes/answers'
import { quoteFacts } from '../quotes/quoteFacts'
import { contactForStaff } from '../quotes/record'
import { announceCertificates } from './certificateNews'
import { currentTexts, documentsOf, remakeCertificate } from './documents'
import { boughtAnswers, type Policy, policyOf } from './policy'

type CertificateWords = components['schemas']['CertificateWords']

interface Remade {
  readonly documents: PolicyDocument[]
  readonly contact: WireContact
}

/** The certificate's description and holder: set by staff, or derived from the answers. @throws Problem 404 */
export async function certificateWords({ db }: Pick<Services, 'db'>, id: string) {
  const contact = await db.q.selectFrom('contact').selectAll().where('id', '=', id).executeTakeFirst()
  if (!contact) throw notFound('quote')
  const counted = countedAnswers(answersOf(contact, await policyOf(db, id)))
  return {
    description_of_operations: contact.description_of_operations ?? descriptionIn(counted),
    certificate_holder: contact.holder_words ?? holderIn(counted),
  }
}

const answersOf = (contact: Contact, policy: Policy | undefined) =>
  policy ? boughtAnswers(policy) : wholeAnswers(contact.answers, quoteFacts(contact))

interface Making {
  readonly id: string
  readonly key: string
  /** from If-Match */
  readonly version: string | undefined
  readonly words: CertificateWords
  readonly caller: Caller
}

/**
 * Makes a certificate of liability insurance for a holder, once per key. It replaces the one for the same holder and,
 * where it corrects a misspelled holder, the one for that holder; those of other holders stay valid. The contact stores
 * the last wording.
 * @throws Problem 404, 409 where there is no certificate to reissue, 412, 422
 */
export function makeCertificateAnew(
  services: Services,
  { id, key, version: expected, words, caller }: Making,
): Promise<Remade> {
  const { db, jobs, now } = services
  assertNoCards({
    description_of_operations: ['Description of operations', words.description_of_operations],
    certificate_holder: ['Certificate holder', words.certificate_holder],
    instead_of: ['Instead of the certificate for', words.instead_of],
  })
  const recipients = trimmed(words.emails) ? readEmails(words.emails!) : []
  return db.tx(async () => {
    const contact = await lockContact(db, id)
    if (!contact) throw notFound('quote')
    return onceUnder(db, { key, request: { id, ...words }, actor: actorOf(caller), at: now() }, async () => {
      assertVersion(contact, expected)
      const policy = await policyOf(db, id)
      if (!policy) throw new Problem(409, 'This is a quote: its certificate is made once it is bought')
      if (policy.cancelled) throw new Problem(409, 'This policy is canceled, so its certificate is no longer valid')
      const { policy_number: policyNumber, version } = policy
      const text = textOf({ ...wordsOf(contact), ...wanted(words, policy) })
      const insteadOf = await holderNamed(db, policy, words.instead_of)
      const remade = await remakeCertificate(db, { contactId: id, policyNumber, version, at: now(), text, insteadOf })
      if (!remade) throw new Problem(409, 'This policy has no liability coverage, so it has no such certificate')
      const saved = await keep(services, { contact, policy, words, recipients, caller })
      await jobs.enqueue('documents', { contactId: id }, `documents:certificate:${remade.token}`)
      const renamed = insteadOf === undefined ? {} : { renamed: { from: insteadOf, to: text.holder_words } }
      await announceCertificates(services, { contactId: id, occasion: remade.token, ...renamed })
      if (recipients.length > 0) {
        const sent = { contactId: id, emails: recipients, tokens: [remade.token], occasion: randomUUID() }
        await jobs.enqueue('mail', { kind: 'documentsSent', ...sent })
      }
      return { documents: await documentsOf(db, id), contact: contactForStaff(saved) }
    })
  })
}

/**
 * The words of the holder whose first line is the name, ignoring case and surrounding spaces; undefined without a name.
 * @throws Problem 422 where no current certificate has such a holder
 */
async function holderNamed(db: Services['db'], policy: Policy, typed: string | null | undefined) {
  const name = trimmed(typed)
  if (!name) return undefined
  const derived = holderIn(countedAnswers(boughtAnswers(policy)))
  const current = await currentTexts(db, policy.policy_number, policy.version)
  const nameOf = (words: string | null) => (words ?? derived).split('\n')[0]!.trim()
  const match = current.find(({ holder_words }) => nameOf(holder_words).toLowerCase() === name.toLowerCase())
  if (match) return match.holder_words
  const names = listInWords(current.map(({ holder_words }) => `“${nameOf(holder_words)}”`))
  throw wrongAnswers({ instead_of: `No certificate is for “${name}”. There are certificates for ${names}` })
}

interface Keeping {
  readonly contact: Contact
  readonly policy: Policy
  readonly words: CertificateWords
  readonly recipients: readonly string[]
  readonly caller: Caller
}

async function keep({ db, now }: Services, keeping: Keeping): Promise<Contact> {
  const { contact, policy, words, recipients, caller } = keeping
  const before = wordsOf(contact)
  const after = { ...before, ...wanted(words, policy) }
  await audit(db, {
    actor: actorOf(caller),
    entity: 'contact',
    entityId: contact.id,
    action: 'certificate.made',
    before,
    after: {
      ...after,
      ...(trimmed(words.instead_of) && { instead_of: trimmed(words.instead_of) }),
      ...(recipients.length > 0 && { recipients }),
    },
  })
  return db.q
    .updateTable('contact')
    .set({
      description_of_operations: after.description_of_operations,
      holder_words: after.certificate_holder,
      version: contact.version + 1,
      edited: now(),
    })
    .where('id', '=', contact.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

const textOf = ({ description_of_operations, certificate_holder }: ReturnType<typeof wordsOf>) => ({
  description_of_operations,
  holder_words: certificate_holder,
})

const wordsOf = ({ description_of_operations, holder_words }: Contact) => ({
  description_of_operations,
  certificate_holder: holder_words,
})

/** Text equal to the derived text is not stored, so that it follows later changes of the answers. */
function wanted(
  { description_of_operations: description, certificate_holder: holder }: CertificateWords,
  policy: Policy,
) {
  const counted = countedAnswers(boughtAnswers(policy))
  const own = (text: string | null, derived: string) => (text === derived ? null : text)
  return {
    ...(description !== undefined && { description_of_operations: own(trimmed(description), descriptionIn(counted)) }),
    ...(holder !== undefined && { certificate_holder: own(trimmed(holder), holderIn(counted)) }),
  }
}
