import { type FieldName, fieldsOf, formSteps } from '../../application'
import type { When } from '../../application/fields/field'
import { holdsCancellation, holdsLiability } from '../../common/coverageTypes'

/** The coverage that a reason touches. */
export type Cover = 'liability' | 'cancellation' | 'all'

const conditions = new Map<string, When | undefined>(
  formSteps.flatMap(fieldsOf).map(([name, { when }]) => [name, when]),
)

/** The coverage that a question belongs to, according to its conditions and those of the questions they name. */
export function coverOf(field: FieldName): Cover {
  const when = conditions.get(field) ?? {}
  const bought = when['coverage_type']
  if (bought) return boughtAs(bought)
  const above = Object.keys(when).map((other) => coverOf(other as FieldName))
  return above.find((cover) => cover !== 'all') ?? 'all'
}

function boughtAs(types: readonly unknown[]): Cover {
  if (types.every(holdsLiability)) return 'liability'
  return types.every(holdsCancellation) ? 'cancellation' : 'all'
}
