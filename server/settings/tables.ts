import type { operations } from '../../contract/schema.gen'
import type { Declared, SettingsList } from '../../domain/staff/settings'
import { exclusions } from './exclusions'
import { feeAdjustments } from './feeAdjustments'
import type { SettingsTable } from './settingsList'

type RowIn<O> = O extends { responses: { 200: { content: { 'application/json': { rows: (infer Row)[] } } } } }
  ? Row
  : never
type FormIn<O> = O extends { requestBody: { content: { 'application/json': infer Form } } } ? Form : never
type UpdateOf<L extends SettingsList> = operations[Extract<`update${Declared<L>['one']}`, keyof operations>]

/** The table of each list. One that is missing, or has other rows than the contract, does not compile. */
export const tables: {
  readonly [L in SettingsList]: SettingsTable<FormIn<UpdateOf<L>>, any, any, RowIn<UpdateOf<L>>>
} = { 'policy-fee-adjustment': feeAdjustments, ...exclusions }
