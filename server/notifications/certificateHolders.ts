import { sql } from 'kysely'
import type { DocumentRow } from '../documents/record'
import type { Db } from '../platform/db/database'
import type { Policy } from '../policies/policy'
import { holdersOf } from './purchase'
import { reached } from './recipients'

type Certificates = readonly DocumentRow[]

/**
 * Selects the certificates that concern an address: those of the holders whose certificates it has received. The venue
 * and the additional insureds of the answers have the one that follows from the answers. An address whose holder has no
 * certificate any more gets all of them, so that nobody is left with an invalid one.
 */
export async function concerning(
  db: Db,
  { contactId, policy, certificates }: { contactId: string; policy: Policy; certificates: Certificates },
): Promise<(to: string) => Certificates> {
  const byAddress = await holdersByAddress(db, contactId)
  for (const to of [...(await reached(db, contactId, ['certificate'])), ...holdersOf(policy)]) add(byAddress, to, null)
  return (to) => {
    const holders = byAddress.get(keyOf(to))
    const own = certificates.filter(({ holder_words }) => holders?.has(holder_words))
    return own.length > 0 ? own : certificates
  }
}

type Holders = Map<string, Set<string | null>>

const keyOf = (address: string) => address.trim().toLowerCase()

function add(holders: Holders, to: string, words: string | null) {
  holders.set(keyOf(to), (holders.get(keyOf(to)) ?? new Set()).add(words))
}

/** The holders, by their words, whose certificates were sent to each address by the policyholder or by staff. */
async function holdersByAddress(db: Db, contactId: string): Promise<Holders> {
  const jobs = await db.q
    .selectFrom('job')
    .select('payload')
    .where('kind', '=', 'mail')
    .where(sql<string>`payload ->> 'contactId'`, '=', contactId)
    .where(sql<string>`payload ->> 'kind'`, 'in', ['documentsSent', 'filesSent'])
    .execute()
  const certificates = await db.q
    .selectFrom('document')
    .select(['token', 'holder_words'])
    .where('contact_id', '=', contactId)
    .where('kind', '=', 'certificate')
    .execute()
  const words = new Map(certificates.map(({ token, holder_words }) => [token, holder_words]))
  const holders: Holders = new Map()
  for (const { payload } of jobs) {
    const { emails = [], tokens = [], documents = [] } = payload as Partial<Sent>
    const sent = [...tokens, ...documents.map((id) => id.replace(/^document-/, ''))].filter((token) => words.has(token))
    for (const to of emails) for (const token of sent) add(holders, to, words.get(token)!)
  }
  return holders
}

/** What both kinds of mail have in their payloads: documents by their tokens, or by their ids as attachments. */
interface Sent {
  readonly emails: readonly string[]
  readonly tokens: readonly string[]
  readonly documents: readonly string[]
}
