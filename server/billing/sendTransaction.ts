import { randomUUID } from 'node:crypto'
import type { components } from '../../contract/schema.gen'
import { looksLikeCardNumber } from '../../domain/common/cardNumber'
import { todayIn } from '../../domain/common/dates'
import { messages } from '../../domain/common/messages'
import { readEmails } from '../contacts/mail'
import { documentRows } from '../documents/record'
import type { LedgerEntry } from '../ledger/ledger'
import { audit } from '../platform/audit/audit'
import { noteLetters } from '../platform/mail/deliver'
import { notFound, Problem, wrongAnswers } from '../platform/problems/problem'
import type { Services } from '../platform/services/services'
import { accountBalanceOf } from './balance'
import { addEntryDocument, documentKinds, mailSubjectOf } from './document'
import { onceFor, type TransactionRequest } from './idempotentTransaction'
import { type MailedEntry, mailedEntriesOf } from './mailedEntries'
import { isVoided } from './transaction'

type Sent = components['schemas']['Sent']

interface Sending extends Omit<TransactionRequest, 'form'> {
  readonly form: components['schemas']['SendTransaction']
  readonly kind: LedgerEntry['kind']
}

/**
 * Mails the document of an entry, one message per recipient, once per key, logged at once.
 * @throws Problem 404 an entry of another kind, 409 a voided entry, one of another system, or one that somebody has got
 * already where the form has `again: false`; 422
 */
export function sendTransaction(services: Services, { kind, ...request }: Sending): Promise<Sent> {
  const { db, jobs } = services
  const { form, id: contactId, actor } = request
  const emails = readEmails(form.emails)
  const message = form.message?.trim() || null
  if (message !== null && looksLikeCardNumber(message))
    throw wrongAnswers({ message: messages.noCardNumber('Message') })
  // a repeated request is the same one, although its caller has learned meanwhile that the mail was sent
  const { again, ...letter } = form
  return onceFor(services, { ...request, form: letter }, async (contact) => {
    const entry = await entryNamed(services, contactId, form.transaction_id, kind)
    const mailed = (await mailedEntriesOf(db, contactId, await documentRows(db, contactId))).get(entry.id) ?? []
    if (again === false && mailed.length > 0) throw new Problem(409, sentInWords(mailed))
    await ensureDocument(services, entry)
    const mail = { kind: 'transactionSent', contactId, ledgerId: entry.id, emails, message, occasion: randomUUID() }
    await jobs.enqueue('mail', mail)
    const subject = mailSubjectOf(entry, contact.policy_number ?? contact.quote_number)
    await noteLetters(
      services,
      emails.map((to) => ({ ...mail, to, subject, ledgerIds: [entry.id] })),
    )
    await audit(db, {
      actor,
      entity: 'transaction',
      entityId: entry.transaction_id,
      contactId,
      action: mailed.length > 0 ? 'transaction.sentAgain' : 'transaction.sent',
      after: { recipients: emails, number: entry.number },
    })
    return { emails, message: 'Email sent successfully!' }
  })
}

/** For staff whose page does not show it yet. */
function sentInWords(mailed: readonly MailedEntry[]): string {
  const { to, at } = mailed.at(-1)!
  return `It was sent on ${todayIn(new Date(at))}${to ? ` to ${to}` : ''}. Send it again if you want to.`
}

async function entryNamed(services: Services, contactId: string, transactionId: string, kind: LedgerEntry['kind']) {
  const balance = await accountBalanceOf(services.db, contactId)
  const entry = balance.entries.find(({ transaction_id }) => transaction_id === transactionId)
  if (!entry || entry.kind !== kind) throw notFound('transaction')
  if (entry.voids !== null || isVoided(entry, balance))
    throw new Problem(409, 'This entry is voided and cannot be sent')
  if (entry.is_elsewhere) throw new Problem(409, 'This entry was made in another system, and has its document there')
  return entry
}

/** Creates the document for an entry that is older than documents for every entry. */
async function ensureDocument(services: Services, { id, contact_id: contactId, kind }: LedgerEntry): Promise<void> {
  const has = await services.db.q.selectFrom('document').select('token').where('ledger_id', '=', id).executeTakeFirst()
  if (!has) await addEntryDocument(services, contactId, documentKinds[kind], id)
}
