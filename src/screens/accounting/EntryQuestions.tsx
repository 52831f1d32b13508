import { shallowEqual, useSelector } from '@xstate/react'
import { isItemized } from '../../../domain/accounting'
import {
  type AccountingRef,
  questionIn,
  selectEntering,
  selectEntryFaults,
  selectEntryTotal,
  selectFormProblem,
  selectIsEntryTried,
  selectQuestionNames,
  selectTakesCard,
} from '../../../machines/accounting/accounting.select'
import type { CardDesk } from '../../app/cardVault'
import { Actions, Button, LinkButton } from '../../ui/Button'
import { CardForm } from '../quote/CardForm'
import { CardTried } from '../quote/cardTried'
import { AskedField } from './AskedField'
import { Items } from './Items'
import { Unmade } from './SmallForm'
import { actOf } from './words'

interface Props {
  readonly accounting: AccountingRef
}

/** What is asked, by what is entered and how it is paid. */
export function Questions({ accounting, desk }: Props & { desk: CardDesk | null }) {
  const entering = useSelector(accounting, selectEntering)
  const names = useSelector(accounting, selectQuestionNames, shallowEqual)
  const faults = useSelector(accounting, selectEntryFaults, shallowEqual)
  const isTried = useSelector(accounting, selectIsEntryTried)
  const isByCard = useSelector(accounting, selectTakesCard)
  return (
    <div className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-3">
      {isItemized(entering) && <Items faults={faults} />}
      {names.map((name) => (
        <AskedField key={name} name={name} field={questionIn(accounting.getSnapshot(), name)} fault={faults[name]} />
      ))}
      {isByCard && (
        <CardTried value={isTried}>
          <CardForm desk={desk} />
        </CardTried>
      )}
    </div>
  )
}

/** What the button does, and why nothing came of it the last time. */
export function Acts({ accounting }: Props) {
  const entering = useSelector(accounting, selectEntering)
  const total = useSelector(accounting, selectEntryTotal)
  const isByCard = useSelector(accounting, selectTakesCard)
  const problem = useSelector(accounting, selectFormProblem)
  return (
    <>
      <Unmade problem={problem} />
      <Actions className="mt-4">
        <Button type="submit" tone="main">
          {actOf(entering, total, isByCard)}
        </Button>
        <LinkButton onClick={() => accounting.send({ type: 'entry.begun' })}>Enter something else</LinkButton>
      </Actions>
    </>
  )
}
