import { faultsOf } from '../../domain/application/faults'
import { pathOf } from '../../domain/application/payload'
import { audit } from '../audit'
import { actorOf, type Operation } from '../handler'
import { lockContact } from '../payments/rows'
import { conflict, notFound, wrongAnswers } from '../problem'
import { wholeAnswers } from '../quotes/answers'
import { answersHash } from '../quotes/answersHash'
import { lapsed } from '../quotes/lapse'
import { unfinished } from '../quotes/offer'
import { assertUnbought, inWords } from '../quotes/standing'

interface Signature {
  readonly name: string
  readonly signature: string
}

/** `POST /terms/{id}`: agrees to the terms for the answers as they are stored, all of which must be given. */
export const signTerms: Operation<'signTerms'> =
  (services) =>
  async ({ params, body, caller }) => {
    const { db, now } = services
    const faults = faultsIn(body)
    if (Object.keys(faults).length > 0) throw wrongAnswers(faults)
    const terms = await db.tx(async () => {
      const found = await lockContact(db, params.id)
      if (!found) throw notFound('quote')
      assertUnbought(found)
      const { id, quote_status, answers, version } = await lapsed(services, found)
      if (quote_status !== 'quoted' && quote_status !== 'approved') {
        const errors = unfinished(wholeAnswers(answers))
        if (Object.keys(errors).length > 0) throw wrongAnswers(errors)
        throw conflict('notPurchasable', `There is no offer to agree to: the quote is ${inWords[quote_status]}`)
      }
      const errors = unfinished(wholeAnswers(answers))
      if (Object.keys(errors).length > 0) throw wrongAnswers(errors)
      const signed = { name: body.name, version: body.version, signed: now().toISOString() }
      const kept = { ...signed, answersHash: answersHash(answers) }
      await db.q
        .updateTable('contact')
        .set({ terms: JSON.stringify(kept), version: version + 1 })
        .where('id', '=', id)
        .execute()
      await audit(db, { actor: actorOf(caller), entity: 'contact', entityId: id, action: 'terms.signed', after: kept })
      return signed
    })
    return { status: 200, body: terms }
  }

/** By the rules of the step that is signed on the screen. */
function faultsIn({ name, signature }: Signature): Record<string, string> {
  const answers = { ...wholeAnswers({}), terms_name: name, terms_signature: signature, terms_agreed: 'True' as const }
  return Object.fromEntries(faultsOf('terms', answers).map(({ field, message }) => [pathOf(field), message]))
}
