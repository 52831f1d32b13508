import { selectAnswers, selectContactId, selectText } from '../../../../machines/customer/quote/quote.select'
import {
  reviewEmailLabel,
  selectReview,
  selectReviewEmailFault,
  selectReviewProblem,
  selectReviewRejections,
} from '../../../../machines/customer/quote/review.select'
import { BoxFocus } from '../../../shared/fields/control/BoxFocus'
import { Fault } from '../../../shared/fields/control/FieldFrames'
import { MessageField } from '../../../shared/fields/control/MessageField'
import { Actions, Button } from '../../../shared/ui/Button'
import { useQuote, useQuoteRef } from '../parts/QuoteProvider'
import { Section } from '../parts/Section'

const ids = { email: 'review-email', message: 'review-message' } as const

const selectEmail = selectText('reviewEmail')
const selectMessage = selectText('reviewMessage')

/** Submits a referral to an underwriter. */
export function ReviewForm() {
  const quote = useQuoteRef()
  const problem = useQuote(selectReviewProblem)
  const state = useQuote(selectReview)
  const isStored = useQuote(selectContactId) !== null
  const insuredEmail = useQuote((snapshot) => selectAnswers(snapshot).insured_email ?? '')
  const email = useQuote(selectEmail) ?? insuredEmail
  const message = useQuote(selectMessage) ?? ''
  const emailFault = useQuote(selectReviewEmailFault)
  const rejections = useQuote(selectReviewRejections)
  if (!isStored) return null
  const messageFault = problem?.errors?.['message']
  const otherFault = problem && !emailFault && !messageFault ? problem.message : null
  const isWaiting = state === 'storing' || state === 'submitting'
  return (
    <Section title="Submit it for review" isPrinted={false}>
      <p className="max-w-(--measure) text-ink-soft">
        An underwriter reads your answers, and approves the quote with a price or declines it with a reason. You may
        leave this page: the email that we send you has the link back to it.
      </p>
      <form
        noValidate
        className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          quote.send({ type: 'review.requested', email, message })
        }}
      >
        <MessageField
          id={ids.email}
          label={reviewEmailLabel}
          hint="We email the decision to this address."
          fault={emailFault}
        >
          {(described) => (
            <input
              {...described}
              type="email"
              autoComplete="email"
              spellCheck={false}
              aria-required
              value={email}
              onChange={(event) => quote.send({ type: 'text.typed', name: 'reviewEmail', text: event.target.value })}
              className="control w-52"
            />
          )}
        </MessageField>
        <MessageField
          id={ids.message}
          label="What should the underwriter know?"
          isOptional
          hint="Anything the questions did not cover: the people responsible, recent changes, your arrangements."
          fault={messageFault}
        >
          {(described) => (
            <textarea
              {...described}
              rows={4}
              maxLength={2000}
              value={message}
              onChange={(event) => quote.send({ type: 'text.typed', name: 'reviewMessage', text: event.target.value })}
              className="control min-h-12 w-full resize-y"
            />
          )}
        </MessageField>
        <BoxFocus box={ids.email} rejections={rejections} />
        {otherFault && <Fault id="review">{otherFault}</Fault>}
        <Actions>
          <Button type="submit" tone="main" {...(isWaiting && { waiting: 'Sending ...' })}>
            Submit for review
          </Button>
        </Actions>
      </form>
    </Section>
  )
}
