import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { questionListOf } from '../../../domain/application/apart'
import { forgotQuoteFields } from '../../../domain/quote/forgotQuote'
import {
  type ForgotQuoteRef,
  selectAnswer,
  selectFault,
  selectIsAnswered,
  selectIsFinding,
  selectIsOpen,
  selectMessage,
  selectProblem,
  selectQuotes,
} from '../../../machines/customer/quoteFinder/quoteFinder.select'
import { besideField } from '../../shared/fields/control/FieldFrames'
import { StandaloneField } from '../../shared/fields/kinds/StandaloneField'
import type { SimpleKind } from '../../shared/fields/kinds/simpleControls'
import { Actions, Button } from '../../shared/ui/Button'
import { Modal } from '../../shared/ui/Modal'
import { QuoteFinderResult } from './QuoteFinderResult'

interface Props {
  readonly forgotten: ForgotQuoteRef
}

/** The forgot-quote dialog (specification section 2), over any customer screen. */
export function ForgotQuoteDialog({ forgotten }: Props) {
  const isOpen = useSelector(forgotten, selectIsOpen)
  return isOpen && <QuoteFinder forgotten={forgotten} />
}

function QuoteFinder({ forgotten }: Props) {
  const isAnswered = useSelector(forgotten, selectIsAnswered)
  const quotes = useSelector(forgotten, selectQuotes)
  const message = useSelector(forgotten, selectMessage)
  // Headless UI remembers only elements that were focused after its code loaded
  const [before] = useState(() => document.activeElement)
  const close = () => {
    forgotten.send({ type: 'forgotQuote.closed' })
    setTimeout(() => before instanceof HTMLElement && before.isConnected && before.focus(), 0)
  }
  const title = !isAnswered
    ? 'Find my quote'
    : message === null
      ? `${quotes.length === 0 ? 'No quote has' : 'The quotes with'} this address and day`
      : 'If that address has quotes, we have emailed the links to it'
  return (
    <Modal title={title} onClose={close}>
      {isAnswered ? <QuoteFinderResult forgotten={forgotten} onClose={close} /> : <FinderForm forgotten={forgotten} />}
    </Modal>
  )
}

const names = ['email', 'day'] as const
const questions = questionListOf(forgotQuoteFields)
const questionOf = (name: (typeof names)[number]) => {
  const question = questions.find((each) => each.name === name)!
  return { ...question, kind: question.kind as SimpleKind }
}
const idOf = (name: (typeof names)[number]) => `forgot-${name}`

function FinderForm({ forgotten }: Props) {
  const isFinding = useSelector(forgotten, selectIsFinding)
  const problem = useSelector(forgotten, selectProblem)
  const submit = () => {
    forgotten.send({ type: 'form.submitted' })
    const wrong = names.find((name) => selectFault(name)(forgotten.getSnapshot()) !== null)
    if (wrong) document.getElementById(idOf(wrong))?.focus()
  }
  return (
    <form
      noValidate
      className="grid grid-cols-[minmax(0,1fr)] gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <p>Give the email address of the quote and the event’s first day. We mail the link that opens the quote again.</p>
      {names.map((name) => (
        <FinderField key={name} forgotten={forgotten} name={name} />
      ))}
      {problem && (
        <p role="alert" className="font-strong text-stop">
          {problem}
        </p>
      )}
      <Actions className="mt-2">
        <Button type="submit" tone="main" {...(isFinding && { waiting: 'Fetching...' })}>
          Email me the link
        </Button>
      </Actions>
    </form>
  )
}

function FinderField({ forgotten, name }: Props & { name: (typeof names)[number] }) {
  const answer = useSelector(forgotten, selectAnswer(name))
  const fault = useSelector(forgotten, selectFault(name))
  return (
    <StandaloneField
      question={questionOf(name)}
      id={idOf(name)}
      value={answer}
      {...(fault && { fault: besideField(fault) })}
      onChange={(given) => forgotten.send({ type: 'form.answered', answers: { [name]: given as string | null } })}
    />
  )
}
