import type { Fields } from '../application/fields/field'
import { longText } from '../application/fields/kinds'

/* The review of a name that is like an entry of the sanctions list (decision record 75). */

export type ScreenedRole = 'insured' | 'additionalInsured' | 'payer'

export const roleInWords: Readonly<Record<ScreenedRole, string>> = {
  insured: 'Insured',
  additionalInsured: 'Additional insured',
  payer: 'Payer',
}

export type MatchState = 'open' | 'cleared' | 'confirmed'

/** An entry of the list, as a reviewer reads it. */
export interface ListEntry {
  /** `ent_num` of the list */
  readonly id: string
  /** as the list has it: of an alternate name, that name */
  readonly name: string
  /** individual, vessel, aircraft; null for an organization */
  readonly kind: string | null
  readonly program: string | null
  readonly remarks: string | null
  /** the entry's own name, where `name` is an alternate one */
  readonly aliasOf: string | null
}

export type ScreeningDecision = 'clear' | 'confirm'

/** Both decisions need a reason, which stays in the history. */
export const screeningForm = {
  message: longText({
    label: 'Reason for the decision',
    hint: 'What you compared: the address, the date of birth, the country. It stays in the history.',
    valid: ['Another person: the entry is a vessel.'],
  }),
} as const satisfies Fields
