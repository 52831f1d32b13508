import { randomUUID } from 'node:crypto'
import type { components } from '../../contract/schema.gen'
import { looksLikeCardNumber } from '../../domain/luhn'
import { messages } from '../../domain/messages'
import { audit } from '../audit'
import { readEmails } from '../policies/mailed'
import { notFound, Problem, wrongAnswers } from '../problem'
import type { Services } from '../services'
import { isVoided, type LedgerEntry } from './entries'
import { type Asked, onceFor } from './once'
import { addPaper, papers } from './paper'
import { standingOf } from './standing'

type Sent = components['schemas']['Sent']

interface Sending extends Omit<Asked, 'form'> {
  readonly form: components['schemas']['SendTransaction']
  readonly kind: LedgerEntry['kind']
}

/**
 * Has the paper of an entry mailed, one message a recipient, once under its key.
 * @throws Problem 404 an entry of another kind, 409 what was voided or made elsewhere, 422
 */
export function sendTransaction(services: Services, { kind, ...asked }: Sending): Promise<Sent> {
  const { db, jobs } = services
  const { form, id: contactId, actor } = asked
  const emails = readEmails(form.emails)
  const message = form.message?.trim() || null
  if (message !== null && looksLikeCardNumber(message))
    throw wrongAnswers({ message: messages.noCardNumber('Message') })
  return onceFor(services, asked, async () => {
    const entry = await entryNamed(services, contactId, form.transaction_id, kind)
    await paperOf(services, entry)
    const mail = { kind: 'transactionSent', contactId, ledgerId: entry.id, emails, message, occasion: randomUUID() }
    await jobs.enqueue('mail', mail)
    await audit(db, {
      actor,
      entity: 'transaction',
      entityId: entry.transaction_id,
      contactId,
      action: 'transaction.sent',
      after: { recipients: emails, number: entry.number },
    })
    return { emails, message: 'Email sent successfully!' }
  })
}

async function entryNamed(services: Services, contactId: string, transactionId: string, kind: LedgerEntry['kind']) {
  const standing = await standingOf(services.db, contactId)
  const entry = standing.entries.find(({ transaction_id }) => transaction_id === transactionId)
  if (!entry || entry.kind !== kind) throw notFound('transaction')
  if (entry.voids !== null || isVoided(entry, standing))
    throw new Problem(409, 'This entry is voided: nobody is sent it')
  if (entry.is_elsewhere) throw new Problem(409, 'This entry was made in another system, and has its paper there')
  return entry
}

/** What was entered before every entry had a paper gets one now. */
async function paperOf(services: Services, { id, contact_id: contactId, kind }: LedgerEntry): Promise<void> {
  const has = await services.db.q.selectFrom('document').select('token').where('ledger_id', '=', id).executeTakeFirst()
  if (!has) await addPaper(services, contactId, papers[kind], id)
}
