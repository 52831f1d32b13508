import { assign, emit, setup } from 'xstate'
import type { AccountingTransaction, AccountingTransactions, PendingApproval } from '../../../contract/client'
import { type Problem, problemTypes } from '../../../contract/problem'
import { faultsIn } from '../../../domain/application/apart'
import {
  beginningOf,
  blankEntry,
  type Entering,
  type EntryAnswers,
  isOffered,
  isPlaced,
  letterFields,
  voidFields,
} from '../../../domain/staff/accounting'
import { entryFaults } from '../../../domain/staff/accountingFaults'
import { type OutcomesOf, slot } from '../../calls/call'
import type { windowReturn } from '../../calls/focus'
import type { authenticate, TokenizedCard, tokenizeCard } from '../../calls/payments'
import type {
  askCharge,
  askTransaction,
  Entered,
  enterTransaction,
  getStatement,
  listAccountingTransactions,
  sendTransaction,
  voidAccountingTransaction,
} from '../../calls/transactions'
import { fromEvent } from '../../kit/call'
import { type Drafts, draftsByContact } from '../../kit/draft'
import { formGuards, isWritten } from '../../kit/form'
import type { PageEmitted, PageInput, PageOutput } from '../../kit/page'
import {
  type AuthenticationContext,
  type AuthenticationEvent,
  authenticationActions,
  type PaymentEvent,
} from '../../kit/payment'
import { problemActions } from '../../kit/problem'
import { contactIdIn } from '../shell/route.params'
import { type BooksQuery, booksQueryIn } from './accounting.route'

type LetterAnswers = { readonly [Name in keyof typeof letterFields]: string | null }
type VoidAnswers = { readonly [Name in keyof typeof voidFields]: string | null }

/** The forms for an entry, its email and its void. */
interface Forms {
  /** the entry type of the open or last form */
  readonly entering: Entering
  readonly answers: EntryAnswers
  /** the Idempotency-Key of the last attempt */
  readonly key: string
  readonly card: TokenizedCard | null
  /** the entry to email or to void */
  readonly about: AccountingTransaction | null
  readonly letter: LetterAnswers
  /** the Idempotency-Key of the current letter, once it was sent; a changed letter has another */
  readonly letterKey: string | null
  readonly voiding: VoidAnswers
  /** of the card, or of loading the books */
  readonly problem: Problem | null
}

/** The open one. If an entry may have been recorded, that is settled first. */
export type DraftAt = 'creating' | 'uncertain' | 'authenticating' | 'declined' | 'sending' | 'voiding'

/** Resumed as soon as the contact's books are loaded. */
export interface Draft extends Forms {
  readonly at: DraftAt
}

export interface AccountingContext extends Forms, AuthenticationContext {
  readonly contactId: string
  readonly query: BooksQuery
  /** loaded last; they stay in sight while the books load again */
  readonly books: AccountingTransactions | null
  readonly drafts: Drafts<Draft>
  /** counts rejections: at each the summary takes the focus again */
  readonly rejections: number
  /** the last entry, which was not made: a second person has to approve it */
  readonly pending: PendingApproval | null
  /** the server's faults, with the answers that were sent */
  readonly refused: { readonly answers: object; readonly problem: Problem } | null
}

const calls = {
  listAccountingTransactions: slot<typeof listAccountingTransactions>('listAccountingTransactions'),
  tokenizeCard: slot<typeof tokenizeCard>('tokenizeCard'),
  enterTransaction: slot<typeof enterTransaction>('enterTransaction'),
  askTransaction: slot<typeof askTransaction>('askTransaction'),
  askCharge: slot<typeof askCharge>('askCharge'),
  authenticate: slot<typeof authenticate>('authenticate'),
  sendTransaction: slot<typeof sendTransaction>('sendTransaction'),
  voidAccountingTransaction: slot<typeof voidAccountingTransaction>('voidAccountingTransaction'),
  getStatement: slot<typeof getStatement>('getStatement'),
  windowReturn: slot<typeof windowReturn>('windowReturn'),
}

