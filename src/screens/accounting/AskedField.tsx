import { useField } from 'react-final-form'
import type { Field } from '../../../domain/application/field'
import { AskedApart } from '../../fields/AskedApart'
import { inPlace } from '../../fields/inPlace'
import type { SimpleKind } from '../../fields/simpleControls'

interface Props {
  readonly name: string
  readonly field: Field
  readonly fault: string | undefined
}

const asItIs = (value: unknown) => value

/** One question of a dialog's form, drawn as its kind is anywhere. */
export function AskedField({ name, field, fault }: Props) {
  const { input } = useField<unknown>(name, { subscription: { value: true }, parse: asItIs, format: asItIs })
  const { entry: _, ...question } = field
  return (
    <AskedApart
      question={{ name, ...question, kind: field.kind as SimpleKind }}
      id={name}
      value={input.value ?? null}
      {...(fault && { fault: inPlace(fault) })}
      onChange={input.onChange}
    />
  )
}
