import { flushSync } from 'react-dom'
import type { Kind } from '../../domain/application/field'
import { brand } from '../../domain/brand'
import { selectQuoteNumber, selectReasons } from '../../machines/quote/quote.select'
import { useQuote, useQuoteRef } from '../app/QuoteProvider'
import { goTo } from '../step/focus'
import { Actions, Button } from '../ui/Button'
import { Notice } from '../ui/Notice'
import { opposite, remedied } from './remedy'

interface Props {
  readonly name: string
  readonly kind: Kind
  readonly answer: unknown
  readonly onChange: (answer: unknown) => void
}

const words = {
  refer: { tone: 'attention', title: 'An underwriter has to look at this' },
  decline: { tone: 'stop', title: 'We cannot insure the event with this answer' },
} as const

/** Said in place, under the answer that keeps us from a price: what, why, and the way out. */
export function Withheld({ name, kind, answer, onChange }: Props) {
  const quote = useQuoteRef()
  const reason = useQuote((snapshot) => selectReasons(snapshot).find(({ field }) => field === name))
  if (!reason) return null
  const { tone, title } = words[reason.decision]
  const other = remedied(reason, kind, answer)
  const change = () => {
    // the button goes with the reason; the focus goes to the question, once that is drawn with its new answer
    flushSync(() => onChange(opposite(answer)))
    goTo(name, quote)
  }
  return (
    <Notice tone={tone} title={title}>
      <p>{reason.text}</p>
      {reason.remedy && (
        <p>
          <strong>What would change it:</strong> {reason.remedy}
        </p>
      )}
      {reason.decision === 'refer' && (
        <p>
          <strong>Otherwise</strong> finish this step. Nothing is charged, and nothing you entered is lost.
        </p>
      )}
      {other && (
        <Actions className="mt-1 **:data-button:bg-sheet">
          <Button onClick={change}>Change it to {other}</Button>
        </Actions>
      )}
      <p>
        <Call />
      </p>
    </Notice>
  )
}

/** Who answers a question that no form can. */
export function Call() {
  const number = useQuote(selectQuoteNumber)
  return (
    <>
      Not sure? Call <span className="whitespace-nowrap">{brand.phone}</span>,{' '}
      <span className="whitespace-nowrap">{brand.hours.split(', ')[0]}</span>,{' '}
      <span className="whitespace-nowrap">{brand.hours.split(', ')[1]}</span>
      {number ? (
        <>
          , and mention <span className="whitespace-nowrap">{number}</span>.
        </>
      ) : (
        '.'
      )}
    </>
  )
}
