import { contactEmail } from '../../../../domain/application/payload'
import { uniqueEmailsIn, withSemicolons } from '../../../../domain/common/email'
import {
  selectAnswers,
  selectContactId,
  selectIsWithheld,
  selectText,
} from '../../../../machines/customer/quote/quote.select'
import {
  selectEmailFault,
  selectEmailRejections,
  selectIsMailing,
  selectSentMail,
} from '../../../../machines/customer/quote/summary.select'
import { BoxFocus } from '../../../shared/fields/control/BoxFocus'
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
  const isMailing = useQuote(selectIsMailing)
  const sent = useQuote(selectSentMail)
  const fault = useQuote(selectEmailFault)
  const rejections = useQuote(selectEmailRejections)
  const isStored = useQuote(selectContactId) !== null
  const theirs = useQuote((snapshot) => contactEmail(selectAnswers(snapshot)) ?? '')
  const emails = useQuote(selectEmails) ?? theirs
  const isWithheld = useQuote(selectIsWithheld)
  if (!isStored) return null
  return (
    <Section title={isWithheld ? 'Come back to it' : 'Not today? Or does someone else pay?'} isPrinted={false}>
      <form
        noValidate
        className="grid grid-cols-[minmax(0,1fr)] gap-0.5"
        onSubmit={(event) => {
          event.preventDefault()
          quote.send({ type: 'quoteEmail.requested', emails })
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
        <BoxFocus box={id} rejections={rejections} />
        <input
          id={id}
          type="text"
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
          value={emails}
          onChange={(event) =>
            quote.send({ type: 'text.typed', name: 'quoteEmails', text: withSemicolons(event.target.value) })
          }
          aria-describedby={`${id}-hint${fault ? ` ${id}-fault` : ''}`}
          aria-invalid={fault ? true : undefined}
          className="control mt-0.5 w-52"
        />
        <Actions className="mt-1.5">
          <Button type="submit" {...(isMailing && { waiting: 'Sending ...' })}>
            Send the quote
          </Button>
          {!isWithheld && (
            <LinkButton onClick={() => quote.send({ type: 'purchaseLink.requested', emails })}>
              Send a purchase link
            </LinkButton>
          )}
          <p role="status" className="text-ink-soft empty:hidden">
            {sent && `${sentLabels[sent.type]} ${uniqueEmailsIn(sent.emails).join(', ')}.`}
          </p>
        </Actions>
      </form>
    </Section>
  )
}
