import { type ReactNode, useState } from 'react'
import {
  selectCan,
  selectQuoteNumber,
  selectQuoteOutcome,
  selectQuoteTitle,
  selectRecord,
  selectStep,
} from '../../../machines/customer/quote/quote.select'
import { isFramed } from '../../shared/browser/device'
import { forgotQuotes } from '../../shared/frame/overlays'
import { LinkButton } from '../../shared/ui/Button'
import { timeOf } from '../../shared/ui/clock'
import { EmailLink } from './parts/EmailLink'
import { useQuote, useQuoteRef } from './parts/QuoteProvider'
import { SendButton } from './parts/SendButton'

/** The quote's number, and whether the answers are saved. */
export function QuoteHeading() {
  const number = useQuote(selectQuoteNumber)
  const record = useQuote(selectRecord)
  const title = useQuote(selectQuoteTitle)
  return (
    <div className="flex flex-wrap items-baseline gap-x-2 pb-3 desk:pl-8 print:hidden">
      <h1 className="font-strong">{title}</h1>
      <div className="text-ink-soft">
        {number && `${number} · `}
        {saved(record, number !== null)}
        <EmailLink before=" · ">Email me a link</EmailLink>
        <ReviewLink />
        {!number && isFramed() && (
          <>
            {' · '}
            <LinkButton onClick={forgotQuotes.open}>Find my quote</LinkButton>
          </>
        )}
      </div>
    </div>
  )
}

/** A link to the review's status, on every other step. */
function ReviewLink() {
  const quote = useQuoteRef()
  const isElsewhere = useQuote((s) => selectQuoteOutcome(s) === 'inReview' && selectStep(s) !== summary && canOpen(s))
  if (!isElsewhere) return null
  return (
    <>
      {' · '}
      <LinkButton onClick={() => quote.send({ type: 'step.opened', step: summary })}>In review</LinkButton>
    </>
  )
}
const summary = 'quoteSummary'
const canOpen = selectCan({ type: 'step.opened', step: summary })

function saved(record: ReturnType<typeof selectRecord>, isKnown: boolean): ReactNode {
  if (record === 'saved') return <SavedAt />
  if (record === 'rejected') return 'Not saved: an answer needs another look'
  if (record === 'conflicted') return 'Not saved: it was changed in another window'
  if (record === 'offline') return <span role="status">You are offline. Your answers are kept here.</span>
  if (record === 'failed') return <Failed />
  if (!isKnown) return 'Not saved yet'
  return record === 'unsaved' ? 'Saved' : 'Saving …'
}

/** Mounted anew for each save, so that it shows the time of that save. */
function SavedAt() {
  const [now] = useState(() => timeOf(new Date()))
  return `Saved at ${now}`
}

function Failed() {
  return (
    <span role="status">
      Not saved. We try again, or{' '}
      <SendButton event={{ type: 'record.retried' }} className="link">
        try now
      </SendButton>
    </span>
  )
}
