import { enums, object, string } from 'superstruct'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { messages } from '../../../domain/common/messages'
import { busyIn } from '../../kit/busy'
import type { LinkChannel, termsLinkMachine } from './termsLink.machine'

export type TermsLinkRef = ActorRefFrom<typeof termsLinkMachine>
type Snapshot = SnapshotFrom<typeof termsLinkMachine>

export const labels: Readonly<Record<LinkChannel, string>> = {
  email: 'Their email address',
  text: 'Their mobile number',
}
const wrong: Readonly<Record<LinkChannel, string>> = {
  email: messages.email(labels.email),
  text: messages.phone(labels.text),
}

export const selectWay = (s: Snapshot) => s.context.way
export const selectAddress = (s: Snapshot) => s.context.to[s.context.way]
export const selectIsSending = (s: Snapshot) => s.matches('emailing') || s.matches('texting')
/** The recipient, until another address is typed; null before the link is sent. */
export const selectSentTo = (s: Snapshot) => (s.matches('sent') ? selectAddress(s) : null)
export const selectFault = (s: Snapshot) =>
  s.matches('rejected') ? wrong[s.context.way] : (s.context.problem?.message ?? null)
/** The overlay's text while a state waits. */
export const selectTermsLinkBusy = (s: Snapshot) => busyIn(s)

/** The typed text; null once the link was sent, and while it is still the quote's suggestion. */
export const selectTermsLinkDraft = (s: Snapshot) => {
  const { way, to, suggested } = s.context
  const isTyped = to.email !== suggested.email || to.text !== suggested.text
  return s.matches('sent') || !isTyped ? null : { way, to }
}
export const termsLinkShape = object({
  way: enums(['email', 'text']),
  to: object({ email: string(), text: string() }),
})
