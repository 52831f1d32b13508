import { expect } from 'vitest'
import { noAnswer } from '../../contract/problem'
import { alert, button, heading } from './assertion'
import { cannotReach } from './kit'
import { idle } from './saying'

/* Parts that the specifications of the pages behind the links of organizers and exhibitors share. */

export const address = 'robin@example.com'
export const isForm = (from: string) => from.startsWith('writing.')
export const notReached = ({ context }: { context: { readonly refused: { readonly problem: unknown } | null } }) =>
  expect(context.refused?.problem).toEqual(noAnswer)
export const lost = alert('There is no connection to our server. Your text is still here.')
export const gone = { holds: idle, shows: heading(/^This link does not open/) }
export const unreachable = { holds: idle, shows: [heading(cannotReach), button('Try again')] }
export const aboutEmail = { status: 422, message: 'Look again', errors: { email: 'Enter a valid email address' } }
