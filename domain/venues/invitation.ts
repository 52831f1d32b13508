import { email, text } from '../application/fields/kinds'

/** The form of an invitation: the person at the venue who gets the link (POST /admin/venues/{venue}/invite). */
export const invitationFields = {
  name: text({
    label: 'Name',
    hint: 'For the greeting of the email.',
    width: 416,
    optional: true,
    valid: ['Robin Sample'],
  }),
  email: email({ label: 'Email', width: 416, valid: ['robin.sample@example.com'] }),
} as const

export type InvitationAnswers = { readonly [Name in keyof typeof invitationFields]: string | null }
