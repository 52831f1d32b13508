import { useField } from 'react-final-form'
import { expiryIn, expiryText } from '../../../domain/quote/payment'
import { CardField, CardTextInput, type InputProps } from './CardField'
import { expiryMask } from './cardMasks'

/** The month and the year in one input; the form keeps them apart, as the wire has them. */
export const ExpiryField = () => <CardField name="exp_month" mask={expiryMask} Input={ExpiryInput} />

const asTyped = { subscription: { value: true }, parse: (typed: string) => typed } as const

function ExpiryInput(props: InputProps) {
  const month = useField<string>('exp_month', asTyped).input
  const year = useField<string>('exp_year', asTyped).input
  return (
    <CardTextInput
      {...props}
      value={expiryText({ exp_month: month.value, exp_year: year.value })}
      onChange={(typed) => {
        const { exp_month, exp_year } = expiryIn(typed)
        month.onChange(exp_month)
        year.onChange(exp_year)
      }}
      onBlur={() => month.onBlur()}
      onFocus={() => month.onFocus()}
    />
  )
}
