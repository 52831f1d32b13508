import { useField } from 'react-final-form'
import type { Field } from '../../../../domain/application/fields/field'
import { besideField } from '../../../shared/fields/control/FieldFrames'
import { StandaloneField } from '../../../shared/fields/kinds/StandaloneField'
import type { SimpleKind } from '../../../shared/fields/kinds/simpleControls'

interface Props {
  readonly name: string
  readonly field: Field
  readonly fault: string | undefined
}

const asItIs = (value: unknown) => value

/** One question of a dialog's form, drawn by its kind's usual control. */
export function FormField({ name, field, fault }: Props) {
  const { input } = useField<unknown>(name, { subscription: { value: true }, parse: asItIs, format: asItIs })
  const { entry: _, ...question } = field
  return (
    <StandaloneField
      question={{ name, ...question, kind: field.kind as SimpleKind }}
      id={name}
      value={input.value ?? null}
      {...(fault && { fault: besideField(fault) })}
      onChange={input.onChange}
    />
  )
}