export type AccountingEvent =
  | OutcomesOf<typeof calls>
  | { type: 'address.opened'; address: string }
  | { type: 'page.retried' }
  | { type: 'entry.begun' }
  | { type: 'entry.chosen'; entering: Entering }
  | { type: 'entry.answered'; answers: Partial<EntryAnswers> }
  /** the chart learns of a card only whether it is complete; each attempt brings a new key */
  | { type: 'entry.submitted'; card: 'none' | 'complete' | 'incomplete'; key: string }
  | PaymentEvent
  | AuthenticationEvent
  | { type: 'exception.closed' }
  | { type: 'letter.begun'; transaction: AccountingTransaction }
  | { type: 'letter.answered'; answers: Partial<LetterAnswers> }
  | { type: 'letter.submitted'; key: string }
  | { type: 'void.begun'; transaction: AccountingTransaction }
  | { type: 'void.answered'; answers: Partial<VoidAnswers> }
  | { type: 'void.confirmed' }
  | { type: 'statement.requested' }
  | { type: 'dialog.closed' }
  | { type: 'leaving.confirmed' }

type EntrySubmitted = Extract<AccountingEvent, { type: 'entry.submitted' }>

const blankLetter: LetterAnswers = { emails: null, message: null }
const noEntry = { entering: { origin: 'here', kind: 'invoice' }, answers: blankEntry, card: null } as const
const noLetter = { about: null, letter: blankLetter, letterKey: null } as const
const noReason: VoidAnswers = { reason: null }

/** Another contact starts without data. */
export const blankContext = (address: string, drafts: Drafts<Draft>): AccountingContext => ({
  contactId: contactIdIn(address),
  query: booksQueryIn(address),
  books: null,
  ...noEntry,
  key: '',
  ...noLetter,
  voiding: noReason,
  drafts,
  rejections: 0,
  pending: null,
  refused: null,
  problem: null,
  authentication: null,
})

/** The address names other entries of the same books: the open dialog stays. */
export const staysHere = { guard: fromEvent('isSameContact'), actions: fromEvent('readAddress') } as const
/** The server refused one of the three forms: its faults are shown beside their fields, and announced. */
export const toRefused = <const Target extends string, const Form extends 'answers' | 'letter' | 'voiding'>(
  target: Target,
  form: Form,
) =>
  [
    { guard: fromEvent('isAboutAnswers'), target: `${target}.refused`, actions: refusedAs(form) },
    { target: `${target}.failed`, actions: refusedAs(form) },
  ] as const
const refusedAs = <const Form extends 'answers' | 'letter' | 'voiding'>(form: Form) =>
  [fromEvent('setRefused', { form }), fromEvent('announceProblem')] as const

/** The address names another contact: the drafts of this one are resumed with its books. */
export const suspended = <const At extends DraftAt>(at: At) =>
  ({
    target: '#accounting.opening',
    actions: [{ type: 'saveDraft', params: { at } }, fromEvent('openAnother')],
  }) as const

export const isEntryWritten = ({ entering, answers, books }: AccountingContext) =>
  isWritten(beginningOf(entering, books!), answers)
export const isLetterWritten = ({ about, letter, books }: AccountingContext) =>
  isWritten(letterAbout({ contact: books!.contact, transaction: about! }, books!.payee).letter, letter)
export const isReasonWritten = ({ voiding }: AccountingContext) => isWritten(noReason, voiding)

const formsOf = ({ entering, answers, key, card, about, letter, letterKey, voiding, problem }: Forms): Forms => ({
  entering,
  answers,
  key,
  card,
  about,
  letter,
  letterKey,
  voiding,
  problem,
})

const kept = draftsByContact<DraftAt, Forms, AccountingContext>(({ contactId }) => contactId, formsOf)
export const { draftsIn } = kept

