import { isPlaced } from '../../../../domain/staff/accounting'
import type { AccountingRef, BookRow } from '../../../../machines/staff/accounting/accounting.select'
import { returnFocusAfter } from '../../../shared/browser/focusWhileShown'
import { Button } from '../../../shared/ui/Button'
import { named } from './labels'

/** The actions of one transaction: open, email, void. Each accessible name includes the transaction. */
export function TransactionActions({ accounting, row }: { accounting: AccountingRef; row: BookRow }) {
  const { kind, document, state, is_elsewhere, can_void, sent = [] } = row
  const send = sent.length > 0 ? 'Send again' : 'Send'
  const name = named(row)
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1.5 gap-y-0.5 md:justify-end">
      {document?.ready && (
        <a href={document.url} aria-label={`PDF of ${name}`} className="inline-flex min-h-(--size-target) items-center">
          PDF
        </a>
      )}
      {state === 'made' && !is_elsewhere && (
        <Button
          isDense
          aria-label={`${send} ${name}`}
          onClick={() => accounting.send({ type: 'letter.begun', transaction: row })}
        >
          {send}
        </Button>
      )}
      {can_void && isPlaced(kind) && (
        <span ref={returnFocusAfter}>
          <Button
            isDense
            aria-label={`Void ${name}`}
            onClick={() => accounting.send({ type: 'void.begun', transaction: row })}
          >
            Void
          </Button>
        </span>
      )}
    </span>
  )
}
