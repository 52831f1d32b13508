import { email } from '../application/fields/kinds'

/** The form by which a producer gets the link to its page (POST /producer-links). */
export const producerLinkFields = {
  email: email({
    label: 'Your email',
    hint: 'The address that you give as the producer of a quote. You need no account.',
    width: 416,
    autocomplete: 'email',
    valid: ['casey.specimen@example.com'],
  }),
} as const
export type ProducerLinkAnswers = { readonly [Name in keyof typeof producerLinkFields]: string | null }
