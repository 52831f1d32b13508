import { looksLikeCardNumber } from '../../domain/luhn'
import { audit } from '../audit'
import { actorOf, type Operation } from '../handler'
import { lockContact } from '../payments/rows'
import { notFound, wrongAnswers } from '../problem'

/** of a quote, however often it is added to */
const mostFlags = 20

/** `POST /gtag-flags/{id}`: what the page measured. It is no answer, so the contact's version stays. */
export const storeGtagFlags: Operation<'storeGtagFlags'> =
  ({ db }) =>
  async ({ params: { id }, body: { fields }, caller }) => {
    const cards = Object.entries(fields).filter(([, text]) => looksLikeCardNumber(text))
    if (cards.length > 0) {
      throw wrongAnswers(
        Object.fromEntries(cards.map(([name]) => [`fields.${name}`, 'A card number does not belong here'])),
      )
    }
    // the name itself is told nobody
    if (Object.keys(fields).some(looksLikeCardNumber))
      throw wrongAnswers({ fields: 'A card number does not belong here' })
    await db.tx(async () => {
      const contact = await lockContact(db, id)
      if (!contact) throw notFound('quote')
      const before = contact.gtag_flags ?? {}
      const flags = { ...before, ...fields }
      if (Object.keys(flags).length > mostFlags) throw wrongAnswers({ fields: `There may be ${mostFlags} in all` })
      await db.q
        .updateTable('contact')
        .set({ gtag_flags: JSON.stringify(flags) })
        .where('id', '=', id)
        .execute()
      const about = { actor: actorOf(caller), entity: 'contact', entityId: id } as const
      await audit(db, { ...about, action: 'gtag.flagged', before, after: flags })
    })
    return { status: 204 }
  }
