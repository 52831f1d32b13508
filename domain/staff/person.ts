import { email } from '../application/fields/kinds'

/** The question of a request about personal data. */
export const personFields = {
  email: email({
    label: 'Email address of the person',
    hint: 'The address in their quotes and policies. Check first that the request comes from that address.',
    width: 416,
    valid: ['pat.sample@example.com'],
  }),
} as const

export interface PersonAnswers {
  readonly email: string | null
}
