import { text } from '../application/fields/kinds'

/** POST /admin/reps-signature/create and /{id}, without the picture. */
export const signatureFields = {
  name: text({ label: 'Name', hint: 'Printed under the signature.', valid: ['Robin Sample'] }),
} as const
