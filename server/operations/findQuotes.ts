import { randomUUID } from 'node:crypto'
import { isCalendarDate } from '../../domain/dates'
import { messages } from '../../domain/messages'
import { audit } from '../audit'
import { actorOf, type Caller, type Operation } from '../handler'
import { addressIn } from '../mail/addresses'
import { checkLimits } from '../mail/limits'
import { wrongAnswers } from '../problem'
import { quotesOf } from '../quotes/found'
import { rowOf } from '../quotes/wire'
import type { Services } from '../services'

/**
 * `GET /quotes/all/{a}/{b}`: the quotes of an address for a day (decision 38). Whether there are any is looked up for the
 * public by the job that mails them, so that neither the answer nor its time tells.
 */
export const findQuotes: Operation<'findQuotes'> =
  (services) =>
  async ({ params, caller }) => {
    const sought = readSought(params)
    if (caller.kind === 'staff') {
      const found = await quotesOf(services.db, sought)
      return { status: 200, body: { quotes: found.map(rowOf), message: null } }
    }
    await mailLinks(services, sought, caller)
    const message = 'If we know this address, the links are on their way to it.'
    return { status: 200, body: { quotes: [], message } }
  }

type Sought = Parameters<typeof quotesOf>[1]

/** @throws a 422 */
function readSought({ a, b }: { readonly a: string; readonly b: string }): Sought {
  const email = addressIn(a)
  const day = b.replaceAll('-', '/')
  if (email && isCalendarDate(day)) return { email, day }
  throw wrongAnswers({
    ...(!email && { a: messages.email('Email') }),
    ...(!isCalendarDate(day) && { b: messages.calendarDate('First day') }),
  })
}

const mailLinks = ({ db, jobs }: Services, sought: Sought, caller: Caller): Promise<void> =>
  db.tx(async () => {
    const recipients = [sought.email]
    const due = await checkLimits(db, caller, { contactId: null, recipients, field: 'a' })
    await jobs.enqueue('mail', { kind: 'quotesFound', ...sought, occasion: randomUUID() }, undefined, due)
    await audit(db, {
      actor: actorOf(caller),
      entity: 'address',
      entityId: sought.email.toLowerCase(),
      action: 'quotes.sought',
      after: { recipients },
    })
  })
