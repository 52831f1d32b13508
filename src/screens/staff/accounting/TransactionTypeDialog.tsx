import { type Entering, entryKinds, placedKinds } from '../../../../domain/staff/accounting'
import type { AccountingRef } from '../../../../machines/staff/accounting/accounting.select'
import { Modal } from '../../../shared/ui/Modal'
import { kindWords, titleOf } from './labels'

/** The specification's accounting information dialog: chooses the kind of transaction. */
export function TransactionTypeDialog({ accounting }: { accounting: AccountingRef }) {
  const choose = (entering: Entering) => () => accounting.send({ type: 'entry.chosen', entering })
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
              <button type="button" className="link min-h-(--size-target)" onClick={choose({ origin: 'here', kind })}>
                {enter}
              </button>
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
                <button type="button" className="link min-h-(--size-target)" onClick={choose(entering)}>
                  {titleOf(entering)}
                </button>
              </li>
            )
          })}
        </ul>
      </section>
    </Modal>
  )
}
