import { email, longText, text } from '../application/fields/kinds'
import type { FileRule } from '../common/fileKinds'

/** The form of an exhibitor that registers itself; an import has the same columns. */
export const exhibitorFields = {
  business: text({
    label: 'Business name',
    autocomplete: 'organization',
    width: 416,
    valid: ['Sample Pottery'],
  }),
  email: email({ label: 'Email', autocomplete: 'email', width: 416, valid: ['pat.sample@example.com'] }),
  contact: text({ label: 'Your name', autocomplete: 'name', width: 416, optional: true, valid: ['Pat Sample'] }),
  booth: text({ label: 'Booth', width: 160, optional: true, valid: ['A12'] }),
} as const
export type ExhibitorAnswers = { readonly [Name in keyof typeof exhibitorFields]: string | null }
export const exhibitorNames = Object.keys(exhibitorFields) as readonly (keyof ExhibitorAnswers)[]

/** The same form as an organizer fills it in for an exhibitor. */
export const invitedFields = {
  ...exhibitorFields,
  contact: text({ label: 'Contact person', width: 416, optional: true, valid: ['Pat Sample'] }),
} as const

/** The reason with which an organizer returns a certificate. */
export const returnFields = {
  reason: longText({
    label: 'What is missing?',
    hint: 'The exhibitor reads this in our email.',
    valid: ['The certificate does not name us as an additional insured.'],
  }),
} as const
export type ReturnAnswers = { readonly [Name in keyof typeof returnFields]: string | null }

/** A certificate from elsewhere: one file. */
export const certificateFile: FileRule = {
  most: 1,
  largest: 10 * 1024 * 1024,
  kinds: ['application/pdf', 'image/jpeg', 'image/png'],
  words: 'a PDF, JPEG or PNG file',
}
