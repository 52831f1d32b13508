import { randomBytes } from 'node:crypto'
import type { OpenedPolicy } from '../../contract/client'
import { countedAnswers } from '../../domain/application/applicable'
import { contactEmail } from '../../domain/application/payload'
import { messageFaults } from '../../domain/policy/claim'
import type { WorkItemState } from '../../domain/staff/workItems'
import { insuredOf } from '../pdf/facts/parties'
import { audit } from '../platform/audit/audit'
import { answersHash } from '../platform/crypto/hash'
import { hashOf } from '../platform/crypto/seal'
import type { Db } from '../platform/db/database'
import { mailDue } from '../platform/mail/limits'
import { queueLetters } from '../platform/mail/queue'
import { Problem, wrongAnswers } from '../platform/problems/problem'
import { actorOf, type Caller } from '../platform/services/caller'
import type { Services } from '../platform/services/services'
import { addWorkItem } from '../workItems/workItem'
import { boughtAnswers, policyFor } from './policy'

interface MessageForm {
  readonly policy_number: string
  readonly subject: string
  readonly message: string
}

/**
 * Mails a customer's message about a policy to us, once per key.
 * @throws Problem 404 for a policy that is not the caller's, 422 that names the fields, or where the key belongs to
 * another message
 */
export async function receiveMessage(
  services: Services,
  form: MessageForm,
  idempotencyKey: string,
  caller: Caller,
): Promise<void> {
  const { db, jobs, now } = services
  const policy = await policyFor(services, form.policy_number, caller)
  const errors = messageFaults(form)
  if (Object.keys(errors).length > 0) throw wrongAnswers(errors)
  const { contact_id: contactId, policy_number } = policy
  const [keyHash, requestHash] = [hashOf(idempotencyKey), answersHash({ ...form, actor: actorOf(caller) })]
  if (await isKnown(services, keyHash, requestHash)) return
  await db.tx(async () => {
    const answers = boughtAnswers(policy)
    const contactPoint = contactEmail(answers)
    const recipients = contactPoint ? [contactPoint] : []
    const [subject, message, at] = [form.subject.trim(), form.message.trim(), now()]
    const added = await db.q
      .insertInto('policy_message')
      .values({
        id: randomBytes(16).toString('base64url'),
        contact_id: contactId,
        policy_number,
        idempotency_key: keyHash,
        request_hash: requestHash,
        subject,
        message,
        created: at,
      })
      .onConflict((taken) => taken.column('idempotency_key').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) return
    const { id: messageId } = added
    await addWorkItem(db, {
      id: messageId,
      kind: 'message',
      contact_id: contactId,
      subject,
      name: insuredOf(countedAnswers(answers)).name,
      email: contactPoint,
      at,
    })
    const due = await mailDue(db, caller, { contactId, recipients })
    const payload = { kind: 'policyMessage', contactId, messageId }
    await queueLetters({ jobs }, payload, `mail:policyMessage:${messageId}`, due)
    const action = 'message.received'
    await audit(db, { actor: actorOf(caller), entity: 'contact', entityId: contactId, action, after: { recipients } })
  })
  // a concurrent message with the same key may have another text
  await isKnown(services, keyHash, requestHash)
}

/** The messages for the policy page, oldest first, with our answers. */
export async function messagesOf({ q }: Db, contactId: string): Promise<OpenedPolicy['messages']> {
  const messages = await q
    .selectFrom('policy_message')
    .innerJoin('work_item', 'work_item.id', 'policy_message.id')
    .select(['policy_message.id', 'policy_message.subject', 'message', 'policy_message.created', 'state'])
    .where('policy_message.contact_id', '=', contactId)
    .orderBy('policy_message.created')
    .orderBy('policy_message.id')
    .execute()
  const answers = await q
    .selectFrom('work_item_answer')
    .innerJoin('work_item', 'work_item.id', 'work_item_answer.item_id')
    .select(['item_id', 'at', 'message'])
    .where('work_item.contact_id', '=', contactId)
    .orderBy('work_item_answer.id')
    .execute()
  return messages.map(({ id, subject, message, created, state }) => {
    const own = answers.filter(({ item_id }) => item_id === id)
    return {
      received: created.toISOString(),
      subject,
      message,
      state: customerState(state, own.length > 0),
      answers: own.map((answer) => ({ sent: answer.at.toISOString(), message: answer.message })),
    }
  })
}

/** A closed message with an answer is answered; one that was reopened waits again. */
function customerState(state: WorkItemState, isAnswered: boolean): OpenedPolicy['messages'][number]['state'] {
  if (state === 'open') return 'waiting'
  return isAnswered ? 'answered' : 'closed'
}

/** @throws Problem 422 where the key belongs to another message */
async function isKnown({ db }: Services, keyHash: string, requestHash: string): Promise<boolean> {
  const known = await db.q
    .selectFrom('policy_message')
    .select('request_hash')
    .where('idempotency_key', '=', keyHash)
    .executeTakeFirst()
  if (known && known.request_hash !== requestHash) throw new Problem(422, 'Another message was sent under this key')
  return known !== undefined
}
