import { date, email, emails, longText, phone, text, zip } from '../application/fields/kinds'
import { emailListHint } from '../common/email'

/* The small forms of the policy page. Their fields have the names of the request. */

/** POST /policy/submit-a-claim, without its files. */
export const claimFields = {
  date: date({ label: 'Day', hint: 'The day on which it happened.', width: 160, valid: ['06/12/2027'] }),
  description: longText({
    label: 'What happened',
    hint: 'Where, how, what was damaged, who was hurt, and who saw it.',
    valid: ['A guest fell over a cable beside the stage and broke her wrist.'],
  }),
  name: text({ label: 'Your name', autocomplete: 'name', width: 416, valid: ['Jordan Sample'] }),
  email: email({
    label: 'Your email',
    hint: 'The adjuster writes to this address.',
    autocomplete: 'email',
    width: 416,
    valid: ['jordan.sample@example.com'],
  }),
  phone: phone({
    label: 'Your phone',
    autocomplete: 'tel-national',
    width: 160,
    optional: true,
    valid: ['512-555-0142'],
  }),
} as const

/** POST /policy/send-us-email. */
export const messageFields = {
  subject: text({ label: 'Subject', width: 416, valid: ['The name on the certificate'] }),
  message: longText({ label: 'Message', valid: ['The venue asks for another name on the certificate.'] }),
} as const

/** POST /documents/{id}/send, without the documents. */
export const sendingFields = {
  emails: emails({ label: 'Email addresses', hint: emailListHint, width: 416, valid: ['barn@example.com'] }),
  message: longText({ label: 'Message', optional: true, valid: ['Here is our certificate.'] }),
} as const

/** POST /certificates/{code}/subscriptions. */
export const followFields = {
  email: email({ label: 'Your email', autocomplete: 'email', width: 416, valid: ['barn@example.com'] }),
} as const

/** The fields of the policy lookup (decision 38). */
export const findFields = {
  email: email({
    label: 'Email',
    hint: 'The address that the policy was sent to.',
    autocomplete: 'email',
    width: 416,
    valid: ['jordan.sample@example.com'],
  }),
  zip: zip({
    label: 'ZIP code of the insured',
    autocomplete: 'postal-code',
    width: 128,
    valid: ['78701'],
  }),
  number: text({ label: 'Policy number', hint: 'If you know it.', width: 256, optional: true, valid: ['MQE-0048153'] }),
} as const
