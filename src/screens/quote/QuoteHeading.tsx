import { type ReactNode, useState } from 'react'
import {
  selectCan,
  selectCanceledOn,
  selectIsBought,
  selectIsCanceled,
  selectQuoteNumber,
  selectQuoteOutcome,
  selectQuoteTitle,
  selectReadOnly,
  selectRecord,
  selectRecordProblem,
  selectStep,
} from '../../../machines/customer/quote/quote.select'
import { isFramed } from '../../shared/browser/device'
import { forgotQuotes } from '../../shared/frame/overlays'
import { LinkButton } from '../../shared/ui/Button'
import { timeOf } from '../../shared/ui/clock'
import { lazily } from '../../shared/ui/LazyPart'
import { EmailLink } from './parts/EmailLink'
import { useQuote, useQuoteRef } from './parts/QuoteProvider'
import { SendButton } from './parts/SendButton'

/** Fetched on demand: only staff open a bought quote. */
const RecordLink = lazily(() => import('./parts/RecordLink'), null)

/** The quote's number, and whether the answers are saved. */
export function QuoteHeading() {
  const number = useQuote(selectQuoteNumber)
  const record = useQuote(selectRecord)
  const title = useQuote(selectQuoteTitle)
  const isBought = useQuote(selectIsBought)
  const isCanceled = useQuote(selectIsCanceled)
  const canceledOn = useQuote(selectCanceledOn)
  const readOnly = useQuote(selectReadOnly)
  return (
    <div className="flex flex-wrap items-baseline gap-x-2 pb-3 desk:pl-8 print:hidden">
      <h1 className="font-strong">{title}</h1>
      <div className="text-ink-soft">
        {number && `${number} · `}
        {isBought || readOnly ? toRead(isBought, isCanceled) : saved(record, number !== null)}
        <EmailLink before=" · ">Email me a link</EmailLink>
        <ReviewLink />
        {!number && isFramed() && (
          <>
            {' · '}
            <LinkButton onClick={forgotQuotes.open}>Find my quote</LinkButton>
          </>
        )}
      </div>
      {isBought && (
        <p role="status" className="w-full max-w-(--measure)">
          {isCanceled ? (
            <>
              <span className="font-strong">This policy was canceled{canceledOn && ` on ${canceledOn}`}.</span> Its
              quote was bought, and nothing can be changed here.
            </>
          ) : (
            <>
              <span className="font-strong">This quote is bought.</span> It is a policy now, and nothing can be changed
              here.
            </>
          )}{' '}
          <RecordLink />
        </p>
      )}
      {!isBought && readOnly && (
        <p role="status" className="w-full max-w-(--measure)">
          <span className="font-strong">Nothing is saved here.</span> {readOnly}
        </p>
      )}
    </div>
  )
}

function toRead(isBought: boolean, isCanceled: boolean) {
  if (isCanceled) return 'Canceled, and only to read here'
  return isBought ? 'Bought, and only to read here' : 'Only to read here'
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
  if (record === 'rejected') return <Rejected />
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

function Rejected() {
  const message = useQuote(selectRecordProblem)
  return `Not saved: ${message ?? 'an answer needs another look'}`
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
