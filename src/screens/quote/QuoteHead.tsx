import { type ReactNode, useState } from 'react'
import { selectQuoteNumber, selectRecord } from '../../../machines/quote/quote.select'
import { useQuote } from '../../app/QuoteProvider'
import { Send } from '../../app/Send'
import { EmailLink } from '../../step/EmailLink'

/** Which quote this is, and whether what was typed is safe. */
export function QuoteHead() {
  const number = useQuote(selectQuoteNumber)
  const record = useQuote(selectRecord)
  return (
    <div className="flex flex-wrap items-baseline gap-x-2 pb-3 desk:pl-8 print:hidden">
      <h1 className="font-strong">Event insurance quote</h1>
      <div className="text-ink-soft">
        {number && `${number} · `}
        {saved(record, number !== null)}
        <EmailLink before=" · ">Email me a link</EmailLink>
      </div>
    </div>
  )
}

function saved(record: ReturnType<typeof selectRecord>, isKnown: boolean): ReactNode {
  if (record === 'saved') return <SavedAt />
  if (record === 'rejected') return 'Not saved: an answer needs another look'
  if (record === 'failed') return <Failed />
  if (!isKnown) return 'Not saved yet'
  return record === 'unsaved' ? 'Saved' : 'Saving …'
}

const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })

/** Mounted at the moment of each save, so its time is the save's. Narrow spaces and capitals are not our way. */
function SavedAt() {
  const [now] = useState(() => time.format(new Date()).replace(/\s/g, ' ').toLowerCase())
  return `Saved at ${now}`
}

function Failed() {
  return (
    <span role="status">
      Not saved. We try again, or{' '}
      <Send event={{ type: 'record.retried' }} className="link">
        try now
      </Send>
    </span>
  )
}
