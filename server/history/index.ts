import type { Selectable } from 'kysely'
import type { components } from '../../contract/schema.gen'
import type { Database } from '../db/schema'
import { wordsOf } from './actions'
import { changesOf } from './changes'

export type HistoryRow = components['schemas']['HistoryRow']
export type AuditRow = Selectable<Database['audit']>

/** What was done, in plain words: who, when, what, and each value from and to. Nothing of a card is ever in it. */
export const historyRowOf = (row: AuditRow): HistoryRow => ({
  number: row.id,
  at: row.at.toISOString(),
  actor: row.actor,
  entity: row.entity,
  entity_id: row.entity_id,
  contact_id: row.contact_id,
  action: row.action,
  words: wordsOf(row.action),
  changes: changesOf(row.before, row.after),
})
