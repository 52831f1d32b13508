import { shallowEqual, useSelector } from '@xstate/react'
import { useState } from 'react'
import { Form, useFormState } from 'react-final-form'
import { todayIn } from '../../../../domain/common/dates'
import { blankCard, type CardEntry, type CardFields, cardFaults } from '../../../../domain/quote/payment'
import { blankEntry, type EntryAnswers, takesCard } from '../../../../domain/staff/accounting'
import {
  type AccountingRef,
  selectAccountingRejections,
  selectEntering,
  selectEntryAnswers,
  selectEntryFaults,
  selectIsEntryTried,
} from '../../../../machines/staff/accounting/accounting.select'
import { newKey } from '../../../shared/browser/idempotencyKey'
import { fieldsAt, withCardInputs } from '../../../shared/card/cardSubmission'
import type { CardInputs } from '../../../shared/card/cardVault'
import { ErrorSummary } from '../../../shared/fields/form/ErrorSummary'
import { reportAnswers } from '../../../shared/fields/form/reportAnswers'
import { stableFields } from '../../../shared/fields/form/stableFields'
import { FormActions, TransactionFields } from './TransactionFields'

interface Props {
  readonly accounting: AccountingRef
  readonly openCardInputs: () => CardInputs | null
}

/** The chart holds the answers; the card stays in the form. */
interface Entry extends EntryAnswers, CardEntry {
  readonly fields: CardFields
}

/** The transaction form (specification section 3). The vault reads the card from the form. */
export function TransactionForm({ accounting, openCardInputs }: Props) {
  const entering = useSelector(accounting, selectEntering)
  const [cardInputs] = useState(() => (mayTakeCard(accounting) ? openCardInputs() : null))
  const [initial] = useState<Entry>(() => ({
    ...blankCard,
    fields: fieldsAt(cardInputs),
    ...selectEntryAnswers(accounting.getSnapshot()),
  }))
  const [decorators] = useState(() => [
    stableFields,
    reportAnswers<Entry>((changed) => change(accounting, changed)),
    ...(cardInputs ? [withCardInputs<Entry>(cardInputs)] : []),
  ])
  const faultsOf = (entry: Entry) =>
    takesCard(entering, entry) ? cardFaults(entry, todayIn(new Date()), entry.fields) : []
  return (
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
            const { values } = form.getState()
            const isComplete = faultsOf(values).length === 0
            const card = !takesCard(entering, values) ? 'none' : isComplete ? 'complete' : 'incomplete'
            accounting.send({ type: 'entry.submitted', card, key: newKey() })
          }}
        >
          <TransactionErrors accounting={accounting} />
          <TransactionFields accounting={accounting} cardInputs={cardInputs} />
          <FormActions accounting={accounting} />
        </form>
      )}
    </Form>
  )
}

const mayTakeCard = (accounting: AccountingRef) => {
  const entering = selectEntering(accounting.getSnapshot())
  return takesCard(entering, { ...blankEntry, transaction_type: 'card' })
}

/** Card data is not sent to the chart. */
function change(accounting: AccountingRef, changed: Partial<Entry>) {
  const answers = Object.fromEntries(Object.entries(changed).filter(([name]) => name in blankEntry))
  if (Object.keys(answers).length > 0) accounting.send({ type: 'entry.answered', answers })
}

/** The errors of the answers and of the card, with links, after the first attempt. */
function TransactionErrors({ accounting }: Pick<Props, 'accounting'>) {
  const faults = useSelector(accounting, selectEntryFaults, shallowEqual)
  const isTried = useSelector(accounting, selectIsEntryTried)
  const rejections = useSelector(accounting, selectAccountingRejections)
  const { errors } = useFormState<Entry>({ subscription: { errors: true } })
  const all = isTried ? { ...faults, ...(errors as Record<string, string>) } : faults
  return <ErrorSummary key={rejections} faults={all} />
}

/** Keeps one error for each field, in page order. */
const firstByName = (faults: ReturnType<typeof cardFaults>) => {
  const first: Record<string, string> = {}
  for (const { name, message } of faults) first[name] ??= message
  return first
}
