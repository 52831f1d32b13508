import type { Selectable } from 'kysely'
import type { components } from '../../contract/schema.gen'
import { may } from '../../domain/staff/permissions'
import type { ScreeningDecision } from '../../domain/staff/screening'
import { assertNoCards } from '../contacts/text'
import { audit } from '../platform/audit/audit'
import type { ScreeningMatchTable } from '../platform/db/complianceTables'
import type { Db } from '../platform/db/database'
import { notFound, Problem, wrongAnswers } from '../platform/problems/problem'
import { type Caller, staffIn } from '../platform/services/caller'
import type { Services } from '../platform/services/services'

type Match = Selectable<ScreeningMatchTable>
type ScreeningDto = components['schemas']['Screening']

/** The names of an item beside the entries of the list. @throws Problem 404 for a caller who may not decide */
export async function screeningDto(db: Db, itemId: string, caller: Caller): Promise<ScreeningDto> {
  if (!may(staffIn(caller).user, 'screening.decide')) throw notFound('request')
  return { matches: (await matchesOf(db, itemId)).map(matchDto) }
}

const matchesOf = (db: Db, itemId: string): Promise<Match[]> =>
  db.q
    .selectFrom('screening_match')
    .selectAll()
    .where('item_id', '=', itemId)
    .orderBy('score', 'desc')
    .orderBy('id')
    .execute()

const matchDto = ({ name, role, entry, score, state, decided, decided_by, reason }: Match) => ({
  name,
  role,
  entry: { ...entry },
  score: score / 1000,
  state,
  decided: decided?.toISOString() ?? null,
  decided_by,
  reason,
})

interface Deciding {
  readonly id: string
  readonly decision: ScreeningDecision
  readonly reason: string
  readonly caller: Caller
}

/**
 * Clears the names of an item, so that the quote can be bought, or confirms them, so that it cannot. The item is closed.
 * @throws Problem 404, 409 for an item that is decided, 422 without a reason
 */
export function decideScreening({ db, now }: Pick<Services, 'db' | 'now'>, deciding: Deciding): Promise<void> {
  const { id, decision, caller } = deciding
  const actor = staffIn(caller).user.email
  const reason = deciding.reason.trim()
  if (reason === '') throw wrongAnswers({ reason: 'Enter the reason for the decision' })
  assertNoCards({ reason: ['Reason for the decision', reason] })
  return db.tx(async () => {
    const item = await db.q
      .selectFrom('work_item')
      .selectAll()
      .where('id', '=', id)
      .where('kind', '=', 'screening')
      .forUpdate()
      .executeTakeFirst()
    if (!item) throw notFound('request')
    if (item.state !== 'open') throw new Problem(409, 'Somebody has decided on these names already.')
    const state = decision === 'clear' ? 'cleared' : 'confirmed'
    await db.q
      .updateTable('screening_match')
      .set({ state, decided: now(), decided_by: actor, reason })
      .where('item_id', '=', id)
      .where('state', '=', 'open')
      .execute()
    await db.q
      .updateTable('work_item')
      .set({ state: 'closed', owner: item.owner ?? actor, version: item.version + 1, edited: now() })
      .where('id', '=', id)
      .execute()
    await audit(db, {
      actor,
      entity: 'work_item',
      entityId: id,
      contactId: item.contact_id,
      action: `screening.${state}`,
      before: { state: item.state },
      after: { state: 'closed', reason },
    })
  })
}
