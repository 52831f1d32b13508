import { blankAnswers } from '../../domain/application'
import { faultsOf } from '../../domain/application/faults'
import { pathOf } from '../../domain/application/payload'
import { termsEdition } from '../../domain/terms'
import { audit } from '../audit'
import type { Db } from '../db/database'
import type { SignedTerms } from '../db/schema'
import { actorOf, type Operation } from '../handler'
import { type Contact, lockContact } from '../payments/rows'
import { notFound, Problem, wrongAnswers } from '../problem'
import { agreedHash } from '../quotes/agreed'
import { wholeAnswers } from '../quotes/answers'
import { drawingIn, keepDrawing } from '../quotes/drawing'
import { quoteFacts } from '../quotes/kept'
import { lapsed } from '../quotes/lapse'
import { unfinished } from '../quotes/offer'
import { assertOffered } from '../quotes/offered'
import { assertUnbought } from '../quotes/standing'

interface Signature {
  readonly name: string
  readonly signature: string
  readonly version: string
}

/**
 * `POST /terms/{id}`: agrees to the terms, and to an underwriter's conditions, for the answers as they are stored, all of
 * which must be given.
 */
export const signTerms: Operation<'signTerms'> =
  (services) =>
  async ({ params, body, caller }) => {
    const { db, now } = services
    const drawing = drawingIn(body.signature)
    assertSigned(drawing ? { ...body, signature: body.name } : body)
    const signed = { name: body.name, version: body.version, signed: now().toISOString() }
    const contactVersion = await db.tx(async () => {
      const found = await lockContact(db, params.id)
      if (!found) throw notFound('quote')
      const contact = await lapsed(services, found)
      assertSignable(contact)
      const signature = drawing ? 'drawn' : 'typed'
      const terms = { ...signed, signature, answersHash: agreedHash(contact) } as const
      await keep(db, contact, terms)
      await keepDrawing(db, { contact_id: contact.id, png: drawing, signed: signed.signed })
      await audit(db, {
        actor: actorOf(caller),
        entity: 'contact',
        entityId: contact.id,
        action: 'terms.signed',
        before: contact.terms,
        after: terms,
      })
      return contact.version + 1
    })
    return { status: 200, body: { ...signed, contact_version: contactVersion } }
  }

/** By the rules of the step that is signed on the screen. */
function assertSigned({ name, signature, version }: Signature): void {
  const answers = { ...blankAnswers, terms_name: name, terms_signature: signature, terms_agreed: 'True' as const }
  const errors = Object.fromEntries(faultsOf('terms', answers).map(({ field, message }) => [pathOf(field), message]))
  if (Object.keys(errors).length > 0) throw wrongAnswers(errors)
  if (version !== termsEdition)
    throw new Problem(409, 'The terms have a newer edition. Read them again before you sign.')
}

/** There must be something to agree to: everything is answered, and we offer it. */
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
