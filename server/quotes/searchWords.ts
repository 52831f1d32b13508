import { sql } from 'kysely'
import type { Db } from '../platform/db/database'
import { folded, unpunctuated } from './listing'

/** A word of the search: it matches a contact with one of the texts, and the contacts of an entry or a card. */
export interface SearchWord {
  readonly texts: readonly string[]
  readonly contactIds: readonly string[]
}

/** The words of a search, each with the contacts that its receipt number, the card's last four digits or a mail name. */
export const searchWordsIn = (db: Db, search = ''): Promise<SearchWord[]> =>
  Promise.all(
    withoutCountryCode(search)
      .split(/\s+/)
      .filter(Boolean)
      .map(async (word) => ({ texts: textsOf(word), contactIds: await contactsOf(db, word) })),
  )

/** +1 stands before many phone numbers, and answers have none with it. */
const withoutCountryCode = (search: string) =>
  search.replace(/(?<!\S)\+?1[\s.-]*(?=\(?\d{3}\)?[\s.-]*\d{3}[\s.-]*\d{4}(?!\S))/g, '')

function textsOf(word: string): string[] {
  // a word of punctuation folds to nothing; search for it as typed
  const text = folded(word) || word
  const bare = unpunctuated(text)
  return /\d/.test(bare) && bare !== text ? [text, bare] : [text]
}

/** More than one word of a search ever needs. */
const most = 1000

/** The first query reads one row by its number, and the second the mails of an address. One card in ten thousand has the digits. */
async function contactsOf(db: Db, word: string): Promise<string[]> {
  const entry = /^([a-z]{1,3})-?(\d+)$/i.exec(word)
  if (entry) return contactsOfEntry(db, `${entry[1]!.toUpperCase()}-${entry[2]}`)
  if (word.includes('@')) return contactsMailedAt(db, word)
  return /^\d{4}$/.test(word) ? contactsOfCard(db, word) : []
}

async function contactsOfEntry(db: Db, number: string): Promise<string[]> {
  const entries = await db.q.selectFrom('ledger').select('contact_id').where('number', '=', number).execute()
  return entries.map(({ contact_id }) => contact_id)
}

/** A quote may have no other address than the one to which it was mailed. */
async function contactsMailedAt(db: Db, address: string): Promise<string[]> {
  const mails = await db.q
    .selectFrom('mail_log')
    .select('contact_id')
    .distinct()
    .where(sql<string>`lower(recipient)`, '=', address.toLowerCase())
    .where('kind', 'in', ['quote', 'referralReceived'])
    .where('contact_id', 'is not', null)
    .limit(most)
    .execute()
  return mails.flatMap(({ contact_id }) => contact_id ?? [])
}

async function contactsOfCard(db: Db, lastDigits: string): Promise<string[]> {
  const payments = await db.q
    .selectFrom('payment')
    .select('contact_id')
    .distinct()
    .where('cc_last_digits', '=', lastDigits)
    .limit(most)
    .execute()
  return payments.map(({ contact_id }) => contact_id)
}
