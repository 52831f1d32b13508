import { useSelector } from '@xstate/react'
import { type Entering, entryKinds, placedKinds } from '../../../../domain/staff/accounting'
import { type AccountingRef, isEntryOffered } from '../../../../machines/staff/accounting/accounting.select'
import { Modal } from '../../../shared/ui/Modal'
import { kindWords, titleOf } from './labels'

interface Props {
  readonly accounting: AccountingRef
}

/** The specification's accounting information dialog: chooses the kind of transaction. */
export function TransactionTypeDialog({ accounting }: Props) {
  return (
    <Modal title="Accounting information" onClose={() => accounting.send({ type: 'dialog.closed' })}>
      <ul className="border-b border-rule">
        {entryKinds.map((kind) => {
          const { enter, hint } = kindWords[kind]
          return (
            <li
              key={kind}
              className="grid items-baseline gap-x-2 border-t border-rule py-0.5 sm:grid-cols-[11rem_minmax(0,1fr)]"
            >
              <EntryChoice accounting={accounting} entering={{ origin: 'here', kind }}>
                {enter}
              </EntryChoice>
              <p className="text-ink-soft">{hint}</p>
            </li>
          )
        })}
      </ul>
      <section aria-labelledby="elsewhere">
        <h3 id="elsewhere" className="font-strong">
          Made in another system
        </h3>
        <p className="text-ink-soft">This only records the transaction. No money moves, and nothing is emailed.</p>
        <ul className="mt-0.5 border-b border-rule">
          {placedKinds.map((kind) => {
            const entering = { origin: 'elsewhere', kind } as const
            return (
              <li key={kind} className="border-t border-rule py-0.5">
                <EntryChoice accounting={accounting} entering={entering}>
                  {titleOf(entering)}
                </EntryChoice>
              </li>
            )
          })}
        </ul>
      </section>
    </Modal>
  )
}

interface ChoiceProps extends Props {
  readonly entering: Entering
  readonly children: string
}

/** One kind of transaction; a payment that would be refused is named without a button. */
function EntryChoice({ accounting, entering, children }: ChoiceProps) {
  const isOffered = useSelector(accounting, (s) => isEntryOffered(s, entering))
  if (!isOffered)
    return (
      <p className="flex min-h-(--size-target) flex-wrap items-center gap-x-1">
        {children}
        <span className="text-ink-soft">Not possible now: the order is on hold.</span>
      </p>
    )
  return (
    <button
      type="button"
      className="link min-h-(--size-target)"
      onClick={() => accounting.send({ type: 'entry.chosen', entering })}
    >
      {children}
    </button>
  )
}
