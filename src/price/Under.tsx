import type { ReactNode } from 'react'
import { lengthInWords } from '../../domain/application/summary'
import { dollars } from '../../domain/formats'
import { goodUntil } from '../../domain/period'
import { selectAnswers, selectLastPrice, selectStep, selectToday } from '../../machines/quote/quote.select'
import { useQuote } from '../app/QuoteProvider'
import { type BillView, selectBillView } from './view'

/** The line under the figure: what it is for, how long it holds, or what it was. */
export function Under() {
  const view = useQuote(selectBillView)
  const words = under[view]
  return words ? <p className="text-ink-soft empty:hidden">{words}</p> : null
}

const under: Partial<Record<BillView, ReactNode>> = {
  working: <Was />,
  priced: <For />,
  approved: 'An underwriter approved this price.',
  failed: <For />,
}

function Was() {
  const amount = useQuote(selectLastPrice)?.pricing_detail.amount_due
  return amount === undefined ? null : `It was ${dollars(amount)}.`
}

function For() {
  const isSummary = useQuote(selectStep) === 'quoteSummary'
  const today = useQuote(selectToday)
  const words = useQuote((snapshot) =>
    isSummary && today
      ? `Good until ${goodUntil(today, selectAnswers(snapshot))}`
      : lengthInWords(selectAnswers(snapshot)),
  )
  return words
}
