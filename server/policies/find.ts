import { randomUUID } from 'node:crypto'
import type { ContactRow } from '../../contract/client'
import { messages } from '../../domain/messages'
import { audit } from '../audit'
import { actorOf, type Caller } from '../handler'
import { addressIn } from '../mail/addresses'
import { checkLimits } from '../mail/limits'
import { wrongAnswers } from '../problem'
import { rowOf } from '../quotes/wire'
import type { Services } from '../services'
import { policiesOf, type SoughtPolicy } from './found'

interface Asked {
  /** an e-mail address */
  readonly a: string
  /** the insured's ZIP code */
  readonly b: string
  /** a policy's number */
  readonly c?: string
}

/**
 * The policies of an address (decision 38). Whether there are any is looked up for the public by the job that mails their
 * links, so that neither the answer nor its time tells.
 * @throws a 422 that names `a` or `b`, a 429
 */
export async function findPolicies(services: Services, asked: Asked, caller: Caller) {
  const sought = readSought(asked)
  if (caller.kind === 'staff') {
    const found = await policiesOf(services.db, sought)
    return { policies: found.map(rowOf) as ContactRow[], message: null }
  }
  await mailLinks(services, sought, caller)
  return { policies: [], message: 'If we know this address, the links to its policies are on their way to it.' }
}

function readSought({ a, b, c }: Asked): SoughtPolicy {
  const email = addressIn(a)
  const zip = b.trim()
  const isZip = /^\d{5}(-\d{4})?$/.test(zip)
  if (email && isZip) return { email, zip, ...(c !== undefined && { number: c }) }
  throw wrongAnswers({ ...(!email && { a: messages.email('Email') }), ...(!isZip && { b: messages.zip('ZIP code') }) })
}

const mailLinks = ({ db, jobs }: Services, sought: SoughtPolicy, caller: Caller): Promise<void> =>
  db.tx(async () => {
    const recipients = [sought.email]
    const due = await checkLimits(db, caller, { contactId: null, recipients, field: 'a' })
    await jobs.enqueue('mail', { kind: 'policiesFound', ...sought, occasion: randomUUID() }, undefined, due)
    await audit(db, {
      actor: actorOf(caller),
      entity: 'address',
      entityId: sought.email.toLowerCase(),
      action: 'policies.sought',
      after: { recipients },
    })
  })
