import { sql, type Updateable } from 'kysely'
import type { FieldName } from '../../domain/application'
import type { Contact } from '../contacts/contact'
import { hasLivePayment, livePayments } from '../payments/payment'
import type { AuditAction } from '../platform/audit/actions'
import { type AuditEntry, auditRow } from '../platform/audit/audit'
import { isOther, isSame } from '../platform/crypto/hash'
import { contactColumns } from '../platform/db/contactColumns'
import { type PreparedByName, preparedByName } from '../platform/db/prepared'
import type { ContactTable } from '../platform/db/schema'
import { conflict, Problem } from '../platform/problems/problem'
import { actorOf, type Caller } from '../platform/services/caller'
import type { Services } from '../platform/services/services'
import { recordStatus } from '../webhooks/record'
import { type PartialAnswers, wholeAnswers } from './answers'
import { approvedPrice, isOtherwiseReviewed, picked } from './approval'
import { expiryOf, renewed } from './expiration'
import type { WithAgreedFee } from './fees'
import { listedOf } from './listing'
import { offerOf } from './offer'
import { quoteFacts, type RatingTerms, ratingTermNames, ratingTermsOf } from './quoteFacts'
import { statusAfter, type UnderwritingStatus } from './status'

export type SaveServices = Pick<Services, 'config' | 'db' | 'jobs' | 'newId' | 'now' | 'today'>

export interface Save {
  /** locked by the surrounding transaction */
  readonly contact: Contact & Partial<WithAgreedFee>
  readonly caller: Caller
  readonly given?: PartialAnswers
  /** rating terms that change with this save */
  readonly basis?: Partial<RatingTerms>
  /** for the audit log */
  readonly action?: AuditAction
  /** whether the member of staff becomes the owner */
  readonly isTaken?: boolean
  /** whether the transaction has written nothing before and writes nothing after, so that its commit may go with the write */
  readonly isLast?: boolean
}

/**
 * Merges answers and rating terms into a quote and recalculates decision, price, status and expiration. An answer to a
 * question that no longer applies is kept, in case it applies again.
 * @throws Problem 409 where the quote's status or a payment in progress forbids it
 */
export async function saveAnswers(services: SaveServices, save: Save): Promise<Contact> {
  const { contact, given = {}, caller, action = 'quote.saved', isTaken = false, isLast = false } = save
  const { db, now, today } = services
  const terms: RatingTerms = { ...ratingTermsOf(contact), ...renewed(services, contact), ...save.basis }
  const changed = (Object.keys(given) as FieldName[]).filter((name) => isOther(given[name], contact.answers[name]))
  const rekept = ratingTermNames.filter((name) => isOther(terms[name], contact[name]))
  const isChanged = changed.length > 0 || rekept.length > 0
  const { answers, offer } = await offerOf(db, terms, { ...contact.answers, ...given }, today(), contact)
  const before = wholeAnswers(contact.answers, quoteFacts(contact))
  const stood = statusAfter(contact, offer, rekept.length > 0 || isOtherwiseReviewed(before, answers))
  const isApproved = stood.quote_status === 'approved' && changed.length > 0
  const status = isApproved
    ? { ...stood, price: await approvedPrice(db, contact, { ...contact.answers, ...given }) }
    : stood
  const saved = { edited: now(), expires: expiryOf(answers, now()) }
  if (!isChanged && isSame(auditFacts(status), auditFacts(contact))) return update(db, contact.id, saved)
  if (contact.quote_status === 'approved' && rekept.some((name) => inThePrice.has(name))) {
    if (await hasLivePayment(db, contact.id)) throw paymentInProgress()
    throw new Problem(409, 'An underwriter gave this quote its price, which a coupon or another fee does not change')
  }
  const entry: AuditEntry = {
    actor: actorOf(caller),
    entity: 'contact',
    entityId: contact.id,
    action,
    before: { ...auditFacts(contact), ...picked(contact, rekept), answers: picked(contact.answers, changed) },
    after: { ...auditFacts(status), ...picked(terms, rekept), answers: picked(given, changed) },
  }
  const changes: Changes = {
    ...saved,
    ...terms,
    coupon: terms.coupon && JSON.stringify(terms.coupon),
    version: contact.version + 1,
    record_owner: contact.record_owner ?? (isTaken && caller.kind === 'staff' ? caller.user.email : null),
    quote_status: status.quote_status,
    declined_by: status.declined_by,
    // the database would compress and store an equal value again
    ...(isOther(status.price, contact.price) && { price: status.price && JSON.stringify(status.price) }),
    ...(isOther(status.reasons, contact.reasons) && { reasons: JSON.stringify(status.reasons) }),
    answers: JSON.stringify({ ...contact.answers, ...given }),
    // a signature is valid only for the answers and price that were signed
    ...(isChanged && { terms: null }),
    // only an approval has terms
    ...(status.quote_status !== 'approved' && { offered_terms: null }),
    // a new status resolves the review request
    ...(status.quote_status !== contact.quote_status && { review: null }),
    ...listedOf([contact.quote_number], answers),
  }
  // the event of a partner's quote is written after it
  const isEnd = isLast && contact.partner === null
  const [row] = await written(db, contact.id, { entry, changes, isChanged, isEnd })
  if (!row) throw paymentInProgress()
  await recordStatus(services, contact, row)
  return row
}

