import { useSelector } from '@xstate/react'
import type { QuoteMessage } from '../../../../contract/client'
import {
  type MessagesRef,
  selectCanWrite,
  selectMessages,
  selectText,
  selectWritingBusy,
  selectWritingFault,
} from '../../../../machines/customer/quote/messages.select'
import { selectContactId } from '../../../../machines/customer/quote/quote.select'
import { MessageField } from '../../../shared/fields/control/MessageField'
import { Actions, Button } from '../../../shared/ui/Button'
import { dayAndTime } from './dates'
import { useQuote, useQuoteRef } from './QuoteProvider'
import { useQuoteTools } from './QuoteToolsProvider'
import { Section } from './Section'

/** The messages between the underwriter and the customer about a quote. */
export function Messages() {
  const { messagesOf } = useQuoteTools()
  const quote = useQuoteRef()
  const contactId = useQuote(selectContactId)
  const messages = contactId === null ? null : messagesOf(quote, contactId)
  return messages && <Correspondence messages={messages} />
}

function Correspondence({ messages }: { messages: MessagesRef }) {
  const all = useSelector(messages, selectMessages)
  const canWrite = useSelector(messages, selectCanWrite)
  if (all.length === 0 && !canWrite) return null
  return (
    <Section title="Messages with the underwriter" isPrinted={false}>
      {/* a new message is read out */}
      <ol aria-live="polite" aria-relevant="additions" className="max-w-(--measure)">
        {all.map((message) => (
          <Message key={message.number} message={message} />
        ))}
      </ol>
      {canWrite && <MessageForm messages={messages} isAsked={all.at(-1)?.from === 'staff'} />}
    </Section>
  )
}

function Message({ message: { at, from, name, message } }: { message: QuoteMessage }) {
  return (
    <li className="border-t border-rule py-1.25">
      <p className="text-note text-ink-soft">
        {from === 'staff' ? (name ?? 'The underwriter') : 'You'}, {dayAndTime(at)}
      </p>
      <p className="wrap-anywhere whitespace-pre-line">{message}</p>
    </li>
  )
}

interface WritingProps {
  readonly messages: MessagesRef
  readonly isAsked: boolean
}

/** Its text is in the chart: it clears once it was sent, and a new message of the underwriter leaves it alone. */
function MessageForm({ messages, isAsked }: WritingProps) {
  const fault = useSelector(messages, selectWritingFault)
  const busy = useSelector(messages, selectWritingBusy)
  const text = useSelector(messages, selectText)
  const send = () => {
    messages.send({ type: 'message.submitted' })
    if (selectWritingFault(messages.getSnapshot()) !== null) document.getElementById(field)?.focus()
  }
  return (
    <form
      noValidate
      className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <MessageField
        id={field}
        label={isAsked ? 'Your answer' : 'Write to the underwriter'}
        hint="Never enter a card number. The answer appears here and comes by email."
        fault={fault ?? undefined}
      >
        {(described) => (
          <textarea
            {...described}
            rows={3}
            maxLength={2000}
            value={text}
            onChange={(event) => messages.send({ type: 'message.typed', text: event.target.value })}
            className="control min-h-12 w-full resize-y"
          />
        )}
      </MessageField>
      <Actions>
        <Button type="submit" {...(busy && { waiting: busy })}>
          Send
        </Button>
      </Actions>
    </form>
  )
}

const field = 'message-to-underwriter'
