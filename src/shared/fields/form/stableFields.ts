import { type Decorator, type FieldState, type FormState, getIn } from 'final-form'

/**
 * Works around react-final-form 7.0.1, which resets a field to its initial value when it mounts again without a record
 * in final-form: a question that goes and comes back would lose its answer. A record for every name prevents that. A
 * field that mounts or unmounts also notifies only itself, because it changes no answer; otherwise each of thirty
 * fields would recompute the form and notify all others.
 */
export const stableFields: Decorator<any, any> = (form) => {
  const real = form.getFieldState
  // read once for each field, because computing the form's state visits every field
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
