import { declarationOf } from '../../../../domain/application'
import { type Snapshot, selectAnswers } from '../../../../machines/customer/quote/quote.select'
import { Actions, Button, LinkButton } from '../../../shared/ui/Button'
import { answerQuestion } from '../parts/answers'
import { PhoneLink } from '../parts/PhoneLink'
import { useQuote, useQuoteRef } from '../parts/QuoteProvider'
import { focusField } from '../parts/stepFocus'

const name = 'damage_rented_premises_limit'
const { options = [] } = declarationOf('underwriting').fields[name]!

const selectLimit = (s: Snapshot) => selectAnswers(s)[name]

/** The chosen limit is sold by the second provider only (decision 34), as the title says. */
export const limitNotSold = (s: Snapshot) => `${selectLimit(s)} is not sold for this event`

/** Offers the highest limit that is sold, with one press, and a link to the others. */
export function RentedPremises() {
  const quote = useQuoteRef()
  const limit = useQuote(selectLimit)
  const most = options[options.findIndex(({ value }) => value === limit) - 1]?.value
  const close = () => {
    quote.send({ type: 'dialog.closed' })
    setTimeout(() => focusField(name, quote), 0)
  }
  const choose = (value: string) => {
    answerQuestion(quote, name, value as '$500,000')
    close()
  }
  return (
    <>
      <p>The most is {most}, for damage to the building you rent.</p>
      <p className="text-ink-soft">
        <PhoneLink />
      </p>
      <Actions className="mt-2">
        {most && (
          <Button tone="main" onClick={() => choose(most)}>
            Choose {most}
          </Button>
        )}
        <LinkButton onClick={close}>Choose another limit</LinkButton>
      </Actions>
    </>
  )
}
