import type { Field, Slice } from './fields/field'
import { declarationOf, type FieldName, fieldsOf, formSteps } from './index'

/** The slices that keep their answers under `customFields`, as the specification's records do (section 3). */
const records: readonly Slice[] = ['step2', 'step4', 'step5']
export const isRecord = (slice: Slice) => records.includes(slice)

const sliceByField = new Map<FieldName, Slice>(
  formSteps.flatMap((step) =>
    fieldsOf(step).map(([name, { slice }]) => [name, slice ?? declarationOf(step).slice] as const),
  ),
)
/** The slice of the saved payload that carries a question; it may differ from that of the step that asks it. */
export const sliceOf = (field: FieldName): Slice => sliceByField.get(field)!

export const slices: readonly Slice[] = [...new Set(sliceByField.values())]

const fieldsBySlice = new Map<string, readonly [FieldName, Field][]>(
  slices.map((slice) => [slice, formSteps.flatMap(fieldsOf).filter(([name]) => sliceOf(name) === slice)]),
)
/** The questions that a slice carries. */
export const fieldsIn = (slice: string): readonly [FieldName, Field][] => fieldsBySlice.get(slice) ?? []
