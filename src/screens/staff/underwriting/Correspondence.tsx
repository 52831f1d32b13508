import { shallowEqual, useSelector } from '@xstate/react'
import type { QuoteMessage, Referral } from '../../../../contract/client'
import { momentInWords } from '../../../../domain/common/clock'
import { questionForm } from '../../../../domain/staff/approvalTerms'
import {
  longerOf,
  selectFaults,
  selectIsOutdated,
  selectNewest,
  selectNews,
  type UnderwritingRef,
} from '../../../../machines/staff/underwriting/underwriting.select'
import { besideField } from '../../../shared/fields/control/FieldFrames'
import { Button } from '../../../shared/ui/Button'
import { MessageFields } from './MessageFields'
import { RereadFirst } from './RereadFirst'

/** The messages with the customer, and the form for the next one. A new message is read out. */
export function Correspondence({ underwriting, referral }: { underwriting: UnderwritingRef; referral: Referral }) {
  const newest = useSelector(useSelector(underwriting, selectNews), selectNewest)
  const messages = longerOf(referral.messages, newest?.messages ?? [])
  return (
    <section aria-labelledby="messages" className="mt-4">
      <h3 id="messages" tabIndex={-1} className="mb-1 text-h3 font-strong">
        Messages with the customer
      </h3>
      {messages.length === 0 && <p className="text-ink-soft">No messages yet.</p>}
      <ol aria-live="polite" aria-relevant="additions" className="max-w-(--measure)">
        {messages.map((message, i) => (
          <Message key={message.number} message={message} isNew={i >= referral.messages.length} />
        ))}
      </ol>
      {referral.contact.customFields.policy_number === null && <Question underwriting={underwriting} />}
    </section>
  )
}

function Message({ message: { at, from, name, message }, isNew }: { message: QuoteMessage; isNew: boolean }) {
  return (
    <li className="border-t border-rule py-1.25">
      <p className="text-note text-ink-soft">
        {momentInWords(at)} · {from === 'customer' ? 'customer' : (name ?? 'staff')}
        {isNew && <span className="font-strong text-attention"> · new</span>}
      </p>
      <p className="wrap-anywhere whitespace-pre-line">{message}</p>
    </li>
  )
}

/** Clears once the message is sent. */
function Question({ underwriting }: { underwriting: UnderwritingRef }) {
  const { message: fault } = useSelector(underwriting, selectFaults, shallowEqual)
  const isOutdated = useSelector(underwriting, selectIsOutdated)
  return (
    <form
      noValidate
      className="mt-2 grid max-w-(--measure) grid-cols-[minmax(0,1fr)] gap-1.5"
      onSubmit={(event) => {
        event.preventDefault()
        underwriting.send({ type: 'question.submitted' })
      }}
    >
      <MessageFields
        underwriting={underwriting}
        name="message"
        field={questionForm.message}
        rows={3}
        fault={fault && besideField(fault)}
      />
      {isOutdated ? (
        <RereadFirst />
      ) : (
        <div>
          <Button type="submit" isDense>
            Send the question
          </Button>
        </div>
      )}
    </form>
  )
}
