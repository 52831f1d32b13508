import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { AccountingTransaction } from '../../../contract/client'
import { problemTypes } from '../../../contract/problem'
import { faultsIn } from '../../../domain/application/apart'
import {
  balancesOf,
  type Entering,
  isItemized,
  isOffered,
  letterFields,
  questionsOf,
  sumOf,
  takesCard,
  voidFields,
} from '../../../domain/staff/accounting'
import { entryFaults } from '../../../domain/staff/accountingFaults'
import {
  creditMadeWith,
  excessInWords,
  excessOf,
  voidedCreditInWords,
  voidedInvoiceInWords,
} from '../../../domain/staff/refundExcess'
import { busyIn } from '../../kit/busy'
import { isWritten } from '../../kit/form'
import type { StaffSnapshot } from '../shell/staff.select'
import type { accountingMachine } from './accounting.machine'
import { sentBefore } from './accounting.sent'

export type AccountingRef = ActorRefFrom<typeof accountingMachine>
export type AccountingSnapshot = SnapshotFrom<typeof accountingMachine>
type Snapshot = AccountingSnapshot

/** The page while a user is signed in at `/admin/<contact id>/accounting`. */
export const selectAccounting = (s: StaffSnapshot) => s.children.page as AccountingRef | undefined

export type Dialog = 'picking' | 'entry' | 'waiting' | 'letter' | 'void'

const dialogs: Readonly<Record<string, Dialog>> = {
  picking: 'picking',
  creating: 'entry',
  tokenizing: 'entry',
  submitting: 'entry',
  uncertain: 'entry',
  asking: 'entry',
  authenticating: 'entry',
  checking: 'entry',
  canceling: 'entry',
  declined: 'entry',
  waiting: 'waiting',
  sending: 'letter',
  mailing: 'letter',
  voiding: 'void',
  takingBack: 'void',
}
const nameOf = ({ value }: Snapshot) => (typeof value === 'string' ? value : Object.keys(value)[0]!)

export function selectBooksView(s: Snapshot): 'opening' | 'missing' | 'barred' | 'failed' | 'books' {
  const name = nameOf(s)
  return name === 'opening' || name === 'missing' || name === 'barred' || name === 'failed' ? name : 'books'
}
/** The dialog over the books. While a call is in flight, the dialog before it stays. */
export const selectDialog = (s: Snapshot): Dialog | null => dialogs[nameOf(s)] ?? null
/** The dialog over the entry form. */
export function selectOverEntry(s: Snapshot): 'declined' | 'uncertain' | 'asking' | 'authenticating' | null {
  const name = nameOf(s)
  if (name === 'authenticating' || name === 'checking' || name === 'canceling') return 'authenticating'
  return name === 'declined' || name === 'uncertain' || name === 'asking' ? name : null
}
/** Whether the dialog asks before it discards the form. */
export const selectIsLeavingForm = ({ value }: Snapshot) =>
  typeof value !== 'string' &&
  Object.values(value).some((state) => state === 'leaving' || state === 'leavingForAnother')
export const selectIsReading = (s: Snapshot) => s.matches({ closed: 'reading' })
export const selectIsOutdated = (s: Snapshot) => s.matches({ closed: 'outdated' })
export const selectEntryAuthentication = (s: Snapshot) => s.context.authentication
export const selectAccountingProblem = (s: Snapshot) => s.context.problem?.message ?? null
/** The processor's code, for staff who talk to the customer. */
export const selectExceptionCode = (s: Snapshot) => s.context.problem?.decline_code ?? null

export const selectBooksQuery = (s: Snapshot) => s.context.query
export const selectBooks = (s: Snapshot) => s.context.books
/** Whether an entry of a kind can be made now. */
export const isEntryOffered = ({ context: { books } }: Snapshot, entering: Entering): boolean =>
  books !== null && isOffered(entering, books)
/** The organizer that gets the refund of the form by check or transfer, because it paid for the policy. */
export const selectRefundPayee = ({ context: { entering, answers, books } }: Snapshot) =>
  entering.kind === 'issueRefund' && answers.transaction_type !== 'card' ? (books?.payee ?? null) : null
/** The words about a refund above the amount due; null where no more is refunded. */
export const selectExcessInWords = ({ context: { entering, answers, books } }: Snapshot): string | null => {
  const excess = books ? excessOf(entering, answers, books) : 0
  return books && excess > 0 ? excessInWords(excess, books) : null
}
export const selectEntering = (s: Snapshot) => s.context.entering
export const selectEntryAnswers = (s: Snapshot) => s.context.answers
/** The entry that was not made, because a second person has to approve it. */
export const selectPendingEntry = (s: Snapshot) => s.context.pending
export const selectAbout = (s: Snapshot) => s.context.about
/** The credit memo that stays after the refund that the dialog is about is voided. */
export const selectCreditMadeWith = ({ context: { about, books } }: Snapshot) =>
  about && books ? creditMadeWith(about, books.data) : null
/** The words about the balance after the void of a credit memo or an invoice; null where nothing is due after it. */
export const selectBalanceAfterVoid = ({ context: { about, books } }: Snapshot) =>
  about && books ? (voidedCreditInWords(about, books) ?? voidedInvoiceInWords(about, books)) : null
