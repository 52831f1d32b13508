import { brand } from '../../domain/common/brand'
import type { Letter } from '../platform/mail/deliver'
import type { Services } from '../platform/services/services'
import { submittedOf } from '../workItems/submitted'
import { draw } from './compose'
import { staffAddress } from './recipients'

/** Mails an answer to the customer who submitted a claim, a message or a rain request. Replies go to staff. */
export async function requestAnsweredLetters(
  { db, config }: Services,
  { contactId, number }: { contactId: string | null; number: number },
): Promise<Letter[]> {
  const answer = await db.q
    .selectFrom('work_item_answer')
    .selectAll()
    .where('id', '=', number)
    .executeTakeFirstOrThrow()
  const item = await db.q.selectFrom('work_item').selectAll().where('id', '=', answer.item_id).executeTakeFirstOrThrow()
  const { facts, text } = await submittedOf(db, item)
  const rows = facts.flatMap(([label, value]) => (value && shown.has(label) ? [[label, value] as const] : []))
  return [
    {
      kind: 'requestAnswered',
      contactId,
      occasion: String(number),
      to: answer.recipient,
      subject: `${item.subject}: our answer, ${brand.name}`,
      replyTo: staffAddress(config),
      compose: () =>
        draw(async () => (await import('./templates/requestAnswered')).RequestAnsweredLetter, {
          name: answer.name,
          message: answer.message,
          rows,
          text,
        }),
    },
  ]
}

/** The facts by which customers recognize their request. */
const shown: ReadonlySet<string> = new Set(['Claim number', 'Policy number', 'Subject', 'Day', 'Hours', 'State'])
