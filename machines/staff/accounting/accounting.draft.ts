import { array, enums, nullable, number, object, string, type, union } from 'superstruct'
import type { Problem } from '../../../contract/problem'
import type { Entering, EntryAnswers } from '../../../domain/staff/accounting'
import { entryKinds } from '../../../domain/staff/accounting'
import { answersShape, type DraftedPage, rowShape, type StoredPage, storedEach } from '../../kit/draft'
import type { AccountingSnapshot } from './accounting.select'
import {
  type Draft,
  type DraftAt,
  draftsIn,
  isEntryWritten,
  isLetterWritten,
  isReasonWritten,
} from './accounting.setup'

const amount = nullable(union([number(), string()]))
const shape = object({
  at: enums(['creating', 'uncertain', 'authenticating', 'declined', 'sending', 'voiding']),
  entering: object({ origin: enums(['here', 'elsewhere']), kind: enums(entryKinds) }),
  answers: object({
    change_item: array(object({ item_description: nullable(string()), amount })),
    amount,
    transaction_type: nullable(string()),
    transaction_id: nullable(string()),
    reference: nullable(string()),
    note: nullable(string()),
    date: nullable(string()),
  }),
  key: string(),
  about: nullable(rowShape),
  letter: answersShape,
  letterKey: nullable(string()),
  voiding: answersShape,
  problem: nullable(type({ status: number(), message: string() })),
})

/**
 * An entry whose card is with the bank is not stored: asking again needs the card's token, and nothing of a card is
 * stored. The books tell whether it was made. One that waits for the cardholder's bank is asked about by its key alone.
 */
const storedDraft: StoredPage<Draft, typeof shape.TYPE> = {
  page: 'accounting',
  shape,
  pack: ({ card, ...draft }) =>
    draft.at === 'uncertain' && card !== null ? null : ({ ...draft } as unknown as typeof shape.TYPE),
  unpack: (draft) => ({
    ...(draft as unknown as Draft),
    entering: draft.entering as Entering,
    answers: draft.answers satisfies EntryAnswers,
    problem: draft.problem as Problem | null,
    card: null,
  }),
}

/** The state in which each open form is resumed. An entry that was sent may be recorded, so it is asked about first. */
function openAt(snapshot: AccountingSnapshot): DraftAt | null {
  const { context } = snapshot
  if (snapshot.matches('creating')) return isEntryWritten(context) ? 'creating' : null
  if (snapshot.matches('tokenizing')) return 'creating'
  if (snapshot.matches('submitting') || snapshot.matches('uncertain') || snapshot.matches('asking')) return 'uncertain'
  if (snapshot.matches('authenticating') || snapshot.matches('checking') || snapshot.matches('canceling'))
    return 'authenticating'
  if (snapshot.matches('declined')) return 'declined'
  if (snapshot.matches('sending')) return isLetterWritten(context) ? 'sending' : null
  if (snapshot.matches('mailing')) return 'sending'
  if (snapshot.matches('voiding')) return isReasonWritten(context) ? 'voiding' : null
  return snapshot.matches('takingBack') ? 'voiding' : null
}

export const accountingDraft: DraftedPage<
  AccountingSnapshot,
  Record<string, Draft>,
  Record<string, typeof shape.TYPE>
> = {
  ...storedEach(storedDraft),
  draftIn: (snapshot) => draftsIn(snapshot.context, openAt(snapshot)),
}
