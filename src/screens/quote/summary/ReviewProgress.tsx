import { useSelector } from '@xstate/react'
import { type ReactNode, useState } from 'react'
import type { ReviewStatus } from '../../../../contract/client'
import { dayInWords } from '../../../../domain/common/formats'
import { type MessagesRef, selectReviewStatus } from '../../../../machines/customer/quote/messages.select'
import { selectContactId } from '../../../../machines/customer/quote/quote.select'
import { selectReview, selectReviewed } from '../../../../machines/customer/quote/review.select'
import { LinkButton } from '../../../shared/ui/Button'
import { timeOf } from '../../../shared/ui/clock'
import { Icon } from '../../../shared/ui/Icon'
import { Notice } from '../../../shared/ui/Notice'
import { dayAndTime } from '../parts/dates'
import { Messages } from '../parts/Messages'
import { PhoneLink } from '../parts/PhoneLink'
import { useQuote, useQuoteRef } from '../parts/QuoteProvider'
import { useQuoteTools } from '../parts/QuoteToolsProvider'
import { Section } from '../parts/Section'
import { ReferralReasons } from './ReferralReasons'

/** The status of a review: when it was submitted, who has it, and the next step. */
export function ReviewProgress() {
  const reviewed = useQuote(selectReviewed)
  return (
    <>
      <div className="mt-4">
        <Notice tone="attention" title="An underwriter is looking at your quote">
          <ol className="grid gap-1">
            <Stage isDone>
              Submitted{reviewed && ` on ${dayAndTime(reviewed)}`}. We have sent you an email with the link to this
              page.
            </Stage>
            <Stage isNow>
              <Turn />
            </Stage>
            <Stage>We tell you by email and on this page: approved with a price, or declined with the reason.</Stage>
          </ol>
          <p>
            <PhoneLink />
          </p>
        </Notice>
        <StatusCheck />
      </div>
      <Messages />
      <Section title="What the underwriter looks at" isPrinted={false}>
        <ReferralReasons />
      </Section>
    </>
  )
}

/** Whose turn it is, and when an answer is expected. */
function Turn() {
  const { messagesOf } = useQuoteTools()
  const quote = useQuoteRef()
  const contactId = useQuote(selectContactId)
  const messages = contactId === null ? null : messagesOf(quote, contactId)
  return messages ? <TurnOf messages={messages} /> : reads
}

/** The second line has its height before the day is known, so that nothing moves. */
function TurnOf({ messages }: { messages: MessagesRef }) {
  const review = useSelector(messages, selectReviewStatus)
  return (
    <>
      {review?.waits_for_customer ? 'The underwriter has asked you a question.' : reads}
      <span className="block min-h-[2lh] plain-weight sm:min-h-[1lh]">{review && expectationOf(review)}</span>
    </>
  )
}

const reads = 'An underwriter reads your answers and decides.'

function expectationOf({ answer_by: day, is_late, waits_for_customer }: ReviewStatus): string {
  if (waits_for_customer || day === null) return 'The review waits for your answer below.'
  if (is_late) return `We wanted to answer by ${dayInWords(day)}. Please call us.`
  return `You can expect an answer by ${dayInWords(day)}.`
}

function Stage({ isDone, isNow, children }: { isDone?: true; isNow?: true; children: ReactNode }) {
  return (
    <li aria-current={isNow ? 'step' : undefined} className={`flex gap-1 ${isNow ? 'font-strong' : ''}`}>
      <span aria-hidden="true" className="grid size-3 flex-none place-items-center">
        {isDone ? <Icon name="check" className="text-accent" /> : <Dot isFull={isNow ?? false} />}
      </span>
      <span>
        {isDone && <span className="sr-only">Done: </span>}
        {isNow && <span className="sr-only">Now: </span>}
        {children}
      </span>
    </li>
  )
}

const Dot = ({ isFull }: { isFull: boolean }) => (
  <span className={`size-1.25 rounded-full border-2 border-attention-mark ${isFull ? 'bg-attention-mark' : ''}`} />
)

/**
 * Outside of the notice, which would be read out again every minute. Only a press of the button gets a spoken reply.
 */
function StatusCheck() {
  const quote = useQuoteRef()
  const state = useQuote(selectReview)
  const [isOpen, setOpen] = useState(false)
  const { messagesOf } = useQuoteTools()
  const ask = () => {
    setOpen(true)
    quote.send({ type: 'review.asked' })
    const contactId = selectContactId(quote.getSnapshot())
    if (contactId !== null) messagesOf(quote, contactId)?.send({ type: 'messages.asked' })
  }
  return (
    <div className="mt-1.5 flex flex-wrap items-center gap-x-2 text-ink-soft print:hidden *:[.link]:min-h-(--size-target)">
      <p role={isOpen ? 'status' : undefined}>
        {state === 'unheard' ? 'We could not check just now. We try again in a minute.' : <SubmittedAt key={state} />}
      </p>
      <LinkButton onClick={ask}>Check now</LinkButton>
    </div>
  )
}

/** Mounted anew for each response, so that it shows the time of that response. */
function SubmittedAt() {
  const [at] = useState(() => timeOf(new Date()))
  return `No decision yet at ${at}. Updates every minute.`
}
