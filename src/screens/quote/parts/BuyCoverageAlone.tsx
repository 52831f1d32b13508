import { flushSync } from 'react-dom'
import { selectCoverAlone } from '../../../../machines/customer/quote/review.select'
import { Button, LinkButton } from '../../../shared/ui/Button'
import { answerQuestion } from './answers'
import { useQuote, useQuoteRef } from './QuoteProvider'
import { openTitle } from './stepFocus'

const words = {
  'Liability Insurance': 'Buy liability now',
  'Cancellation Insurance': 'Buy cancellation alone',
} as const

interface Props {
  /** the field that takes the focus; the step's title takes it if the field is gone */
  readonly fieldId?: string
  /** called by a dialog, which closes and returns the focus itself */
  readonly onDone?: () => void
}

/** Buys the coverage that no referral reason touches, without the other one (decision 13). */
export function BuyCoverageAlone({ fieldId, onDone }: Props) {
  const quote = useQuoteRef()
  const alone = useQuote(selectCoverAlone)
  if (!alone) return null
  const buy = () => {
    // the button disappears at once, and maybe its question too
    flushSync(() => answerQuestion(quote, 'coverage_type', alone))
    if (onDone) onDone()
    else (document.getElementById(fieldId ?? '') ?? openTitle(quote))?.focus()
  }
  const Pressed = onDone ? LinkButton : Button
  return <Pressed onClick={buy}>{words[alone]}</Pressed>
}