const paymentInProgress = () =>
  conflict('paymentInProgress', 'A payment for this quote is on its way. Try again in a minute.')

interface Write {
  readonly entry: AuditEntry
  readonly changes: Changes
  readonly isChanged: boolean
  readonly isEnd: boolean
}

/**
 * Writes the row and its audit entry in one statement, which also looks for a payment in progress: the lock was taken
 * before, so the statement sees every payment. It writes nothing and returns no row for a change while there is one.
 */
function written(db: SaveServices['db'], id: string, write: Write): Promise<Contact[]> {
  const { entry, changes, isChanged, isEnd } = write
  const columns = (Object.keys(changes) as (keyof Changes)[]).filter((column) => changes[column] !== undefined)
  const shape = `${isChanged} ${columns}`
  const statement = statements.get(shape) ?? statementOf(columns, isChanged)
  statements.set(shape, statement)
  return statement(db, { ...auditRow(entry), ...prefixed(changes), 'contact.id': id }, isEnd)
}

/** by the columns that they write: some are written only if they differ, so there are a few dozen at most */
const statements = new Map<string, PreparedByName<Contact>>()

/** a column of the row, beside one of the audit entry with the same name */
const rowPrefix = 'contact.'
const prefixed = (changes: Changes) =>
  Object.fromEntries(Object.entries(changes).map(([column, value]) => [rowPrefix + column, value]))

/** @param isGuarded whether it writes nothing while there is a payment in progress */
const statementOf = (columns: readonly (keyof Changes)[], isGuarded: boolean) =>
  preparedByName<Contact>((q, value) => {
    const id = value('contact.id')
    const payments = livePayments({ q }, id)
    const entry = q
      .selectNoFrom(auditColumns.map((column) => typed(column, value(column)).as(column)))
      .$if(isGuarded, (entries) => entries.where((e) => e.not(e.exists(payments))))
    return q
      .with('audited', (w) =>
        w
          .insertInto('audit')
          .columns([...auditColumns])
          .expression(entry),
      )
      .updateTable('contact')
      .set(Object.fromEntries(columns.map((column) => [column, value(rowPrefix + column)])))
      .where('id', '=', id)
      .$if(isGuarded, (rows) => rows.where((e) => e.not(e.exists(payments))))
      .returning(contactColumns)
  })

const auditColumns = ['actor', 'entity', 'entity_id', 'contact_id', 'action', 'before', 'after'] as const

const typed = (column: (typeof auditColumns)[number], value: never) =>
  column === 'before' || column === 'after' ? sql`${value}::jsonb` : sql`${value}::text`

/** Terms that change the price without another review of the event. */
const inThePrice: ReadonlySet<keyof RatingTerms> = new Set(['coupon', 'fee_changed_by_rep_cents'])

type Changes = Updateable<ContactTable>

const update = (db: SaveServices['db'], id: string, changes: Changes): Promise<Contact> =>
  db.q.updateTable('contact').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

const auditFacts = ({ quote_status, price }: Pick<UnderwritingStatus, 'quote_status' | 'price'>) => ({
  quote_status,
  amount_due: price?.pricing_detail.amount_due ?? null,
})
