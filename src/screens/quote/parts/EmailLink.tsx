import type { ReactNode } from 'react'
import type { StepName } from '../../../../domain/application'
import { selectCan, selectIsToRead, selectStep } from '../../../../machines/customer/quote/quote.select'
import { LinkButton } from '../../../shared/ui/Button'
import { useQuote, useQuoteRef } from './QuoteProvider'
import { focusField } from './stepFocus'

const step: StepName = 'quoteSummary'
const canOpen = selectCan({ type: 'step.opened', step })

/**
 * Moves to the form that emails the quote. Not rendered on the payment step, where leaving would lose the typed card, and
 * on a page to read, whose quote is not emailed.
 */
export function EmailLink({ before, children }: { before?: string; children: ReactNode }) {
  const quote = useQuoteRef()
  const open = useQuote(selectStep)
  const mayOpen = useQuote(canOpen)
  const isToRead = useQuote(selectIsToRead)
  if (isToRead || open === 'payment' || (open !== step && !mayOpen)) return null
  return (
    <>
      {before}
      <LinkButton onClick={() => focusField('quote-emails', quote, step)}>{children}</LinkButton>
    </>
  )
}
