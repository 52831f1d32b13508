import { useState } from 'react'
import { contactEmail } from '../../../../domain/application/payload'
import { isEmailList, uniqueEmailsIn, withSemicolons } from '../../../../domain/common/email'
import {
  selectAnswers,
  selectContactId,
  selectIsWithheld,
  selectText,
} from '../../../../machines/customer/quote/quote.select'
import { selectEmailProblem, selectEmailState } from '../../../../machines/customer/quote/summary.select'
import { Fault } from '../../../shared/fields/control/FieldFrames'
import { Actions, Button, LinkButton } from '../../../shared/ui/Button'
import { useQuote, useQuoteRef } from '../parts/QuoteProvider'
import { Section } from '../parts/Section'

const id = 'quote-emails'

const sentLabels = { 'quoteEmail.requested': 'Sent to', 'purchaseLink.requested': 'The purchase link went to' } as const

const selectEmails = selectText('quoteEmails')

/** Emails the quote with a link that opens it again. The addresses stay in this browser; the server stores none. */
export function QuoteEmail() {
  const quote = useQuoteRef()
  const state = useQuote(selectEmailState)
  const problem = useQuote(selectEmailProblem)
  const isStored = useQuote(selectContactId) !== null
  const theirs = useQuote((snapshot) => contactEmail(selectAnswers(snapshot)) ?? '')
  const emails = useQuote(selectEmails) ?? theirs
  const [isWrong, setWrong] = useState(false)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const isWithheld = useQuote(selectIsWithheld)
  if (!isStored) return null
  const fault = isWrong ? 'Enter one address or more, like ana@example.com; ben@example.com' : problem
  const send = (type: 'quoteEmail.requested' | 'purchaseLink.requested') => {
    const isRight = isEmailList(emails)
    setWrong(!isRight)
    setSentTo(isRight ? `${sentLabels[type]} ${uniqueEmailsIn(emails).join(', ')}.` : null)
    if (isRight) quote.send({ type, emails })
    else document.getElementById(id)?.focus()
  }
  const edit = (typed: string) => {
    quote.send({ type: 'text.typed', name: 'quoteEmails', text: typed })
    // an email in progress still has to report its result
    if (state !== 'sending') setSentTo(null)
  }
  return (
    <Section title={isWithheld ? 'Come back to it' : 'Not today? Or does someone else pay?'} isPrinted={false}>
      <form
        noValidate
        className="grid grid-cols-[minmax(0,1fr)] gap-0.5"
        onSubmit={(event) => {
          event.preventDefault()
          send('quoteEmail.requested')
        }}
      >
        <label htmlFor={id} className="font-strong">
          Email the quote to
        </label>
        <p id={`${id}-hint`} className="max-w-(--measure) text-ink-soft">
          {isWithheld
            ? 'A link that opens the quote again.'
            : 'The price, and a link that opens the quote again. A purchase link opens it at the payment step, for the person who pays.'}{' '}
          Separate several addresses with semicolons or commas.
        </p>
        <Fault id={id}>{fault}</Fault>
        <input
          id={id}
          type="text"
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
          value={emails}
          onChange={(event) => edit(withSemicolons(event.target.value))}
          aria-describedby={`${id}-hint${fault ? ` ${id}-fault` : ''}`}
          aria-invalid={fault ? true : undefined}
          className="control mt-0.5 w-52"
        />
        <Actions className="mt-1.5">
          <Button type="submit" {...(state === 'sending' && { waiting: 'Sending ...' })}>
            Send the quote
          </Button>
          {!isWithheld && <LinkButton onClick={() => send('purchaseLink.requested')}>Send a purchase link</LinkButton>}
          <p role="status" className="text-ink-soft empty:hidden">
            {state === 'sent' && sentTo}
          </p>
        </Actions>
      </form>
    </Section>
  )
}
