import { brand } from '../../../domain/common/brand'
import { dayInWords, daysInWords } from '../../../domain/common/formats'
import { sentence } from '../../../domain/common/sentence'
import { requirementsInWords } from '../../../domain/exhibitors/check'
import type { OrganizerEvent } from '../../../domain/exhibitors/event'
import { type Suspension, suspensionSentence } from '../../../domain/quote/suspension'
import { Letter } from './letter'
import { Action, Documents, Facts, Note, Paragraph } from './parts'

interface OrganizerProps {
  /** of the event; null for a new one */
  readonly name: string | null
  readonly url: string
  /** the other events of the address */
  readonly known: readonly { readonly name: string; readonly url: string }[]
  /** by us, without a request */
  readonly isInvited: boolean
}

/** The links to the events of an organizer. */
export const OrganizerLetter = ({ name, url, known, isInvited }: OrganizerProps) => (
  <Letter preview="Insurance of your exhibitors" title={name ?? 'Insurance of your exhibitors'}>
    {isInvited && <Paragraph>{sentence(`${brand.name} invites you to collect your exhibitors’ insurance`)}</Paragraph>}
    <Paragraph>
      {name
        ? `This link opens ${name}: the insurance that you require, and your exhibitors. Earlier links do not work any more.`
        : 'Describe your event and the insurance that you require. Then invite your exhibitors, and see who has proof.'}
    </Paragraph>
    <Action href={url}>{name ? 'Open my event' : 'Describe a new event'}</Action>
    {known.length > 0 && (
      <>
        <Paragraph>Your other events:</Paragraph>
        <Documents all={known} />
      </>
    )}
    <Note>
      Anyone with a link can change the event and write to its exhibitors, so share it with your team only. It works
      until a month after the event.{' '}
      {isInvited ? 'If you do not need it, do nothing.' : 'If you did not ask for it, do nothing.'} Questions? Reply to
      this message, or call {brand.phone}.
    </Note>
  </Letter>
)

interface PageProps {
  readonly exhibitor: { readonly business: string; readonly contact: string | null }
  readonly event: OrganizerEvent
  readonly url: string
}

interface Suspended {
  /** the moratorium at the location, under which no policy can be bought */
  readonly suspension: Suspension | undefined
}

interface ExhibitorProps extends PageProps, Suspended {
  readonly isReminder: boolean
}

/** Invites an exhibitor to show proof of insurance, or reminds it. */
export const ExhibitorLetter = ({ exhibitor, event, suspension, url, isReminder }: ExhibitorProps) => (
  <Letter preview={`Due on ${dayInWords(event.due)}`} title={`Proof of insurance for ${event.name}`}>
    <Paragraph>Dear {exhibitor.contact ?? exhibitor.business},</Paragraph>
    <Paragraph>
      {isReminder ? 'We do not have your complete proof of insurance yet. ' : ''}
      {event.organizer.name} needs proof of insurance from {exhibitor.business} by {dayInWords(event.due)}.{' '}
      {suspension
        ? 'Upload a certificate that you have, or get a price now and buy once the hold ends.'
        : 'Buy a policy in a form that is already filled in, or upload a certificate that you have.'}
      {event.pays && ` ${sentence(`${event.organizer.name} pays for the policy if you choose that at the payment`)}`}
    </Paragraph>
    {suspension && <Paragraph>{suspensionSentence(suspension)}</Paragraph>}
    <Facts
      rows={[
        ['Event', event.name],
        ['Days', daysInWords(event.from, event.to)],
        ['Location', event.sheet.venue.name],
      ]}
    />
    <Action href={url}>Show my proof of insurance</Action>
    <Paragraph>{sentence(`Required: ${requirementsInWords(event).join('; ')}`)}</Paragraph>
    <Note>
      {sentence(`${brand.name} writes to you for ${event.organizer.name}`)}{' '}
      {sentence(`Anyone with this link can act for ${exhibitor.business}`)} You can stop the reminders on its page.
      Questions about the event? Reply to this message.
    </Note>
  </Letter>
)

/** The link for an exhibitor whose proof is with the organizer. */
export const ExhibitorPageLetter = ({ exhibitor, event, url }: PageProps) => (
  <Letter preview={event.name} title={`Your page for ${event.name}`}>
    <Paragraph>Dear {exhibitor.contact ?? exhibitor.business},</Paragraph>
    <Paragraph>
      {sentence(`${event.organizer.name} has the proof of insurance of ${exhibitor.business}`)} Nothing more is needed
      now. The link opens its page.
    </Paragraph>
    <Action href={url}>See my page</Action>
    <Note>
      {sentence(`${brand.name} writes to you for ${event.organizer.name}`)}{' '}
      {sentence(`Anyone with this link can act for ${exhibitor.business}`)} Questions about the event? Reply to this
      message.
    </Note>
  </Letter>
)

interface DecidedProps extends PageProps, Suspended {
  /** why it was returned; null for one that was accepted */
  readonly reason: string | null
}

/** The organizer's decision on a certificate from elsewhere. */
export const DecidedLetter = ({ exhibitor, event, suspension, url, reason }: DecidedProps) => (
  <Letter
    preview={event.name}
    title={reason === null ? 'Your certificate was accepted' : 'Your certificate was returned'}
  >
    <Paragraph>Dear {exhibitor.contact ?? exhibitor.business},</Paragraph>
    <Paragraph>
      {reason === null
        ? `${sentence(`${event.organizer.name} has accepted your certificate of insurance for ${event.name}`)} There is nothing more to do.`
        : `${event.organizer.name} has returned your certificate of insurance for ${event.name}, with this reason:`}
    </Paragraph>
    {reason !== null && <Paragraph>{reason}</Paragraph>}
    <Action href={url}>
      {reason === null
        ? 'See my page'
        : suspension
          ? 'Upload another certificate'
          : 'Upload another certificate, or buy a policy'}
    </Action>
    <Note>Questions about the event? Reply to this message.</Note>
  </Letter>
)
