import { nameOf } from '../../../domain/application/common'
import { type Snapshot, selectBusy } from './quote.select'

/** The insured's name; null while it is unknown. */
export const selectWhose = ({ context: { answers } }: Snapshot): string | null =>
  answers.insured_company_name || nameOf(answers.insured_first_name, answers.insured_last_name)
/** The version here, for comparison with a newer one; null while a save is pending. */
export const selectVersionHere = (s: Snapshot) =>
  s.can({ type: 'conflict.sought' }) && selectBusy(s) === null ? s.context.version : null
