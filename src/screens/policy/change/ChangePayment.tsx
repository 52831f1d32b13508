import { useSelector } from '@xstate/react'
import { useMemo, useState } from 'react'
import { Form, useFormState } from 'react-final-form'
import type { OpenedPolicy } from '../../../../contract/client'
import { dollars } from '../../../../domain/common/formats'
import { centsOf } from '../../../../domain/common/money'
import { blankCard, type CardEntry, type CardFields, cardFaults } from '../../../../domain/quote/payment'
import {
  type ChangeRef,
  selectCardState,
  selectChangeBillingZip,
  selectChangeCardholder,
  selectChangeRejections,
  selectIsTokenizing,
  selectWorked,
} from '../../../../machines/customer/policy/change.select'
import { beginningOnce } from '../../../shared/card/beginningOnce'
import { CardForm } from '../../../shared/card/CardForm'
import { CardTried, fieldsAt, withCardInputs, withDraft } from '../../../shared/card/cardSubmission'
import type { CardInputs } from '../../../shared/card/cardVault'
import { ErrorSummary } from '../../../shared/fields/form/ErrorSummary'
import { Actions, Button, LinkButton } from '../../../shared/ui/Button'
import { Task } from '../../../shared/ui/TaskPage'
import { PaymentStatus } from './PaymentStatus'
import { PriceChange } from './PriceChange'

interface Props {
  readonly change: ChangeRef
  readonly opened: OpenedPolicy
  readonly openCardInputs: () => CardInputs | null
}

interface Entry extends CardEntry {
  readonly fields: CardFields
}

/**
 * The price increase line by line, and the card form. Card data stays in the form: the chart only hears whether it is
 * complete, and the vault reads it when it sends it to the processor. The chart has the other entries.
 */
export function ChangePayment({ change, opened, openCardInputs }: Props) {
  const [cardInputs] = useState(openCardInputs)
  const worked = useSelector(change, selectWorked)
  const state = useSelector(change, selectCardState)
  const [initial] = useState<Entry>(() => {
    const now = change.getSnapshot()
    return {
      ...blankCard,
      cardholder_name: selectChangeCardholder(now),
      billing_zip: selectChangeBillingZip(now),
      fields: fieldsAt(cardInputs),
    }
  })
  const [decorators] = useState(() => [
    ...(cardInputs ? [withCardInputs<Entry>(cardInputs)] : []),
    withDraft<Entry>((draft) => change.send({ type: 'payment.drafted', draft })),
  ])
  const pay = useMemo(
    () =>
      beginningOnce(
        () => selectIsTokenizing(change.getSnapshot()),
        () => change.send({ type: 'payment.submitted', card: 'complete' }),
      ),
    [change],
  )
  const faultsOf = (entry: Entry) => cardFaults(entry, opened.today, entry.fields)
  if (!worked) return null
  return (
    <Task title="Pay the difference">
      <PaymentStatus change={change} />
      <PriceChange worked={worked} opened={opened} />
      <Form<Entry>
        initialValues={initial}
        decorators={decorators}
        subscription={{}}
        validate={(entry) => firstByName(faultsOf(entry))}
        onSubmit={() => {}}
      >
        {({ form }) => (
          <form
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              const isComplete = faultsOf(form.getState().values).length === 0
              change.send({ type: 'payment.submitted', card: isComplete ? 'complete' : 'incomplete' })
            }}
          >
            <CardErrors change={change} isRejected={state === 'rejected'} />
            <CardTried value={state === 'rejected'}>
              <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-3">
                <CardForm cardInputs={cardInputs} wallet={{ amountCents: centsOf(worked.difference), pay }} />
              </div>
            </CardTried>
            <Actions className="mt-5">
              <Button type="submit" tone="main">
                Pay {dollars(worked.difference)} and change it
              </Button>
              <LinkButton onClick={() => change.send({ type: 'change.reconsidered' })}>Back to the answers</LinkButton>
              <LinkButton onClick={() => change.send({ type: 'change.left' })}>Don’t change anything</LinkButton>
            </Actions>
          </form>
        )}
      </Form>
    </Task>
  )
}

/** The errors of the card, with links, after the first attempt to pay. */
function CardErrors({ change, isRejected }: Pick<Props, 'change'> & { isRejected: boolean }) {
  const rejections = useSelector(change, selectChangeRejections)
  const { errors } = useFormState<Entry>({ subscription: { errors: true } })
  return <ErrorSummary key={rejections} faults={isRejected ? (errors as Record<string, string>) : {}} />
}

/** Keeps one error for each field, in page order. */
const firstByName = (faults: ReturnType<typeof cardFaults>) => {
  const first: Record<string, string> = {}
  for (const { name, message } of faults) first[name] ??= message
  return first
}
