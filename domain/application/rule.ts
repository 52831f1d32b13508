import { validate } from 'superstruct'
import { isBlank } from '../common/blank'
import type { Rule } from '../common/messages'
import type { Field } from './fields/field'

/** Caches the last result per question, because a keystroke changes only one of about thirty. */
const looked = new WeakMap<Field, { readonly value: unknown; readonly rule: Rule | null }>()

/** Required and valid are two questions: an empty optional answer breaks no rule. */
export function ruleBroken(field: Field, value: unknown): Rule | null {
  const before = looked.get(field)
  if (before && Object.is(before.value, value)) return before.rule
  const rule = look(field, value)
  looked.set(field, { value, rule })
  return rule
}

function look(field: Field, value: unknown): Rule | null {
  if (field.derive || field.kind === 'fact') return null
  if (isBlank(value)) return missing(field)
  const [failure] = validate(value, field.rule)
  return failure ? ((failure.refinement ?? failure.type) as Rule) : null
}

/** An unchecked coverage is not bought, which is an answer. */
const missing = ({ optional, kind }: Field): Rule | null =>
  optional || kind === 'cover' ? null : kind === 'agreement' ? 'agreed' : 'required'
