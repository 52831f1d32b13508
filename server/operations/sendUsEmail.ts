import { randomBytes } from 'node:crypto'
import { contactEmail } from '../../domain/application/payload'
import { messageFaults } from '../../domain/claim'
import { audit } from '../audit'
import { actorOf, type Operation } from '../handler'
import { mailDue } from '../mail/limits'
import { queueLetters } from '../mail/queue'
import { hashOf } from '../payments/seal'
import { policyHeld } from '../policies/held'
import { boughtAnswers } from '../policies/rows'
import { Problem, wrongAnswers } from '../problem'
import { answersHash } from '../quotes/answersHash'
import type { Services } from '../services'

/** `POST /policy/send-us-email`: a message about a policy to us, once under its key. */
export const sendUsEmail: Operation<'sendUsEmail'> =
  (services) =>
  async ({ body, headers, caller }) => {
    const { db, jobs, now } = services
    const policy = await policyHeld(services, body.policy_number, caller)
    const errors = messageFaults(body)
    if (Object.keys(errors).length > 0) throw wrongAnswers(errors)
    const { contact_id: contactId, policy_number } = policy
    const [keyHash, requestHash] = [
      hashOf(headers['idempotency-key']),
      answersHash({ ...body, actor: actorOf(caller) }),
    ]
    if (await isKnown(services, keyHash, requestHash)) return received
    await db.tx(async () => {
      const contactPoint = contactEmail(boughtAnswers(policy))
      const recipients = contactPoint ? [contactPoint] : []
      const { subject, message } = body
      const added = await db.q
        .insertInto('policy_message')
        .values({
          id: randomBytes(16).toString('base64url'),
          contact_id: contactId,
          policy_number,
          idempotency_key: keyHash,
          request_hash: requestHash,
          subject: subject.trim(),
          message: message.trim(),
          created: now(),
        })
        .onConflict((taken) => taken.column('idempotency_key').doNothing())
        .returning('id')
        .executeTakeFirst()
      if (!added) return
      const { id: messageId } = added
      const due = await mailDue(db, caller, { contactId, recipients })
      const payload = { kind: 'policyMessage', contactId, messageId }
      await queueLetters({ jobs }, payload, `mail:policyMessage:${messageId}`, due)
      const action = 'message.received'
      await audit(db, { actor: actorOf(caller), entity: 'contact', entityId: contactId, action, after: { recipients } })
    })
    // who was a moment faster under this key may have said something else
    await isKnown(services, keyHash, requestHash)
    return received
  }

const received = { status: 202 as const, body: { message: 'Thank you. We answer within one business day.' } }

/** @throws a 422 where the key was another message's */
async function isKnown({ db }: Services, keyHash: string, requestHash: string): Promise<boolean> {
  const known = await db.q
    .selectFrom('policy_message')
    .select('request_hash')
    .where('idempotency_key', '=', keyHash)
    .executeTakeFirst()
  if (known && known.request_hash !== requestHash) throw new Problem(422, 'Another message was sent under this key')
  return known !== undefined
}
