import { messages as words } from '../../domain/common/messages'
import { assertNoCards } from '../contacts/text'
import { audit } from '../platform/audit/audit'
import { onceUnder } from '../platform/idempotency/once'
import { signInFirst, wrongAnswers } from '../platform/problems/problem'
import { assertRowVersion } from '../platform/problems/version'
import type { Caller } from '../platform/services/caller'
import type { Services } from '../platform/services/services'
import { lockItem, nextState } from './changeWorkItem'

interface Answering {
  readonly id: string
  readonly message: string
  /** from Idempotency-Key */
  readonly key: string
  /** from If-Match */
  readonly version: string | undefined
  readonly caller: Caller
}

/**
 * Stores an answer and mails it to the customer, once per key. An item that nobody has becomes the author's.
 * @throws Problem 404, 409 for a task or a closed request, 412, 422 without a text or an address, or for a card number
 */
export function answerItem(services: Services, { id, message, key, version, caller }: Answering): Promise<unknown> {
  const { db, jobs, now } = services
  if (caller.kind !== 'staff') throw signInFirst()
  const { name, email: actor } = caller.user
  const text = message.trim()
  if (text === '') throw wrongAnswers({ message: words.required('Your answer') })
  assertNoCards({ message: ['Your answer', text] })
  return db.tx(async () => {
    const item = await lockItem(db, id)
    return onceUnder(db, { key, request: { id, message }, actor, at: now() }, async () => {
      assertRowVersion(item, version)
      const state = nextState(item, 'answer')
      const { email: recipient, contact_id: contactId, subject } = item
      if (recipient === null) throw wrongAnswers({ message: 'There is no email address for an answer' })
      const answer = await db.q
        .insertInto('work_item_answer')
        .values({ item_id: id, at: now(), actor, name, recipient, message: text })
        .returning('id')
        .executeTakeFirstOrThrow()
      const number = Number(answer.id)
      await jobs.enqueue('mail', { kind: 'requestAnswered', contactId, number }, `mail:requestAnswered:${number}`)
      const owner = item.owner ?? actor
      await db.q
        .updateTable('work_item')
        .set({ state, owner, version: item.version + 1, edited: now() })
        .where('id', '=', id)
        .execute()
      await audit(db, {
        actor,
        entity: 'work_item',
        entityId: id,
        contactId,
        action: 'request.answered',
        before: { state: item.state, owner: item.owner },
        after: { subject, state, owner, message: text, recipients: [recipient] },
      })
      return { number }
    })
  })
}
