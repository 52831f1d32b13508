import { shallowEqual, useSelector } from '@xstate/react'
import { useState } from 'react'
import { Form, useFormState } from 'react-final-form'
import { blankEntry, type EntryAnswers, takesCard } from '../../../domain/accounting'
import { todayIn } from '../../../domain/dates'
import { blankCard, type CardEntry, type CardFields, cardFaults } from '../../../domain/payment'
import {
  type AccountingRef,
  selectAccountingRejections,
  selectEntering,
  selectEntryAnswers,
  selectEntryFaults,
  selectIsEntryTried,
} from '../../../machines/accounting/accounting.select'
import type { CardDesk } from '../../app/cardVault'
import { newKey } from '../../app/newKey'
import { ErrorSummary } from '../../step/ErrorSummary'
import { PlaceLink } from '../../step/PlaceLink'
import { reportAnswers } from '../../step/reportAnswers'
import { stableFields } from '../../step/stableFields'
import { atDesk, fieldsAt } from '../quote/atDesk'
import { Acts, Questions } from './EntryQuestions'

interface Props {
  readonly accounting: AccountingRef
  readonly cardDesk: () => CardDesk | null
}

/** The answers, which the chart holds, and the card, which it never sees. */
interface Entry extends EntryAnswers, CardEntry {
  readonly fields: CardFields
}

/** The transaction form (specification section 3). A card is read by the vault where it is typed. */
export function EntryForm({ accounting, cardDesk }: Props) {
  const entering = useSelector(accounting, selectEntering)
  const [desk] = useState(() => (mayTakeCard(accounting) ? cardDesk() : null))
  const [initial] = useState<Entry>(() => ({
    ...blankCard,
    fields: fieldsAt(desk),
    ...selectEntryAnswers(accounting.getSnapshot()),
  }))
  const [decorators] = useState(() => [
    stableFields,
    reportAnswers<Entry>((changed) => tell(accounting, changed)),
    ...(desk ? [atDesk<Entry>(desk)] : []),
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
          <Rejected accounting={accounting} />
          <Questions accounting={accounting} desk={desk} />
          <Acts accounting={accounting} />
        </form>
      )}
    </Form>
  )
}

const mayTakeCard = (accounting: AccountingRef) => {
  const entering = selectEntering(accounting.getSnapshot())
  return takesCard(entering, { ...blankEntry, transaction_type: 'card' })
}

/** What is typed of a card is not said. */
function tell(accounting: AccountingRef, changed: Partial<Entry>) {
  const answers = Object.fromEntries(Object.entries(changed).filter(([name]) => name in blankEntry))
  if (Object.keys(answers).length > 0) accounting.send({ type: 'entry.answered', answers })
}

/** Once one has tried: what is wrong with the answers and with the card, with links. */
function Rejected({ accounting }: Pick<Props, 'accounting'>) {
  const faults = useSelector(accounting, selectEntryFaults, shallowEqual)
  const isTried = useSelector(accounting, selectIsEntryTried)
  const rejections = useSelector(accounting, selectAccountingRejections)
  const { errors } = useFormState<Entry>({ subscription: { errors: true } })
  const all = isTried ? { ...faults, ...(errors as Record<string, string>) } : faults
  return <ErrorSummary key={rejections} faults={all} Place={PlaceLink} />
}

/** One fault a field, in the order of the page. */
const firstByName = (faults: ReturnType<typeof cardFaults>) => {
  const first: Record<string, string> = {}
  for (const { name, message } of faults) first[name] ??= message
  return first
}
