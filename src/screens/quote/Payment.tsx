import { type ReactNode, useState } from 'react'
import { Form } from 'react-final-form'
import { blankCard, type CardEntry, type CardFault, cardFaults } from '../../../domain/payment'
import {
  selectAnswers,
  selectPaymentProblem,
  selectPaymentState,
  selectToday,
} from '../../../machines/quote/quote.select'
import { useQuote, useQuoteRef } from '../../app/QuoteProvider'
import { useQuoteTools } from '../../app/QuoteToolsProvider'
import { Notice } from '../../ui/Notice'
import { CardForm } from './CardForm'
import { Uncertain } from './Uncertain'

/** While the New York day is not known, the processor alone says whether a card has expired. */
const longAgo = '01/01/2000'

/**
 * The card's own form. What is typed into it stays in it: the chart hears only whether it is complete, and the vault
 * reads it at the moment it is sent to the processor.
 */
export default function Payment() {
  const quote = useQuoteRef()
  const { holdCard } = useQuoteTools()
  const state = useQuote(selectPaymentState)
  const [initial] = useState<CardEntry>(() => {
    const { terms_name, insured_zip } = selectAnswers(quote.getSnapshot())
    return { ...blankCard, cardholder_name: terms_name ?? '', billing_zip: insured_zip ?? '' }
  })
  const faultsOf = (card: CardEntry) => cardFaults(card, selectToday(quote.getSnapshot()) ?? longAgo)
  const [decorators] = useState(() => [
    (form: { getState: () => { values: CardEntry } }) => {
      holdCard(() => form.getState().values)
      return () => holdCard(null)
    },
  ])
  const isAsking = state === 'uncertain' || state === 'asking'
  return (
    <>
      {state && told[state]}
      <div hidden={isAsking}>
        <Form<CardEntry>
          initialValues={initial}
          decorators={decorators}
          subscription={{}}
          validate={(card) => firstByName(faultsOf(card))}
          onSubmit={() => {}}
        >
          {({ form }) => (
            <form
              noValidate
              onSubmit={(event) => {
                event.preventDefault()
                const faults = faultsOf(form.getState().values)
                quote.send({ type: 'payment.submitted', card: faults.length === 0 ? 'complete' : 'incomplete' })
              }}
            >
              <CardForm />
            </form>
          )}
        </Form>
      </div>
    </>
  )
}

/** One fault a field, in the order of the page. */
const firstByName = (faults: readonly CardFault[]) => {
  const first: Record<string, string> = {}
  for (const { name, message } of faults) first[name] ??= message
  return first
}

/** Nothing came of it, and not for the card's sake. */
function Unmade() {
  const problem = useQuote(selectPaymentProblem)
  return (
    <div className="mt-4">
      <Notice tone="attention" title="You have not paid yet" role="alert">
        <p>{problem}</p>
      </Notice>
    </div>
  )
}

/** What has become of the payment so far, in words. */
const told: Partial<Record<NonNullable<ReturnType<typeof selectPaymentState>>, ReactNode>> = {
  cardRefused: (
    <div className="mt-4">
      <Notice tone="stop" title="The card was not accepted" role="alert">
        <p>Nothing was charged. Check the card, or use another.</p>
      </Notice>
    </div>
  ),
  unmade: <Unmade />,
  uncertain: <Uncertain />,
  asking: <Uncertain />,
}