export const accountingSetup = setup({
  types: {} as {
    context: AccountingContext
    events: AccountingEvent
    input: PageInput<Drafts<Draft>>
    output: PageOutput<Drafts<Draft>>
    emitted: PageEmitted
    meta: { busy?: string }
    tags: 'background'
  },
  actors: calls,
  delays: { askAgain: 5000, checkBank: 5000 },
  guards: {
    isSameContact: ({ context }, { address }: { readonly address: string }) =>
      contactIdIn(address) === context.contactId,
    ...kept.guards,
    isEntryWritten: ({ context }) => isEntryWritten(context),
    isLetterWritten: ({ context }) => isLetterWritten(context),
    isReasonWritten: ({ context }) => isReasonWritten(context),
    // a payment of an order that a suspension stops would be refused
    isOffered: ({ context }, { entering }: { readonly entering: Entering }) => isOffered(entering, context.books!),
    /** by what was read, or because the entry was refused so */
    isSuspended: ({ context: { entering, books, refused } }) =>
      refused?.problem.type === problemTypes.suspended || !isOffered(entering, books!),
    isUnsound: ({ context: { entering, answers, books } }) =>
      Object.keys(entryFaults(entering, answers, books!)).length > 0,
    isByCard: (_, { card }: EntrySubmitted) => card === 'complete',
    isCardWrong: (_, { card }: EntrySubmitted) => card === 'incomplete',
    isMadeHere: ({ context }) => context.entering.origin === 'here',
    isAddressed: ({ context }) => Object.keys(faultsIn(letterFields, context.letter)).length === 0,
    isReasoned: ({ context }) => Object.keys(faultsIn(voidFields, context.voiding)).length === 0,
    canBeVoided: (_, { transaction }: { readonly transaction: AccountingTransaction }) =>
      transaction.can_void && isPlaced(transaction.kind),
    isAboutAnswers: formGuards.isAboutAnswers,
  },
  actions: {
    openAnother: assign(({ context }, { address }: { readonly address: string }) =>
      blankContext(address, context.drafts),
    ),
    readAddress: assign((_, { address }: { readonly address: string }) => ({ query: booksQueryIn(address) })),
    setBooks: assign((_, { data }: { readonly data: AccountingTransactions }) => ({ books: data })),
    chooseEntry: assign(({ context }, event: Extract<AccountingEvent, { type: 'entry.chosen' }>) => ({
      entering: event.entering,
      answers: beginningOf(event.entering, context.books!),
    })),
    setAnswers: assign(({ context }, { answers }: { readonly answers: Partial<AccountingContext['answers']> }) => ({
      answers: { ...context.answers, ...answers },
    })),
    beginAttempt: assign((_, { key }: { readonly key: AccountingContext['key'] }) => ({ key })),
    setCard: assign((_, { card }: { readonly card: TokenizedCard }) => ({ card })),
    clearCard: assign({ card: null }),
    clearEntry: assign(noEntry),
    clearForms: assign({ ...noEntry, ...noLetter, voiding: noReason, pending: null }),
    setPending: assign((_, { pending }: { readonly pending: PendingApproval }) => ({ pending })),
    announceWork: emit({ type: 'work.changed' } as const),
    // stores the new contact and prepares the letter about the new entry
    setEntered: assign(({ context: { books } }, event: Extract<AccountingEvent, { type: 'entry.made' }>) =>
      books ? { books: { ...books, contact: event.entered.contact }, ...letterAbout(event.entered, books.payee) } : {},
    ),
    beginLetter: assign(({ context: { books } }, event: Extract<AccountingEvent, { type: 'letter.begun' }>) =>
      books ? letterAbout({ contact: books.contact, transaction: event.transaction }, books.payee) : {},
    ),
    setLetter: assign(({ context }, { answers }: { readonly answers: Partial<AccountingContext['letter']> }) => ({
      letter: { ...context.letter, ...answers },
      letterKey: null,
    })),
    sealLetter: assign(({ context }, { key }: { readonly key: string }) => ({ letterKey: context.letterKey ?? key })),
    beginVoid: assign((_, event: Extract<AccountingEvent, { type: 'void.begun' }>) => ({ about: event.transaction })),
    setReason: assign(({ context }, { answers }: { readonly answers: Partial<AccountingContext['voiding']> }) => ({
      voiding: { ...context.voiding, ...answers },
    })),
    countRejection: assign({ rejections: ({ context }) => context.rejections + 1 }),
    setRefused: assign(
      (
        { context },
        { form, problem }: { readonly form: 'answers' | 'letter' | 'voiding'; readonly problem: Problem },
      ) => ({ refused: { answers: context[form], problem } }),
    ),
    clearRefused: assign({ refused: null }),
    ...problemActions,
    ...authenticationActions,
    ...kept.actions,
    announceProblem: emit(
      (_, { problem }: { readonly problem: Problem }): PageEmitted => ({
        type: 'toast',
        kind: 'error',
        text: problem.message,
      }),
    ),
    announceSuccess: emit((_, { text }: { text: string }): PageEmitted => ({ type: 'toast', kind: 'success', text })),
  },
})

/**
 * To the contact point: the producer, if one acts for the insured (specification section 6). The receipt of a refund that
 * goes to an organizer goes there too.
 */
const letterAbout = ({ contact, transaction }: Entered, payee: AccountingTransactions['payee']) => ({
  about: transaction,
  letter: {
    ...blankLetter,
    emails: payee && transaction.kind === 'issueRefund' && !transaction.card ? payee.email : contact.emailAddress,
  },
  letterKey: null,
})
