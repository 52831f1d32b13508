import { type Decorator, type FieldState, type FormState, getIn } from 'final-form'

/**
 * react-final-form 7.0.1 sets a field back to its initial value when it mounts again and final-form has no record
 * of it, so a question that goes and comes back would lose its answer. A field state for every name keeps it from
 * doing that. And a field that comes or goes is told of itself alone: it changes no answer, and of thirty that come at once
 * each would have the whole form worked out and all others told.
 */
export const stableFields: Decorator<any, any> = (form) => {
  const real = form.getFieldState
  // asked for once a field, and to work out the state of the form takes a look at every field
  let now!: FormValues
  const end = form.subscribe(
    (previous) => {
      now = previous
    },
    { values: true, initialValues: true },
  )
  form.getFieldState = ((name: string) => real(name) ?? untouched(now, name)) as typeof real
  const register = form.registerField
  form.registerField = (name, subscriber, subscription, config) =>
    register(name, subscriber, subscription, { ...config, silent: true })
  return () => {
    end()
    form.getFieldState = real
    form.registerField = register
  }
}

type FormValues = Pick<FormState<any>, 'values' | 'initialValues'>

function untouched({ values, initialValues }: FormValues, name: string): FieldState<any> {
  const value = getIn(values ?? {}, name)
  const initial = getIn(initialValues ?? {}, name)
  return {
    name,
    value,
    initial,
    dirty: value !== initial,
    pristine: value === initial,
    valid: true,
    invalid: false,
    touched: false,
    visited: false,
  } as FieldState<any>
}
