import { flushSync } from 'react-dom'
import { selectCoverAlone } from '../../../../machines/customer/quote/quote.select'
import { Button, LinkButton } from '../../../shared/ui/Button'
import { answerQuestion } from './answers'
import { useQuote, useQuoteRef } from './QuoteProvider'
import { openTitle } from './stepFocus'

const words = {
  'Liability Insurance': 'Buy liability now',
  'Cancellation Insurance': 'Buy cancellation alone',
} as const

interface Props {
  /** where the focus goes if it is still there; else to the title of the step */
  readonly fieldId?: string
  /** of a dialog, which closes with it and gives the focus back itself */
  readonly onDone?: () => void
}

/** The cover that no reason touches, bought without the other one (decision 13). */
export function BuyAlone({ fieldId, onDone }: Props) {
  const quote = useQuoteRef()
  const alone = useQuote(selectCoverAlone)
  if (!alone) return null
  const buy = () => {
    // the button goes at once, and perhaps its question with it
    flushSync(() => answerQuestion(quote, 'coverage_type', alone))
    if (onDone) onDone()
    else (document.getElementById(fieldId ?? '') ?? openTitle(quote))?.focus()
  }
  const Pressed = onDone ? LinkButton : Button
  return <Pressed onClick={buy}>{words[alone]}</Pressed>
}
