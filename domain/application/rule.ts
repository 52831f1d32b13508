import { validate } from 'superstruct'
import type { Rule } from '../common/messages'
import type { Field } from './fields/field'

/** Of each question the last answer that was looked at: a key changes one of thirty. */
const looked = new WeakMap<Field, { readonly value: unknown; readonly rule: Rule | null }>()

/** Whether an answer is needed and whether it is right are two questions: an empty optional answer breaks nothing. */
export function ruleBroken(field: Field, value: unknown): Rule | null {
  const before = looked.get(field)
  if (before && Object.is(before.value, value)) return before.rule
  const rule = look(field, value)
  looked.set(field, { value, rule })
  return rule
}

function look(field: Field, value: unknown): Rule | null {
  if (field.derive || field.kind === 'fact') return null
  if (value === null || value === undefined || value === '') return missing(field)
  const [failure] = validate(value, field.rule)
  return failure ? ((failure.refinement ?? failure.type) as Rule) : null
}

/** A cover that is not marked is not bought, which is an answer. */
const missing = ({ optional, kind }: Field): Rule | null =>
  optional || kind === 'cover' ? null : kind === 'agreement' ? 'agreed' : 'required'
