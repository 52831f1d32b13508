import { expect } from 'vitest'
import { noAnswer, type Problem } from '../../contract/problem'
import { alert, button, dialog, gone, heading, status } from './assertion'
import { idle } from './saying'

/** The states that charts take from `machines/kit`, specified once for all charts. */
export const cannotReach = 'We cannot reach our records just now'

/** A page whose session has ended. */
export const ended = { holds: idle, shows: gone }

/** A page of a contact that does not exist. */
const noSuchQuote = heading('There is no such quote')
export const missing = { holds: idle, shows: noSuchQuote }

const isUnanswered = ({ context }: { context: { readonly problem: Problem | null } }) =>
  expect(context.problem).toEqual(noAnswer)
/** A page without its data: it shows the failure and nothing else. */
export const failedPage = { holds: isUnanswered, shows: [heading(cannotReach), button('Try again')] }
/** A page that shows its failure in the place of its list. */
export const failedList = { holds: isUnanswered, shows: [alert(cannotReach), button('Try again')] }

/** A form that was submitted with wrong answers. */
export const wasRejected = ({ context }: { context: { readonly rejections: number } }) =>
  expect(context.rejections).toBeGreaterThan(0)

/** A form that would lose its answers if it closed. */
export const leavingForm = dialog('Discard your changes?')
export const leaving = { holds: idle, shows: leavingForm }

/** A payment whose cardholder confirms it with the bank (3-D Secure). */
export const bankAsks = [status('Confirm this payment with your bank'), button('Cancel this payment')]
export const isConfirming = (leaf: string) => ['authenticating', 'checking', 'canceling'].includes(leaf)
export const confirmingTransitions = {
  'after checkBank': () => 'checking' as const,
  'authentication.required': () => 'authenticating' as const,
  'authentication.ended': <From extends string>({ from }: { from: From }): From | 'checking' =>
    from === 'authenticating' ? 'checking' : from,
  'authentication.canceled': <From extends string>({ from }: { from: From }): From | 'canceling' =>
    from === 'authenticating' || from === 'checking' ? 'canceling' : from,
}
