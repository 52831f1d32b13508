import type { ScreenedRole } from '../../domain/staff/screening'
import { keyOf } from './sanctions/names'

export interface ScreenedName {
  readonly role: ScreenedRole
  /** as it was typed */
  readonly name: string
  readonly key: string
}

type Stored = Readonly<Record<string, unknown>>

/**
 * The names of a contact to compare with the list: the insured as a person and as a company, the additional insureds, and
 * the payer. They are read as they are stored, so a name whose question no longer applies is compared as well.
 * @param payer the name on the card; null without one
 */
export function screenedNames(answers: Stored, payer: string | null): readonly ScreenedName[] {
  const named = (role: ScreenedRole, ...parts: unknown[]) => ({
    role,
    name: parts
      .filter((part) => typeof part === 'string' && part.trim() !== '')
      .join(' ')
      .trim(),
  })
  const insureds = Array.isArray(answers['ai_data']) ? (answers['ai_data'] as readonly Stored[]) : []
  const names = [
    named('insured', answers['insured_first_name'], answers['insured_last_name']),
    named('insured', answers['insured_company_name']),
    ...insureds.map((insured) => named('additionalInsured', insured['ai_name'])),
    named('payer', payer),
  ].map((one) => ({ ...one, key: keyOf(one.name) }))
  const first = new Map(names.map((one) => [one.key, one] as const).reverse())
  return [...first.values()].reverse().filter(({ key }) => key !== '')
}
