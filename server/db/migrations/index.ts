import type { Migration } from 'kysely'
import * as begin from './001-begin'

/** In the order of their names; one that has been delivered is never changed. */
export const migrations: Record<string, Migration> = {
  '001-begin': begin,
}
