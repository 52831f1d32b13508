import { type Difference, differences } from '../../../machines/customer/quote/model/quote.differences'
import type { Conflict as Found } from '../../../machines/customer/quote/model/quote.types'
import {
  selectAnswers,
  selectConflict,
  selectRejections,
  selectStep,
} from '../../../machines/customer/quote/quote.select'
import { focusOnMount } from '../../shared/browser/focus'
import { Actions, Button } from '../../shared/ui/Button'
import { Notice } from '../../shared/ui/Notice'
import { useQuote, useQuoteRef } from './parts/QuoteProvider'
import { conflictId, openTitle } from './parts/stepFocus'

/**
 * Two windows changed one quote: lists the differences and asks which version to keep. Nothing is saved before the
 * choice.
 */
export default function VersionConflict() {
  const conflict = useQuote(selectConflict)
  const rejections = useQuote(selectRejections)
  if (!conflict) return null
  const isLedHere = rejections > conflict.since
  return (
    <div
      key={rejections}
      id={conflictId}
      tabIndex={-1}
      {...(isLedHere && { ref: focusOnMount })}
      className="mb-4 scroll-mt-3 desk:ml-8 print:hidden"
    >
      <Notice tone="quiet" role="alert" title="This quote was changed in another window">
        <Choice conflict={conflict} />
      </Notice>
    </div>
  )
}

function Choice({ conflict: { contact } }: { conflict: Found }) {
  const quote = useQuoteRef()
  const step = useQuote(selectStep)
  const changes = differences(useQuote(selectAnswers), contact)
  const overrule = () => {
    quote.send({ type: 'conflict.overruled' })
    // the pressed button is gone
    openTitle(quote)?.focus()
  }
  return (
    <>
      <p>
        {changes.length > 0
          ? 'Nothing was overwritten. These answers differ there:'
          : 'Nothing was overwritten. Its answers are now the same as here.'}
      </p>
      <dl>
        {changes.map((each) => (
          <Row key={each.field} {...each} />
        ))}
      </dl>
      <p className="text-ink-soft">
        Keep mine saves the answers in this window. Take theirs opens the quote as it is there, and drops the answers
        here.
      </p>
      <Actions className="mt-1 **:data-button:bg-sheet">
        <Button onClick={overrule}>Keep mine</Button>
        <Button onClick={() => quote.send({ type: 'conflict.yielded', step })}>Take theirs</Button>
      </Actions>
    </>
  )
}

const Row = ({ label, here, there }: Difference) => (
  <div className="border-t border-rule py-1 first:border-0">
    <dt className="font-strong">{label}</dt>
    <dd>Here: {here || 'no answer'}</dd>
    <dd>There: {there || 'no answer'}</dd>
  </div>
)
