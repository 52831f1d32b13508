import { date, email } from '../application/fields/kinds'

/** The fields of the quote lookup (decision 38). */
export const forgotQuoteFields = {
  email: email({
    label: 'Email',
    hint: 'The address that you gave with the quote.',
    autocomplete: 'email',
    width: 416,
    valid: ['jordan.sample@example.com'],
  }),
  day: date({ label: 'First day of the event', valid: ['06/12/2027'] }),
} as const
