import type { ColumnType, Generated } from 'kysely'
import type { StateCode } from '../../../domain/common/states'
import type { MoratoriumCoverage } from '../../../domain/quote/moratorium'
import type { ListEntry, MatchState, ScreenedRole } from '../../../domain/staff/screening'
import type { Instant, Json, MaybeInstant } from './columns'

/** A binding moratorium. Only lifting changes a row. */
export interface MoratoriumTable {
  id: string
  coverages: Json<readonly MoratoriumCoverage[]>
  states: Json<readonly StateCode[]>
  zips: Json<readonly string[]>
  /** dates, read and written as text: New York days, both included */
  from_day: string
  until_day: string | null
  reason: string
  created: Instant
  /** email address of a member of staff */
  created_by: string
  lifted: MaybeInstant
  lifted_by: ColumnType<string | null, string | null | undefined, string | null>
  version: ColumnType<number, number | undefined, number>
}

/** A name of a contact that is like an entry of the sanctions list. A pair of a name and an entry is there once. */
export interface ScreeningMatchTable {
  id: Generated<number>
  item_id: string
  contact_id: string
  /** as it was typed */
  name: string
  /** its words in one spelling: server/compliance/sanctions/names */
  name_key: string
  role: ScreenedRole
  /** `ent_num` of the list */
  entry_id: string
  entry_name: string
  entry: Json<ListEntry>
  /** thousandths */
  score: number
  list_version: string
  matched: Instant
  state: ColumnType<MatchState, MatchState | undefined, MatchState>
  decided: MaybeInstant
  /** email address of a member of staff */
  decided_by: ColumnType<string | null, string | null | undefined, string | null>
  reason: ColumnType<string | null, string | null | undefined, string | null>
}

/** A consent to electronic records, given with a signature of the terms. A row never changes. */
export interface ElectronicConsentTable {
  id: Generated<number>
  contact_id: string
  /** the edition of the terms, which the text is a part of */
  version: string
  /** as it was read */
  text: string
  /** the label of the box that was checked */
  answer: string
  /** of the signer */
  name: string
  /** of the answers and conditions that were signed with it */
  answers_hash: string
  agreed: Instant
}
