import type { Operation } from '../handler'
import { lockContact } from '../payments/rows'
import { notFound, Problem } from '../problem'
import { readAnswers } from '../quotes/answers'
import { quoteLink } from '../quotes/link'
import { saveAnswers } from '../quotes/save'
import { assertUnbought } from '../quotes/standing'
import { contactOf } from '../quotes/wire'

/** `PATCH /contacts/{id}`: stores answers, finished or not. */
export const patchContact: Operation<'patchContact'> = (services) => async (call) => {
  const { params, headers, body, caller } = call
  const given = readAnswers(body)
  const saved = await services.db.tx(async () => {
    const contact = await lockContact(services.db, params.id)
    if (!contact) throw notFound('quote')
    assertUnbought(contact)
    assertVersion(contact.version, headers['if-match'])
    return saveAnswers(services, { contact, given, caller, isTaken: body.saveFromAdmin === true })
  })
  return { status: 200, body: { contact: contactOf(saved), link: quoteLink(services.config, saved.id) } }
}

/** @param wanted of If-Match: the version, plain or as an entity tag; without it the newest is written over */
function assertVersion(version: number, wanted: string | undefined): void {
  if (wanted === undefined || wanted === '*' || /^(?:W\/)?"?(\d+)"?$/.exec(wanted)?.[1] === String(version)) return
  throw new Problem(412, 'Somebody else has changed this quote meanwhile. Open it again to see it as it is now.')
}