export const selectLetter = (s: Snapshot) => s.context.letter
/** The mails with the document of the entry that the dialog is about. */
export const selectSentBefore = (s: Snapshot) => sentBefore(s.context)
export const selectVoiding = (s: Snapshot) => s.context.voiding
export const selectAccountingRejections = (s: Snapshot) => s.context.rejections

/** Dollars; null without an amount. */
export const selectEntryTotal = ({ context: { entering, answers } }: Snapshot) => {
  if (isItemized(entering)) return sumOf(answers.change_item) || null
  return typeof answers.amount === 'number' ? answers.amount : null
}
export const selectTakesCard = ({ context: { entering, answers } }: Snapshot) => takesCard(entering, answers)
/** By name, in order. Compare with `shallowEqual`. */
export const selectQuestionNames = ({ context: { entering, answers, books } }: Snapshot): readonly string[] =>
  books ? Object.keys(questionsOf(entering, answers, books)) : []
export const questionIn = ({ context: { entering, answers, books } }: Snapshot, name: string) =>
  questionsOf(entering, answers, books!)[name]!

/** The server's fault for each unchanged answer, by control. */
function refusedFaults({ refused }: Snapshot['context'], answers: object): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(refused?.problem.errors ?? {}).flatMap(([path, message]) =>
      valueAt(refused!.answers, path) === valueAt(answers, path) ? [[path.replaceAll('.', '-'), message]] : [],
    ),
  )
}
const valueAt = (answers: object, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown> | null)?.[name] ?? null, answers)

const isTried = ({ value }: Snapshot) =>
  typeof value !== 'string' && Object.values(value).some((state) => state === 'rejected' || state === 'refused')
const none: Readonly<Record<string, string>> = {}

/** The faults of the entry after the first attempt; the card form has its own. Compare with `shallowEqual`. */
export function selectEntryFaults(s: Snapshot): Readonly<Record<string, string>> {
  const { entering, answers, books } = s.context
  if (!isTried(s) || !books) return none
  return { ...refusedFaults(s.context, answers), ...entryFaults(entering, answers, books) }
}
export const selectIsEntryTried = (s: Snapshot) => s.matches({ creating: 'rejected' })
/** Compare with `shallowEqual`. */
export const selectLetterFaults = (s: Snapshot) =>
  isTried(s) ? { ...refusedFaults(s.context, s.context.letter), ...faultsIn(letterFields, s.context.letter) } : none
/** Compare with `shallowEqual`. */
export const selectVoidFaults = (s: Snapshot) =>
  isTried(s) ? { ...refusedFaults(s.context, s.context.voiding), ...faultsIn(voidFields, s.context.voiding) } : none
/** Why the request failed, if no field of the form is at fault. */
export const selectFormProblem = (s: Snapshot): string | null => {
  const { refused } = s.context
  const isFailed =
    s.matches({ creating: 'failed' }) || s.matches({ sending: 'failed' }) || s.matches({ voiding: 'failed' })
  return isFailed && refused ? refused.problem.message : null
}

/** Whether a payment was received for something that is no longer sold. */
export const selectIsTooLate = (s: Snapshot) =>
  s.matches({ creating: 'failed' }) && s.context.refused?.problem.type === problemTypes.noLongerSold
/** The order on hold for which the payment of the form would be; null where a payment can be received. */
export const selectSuspendedOrder = ({ context: { entering, books } }: Snapshot) =>
  (books && !isOffered(entering, books) && books.suspended_order) || null
/** A moratorium stops the payment of an order. With other answers it may be a payment of another invoice. */
export const selectIsEntrySuspended = (s: Snapshot) => {
  const { refused, answers } = s.context
  if (selectSuspendedOrder(s) !== null || s.matches({ creating: 'lookingAgain' })) return true
  return (
    s.matches({ creating: 'failed' }) &&
    refused?.problem.type === problemTypes.suspended &&
    !isWritten(refused.answers, answers)
  )
}
export const selectAccountingContactId = (s: Snapshot) => s.context.contactId

/** The overlay's text while a state waits. */
export const selectAccountingBusy = (s: Snapshot) => busyIn(s)

export interface BookRow extends AccountingTransaction {
  /** dollars; the balance after the entry */
  readonly balance: number
  /** the reason of its void, if it was voided */
  readonly voided: string | null
}

/** Rows a page. */
const size = 50

/** The entries that match the search, in the chosen order. The balances come from the whole books. */
export function rowsOf({ books, query: { search, order, page } }: Pick<Snapshot['context'], 'books' | 'query'>) {
  const data = books?.data ?? []
  const balances = balancesOf(data)
  const reasons = new Map(data.map(({ voids, note, description }) => [voids, note ?? description]))
  const sought = search.toLowerCase()
  const matches = data
    .map(
      (entry, i): BookRow => ({ ...entry, balance: balances[i]!, voided: reasons.get(entry.transaction_id) ?? null }),
    )
    .filter((entry) => sought === '' || wordsOf(entry).includes(sought))
  const sorted = order === 'newest' ? matches.toReversed() : matches
  return { rows: sorted.slice((page - 1) * size, page * size), total: matches.length, page, size }
}

const wordsOf = ({ number, description, reference, note, card, charged, paid, actor, transaction_id }: BookRow) =>
  [number, description, reference, note, card, actor, transaction_id, charged.toFixed(2), paid.toFixed(2)]
    .filter(Boolean)
    .join('\n')
    .toLowerCase()
