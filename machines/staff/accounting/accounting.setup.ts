import { assign, emit, setup } from 'xstate'
import type { AccountingTransaction, AccountingTransactions } from '../../../contract/client'
import type { Problem } from '../../../contract/problem'
import { faultsIn } from '../../../domain/application/apart'
import {
  beginningOf,
  blankEntry,
  type Entering,
  type EntryAnswers,
  isPlaced,
  letterFields,
  voidFields,
} from '../../../domain/staff/accounting'
import { entryFaults } from '../../../domain/staff/accountingFaults'
import { type OutcomesOf, slot } from '../../calls/call'
import type { TokenizedCard, tokenizeCard } from '../../calls/payments'
import type {
  askTransaction,
  Entered,
  enterTransaction,
  getStatement,
  listAccountingTransactions,
  sendTransaction,
  voidAccountingTransaction,
} from '../../calls/transactions'
import { fromEvent } from '../../kit/call'
import { formGuards, isWritten } from '../../kit/form'
import type { PageEmitted, PageInput, PageOutput } from '../../kit/page'
import type { PaymentEvent } from '../../kit/payment'
import { problemActions } from '../../kit/problem'
import { contactIdIn } from '../shell/route.params'
import { type BooksQuery, booksQueryIn } from './accounting.route'

type LetterAnswers = { readonly [Name in keyof typeof letterFields]: string | null }
type VoidAnswers = { readonly [Name in keyof typeof voidFields]: string | null }

/** What is entered, mailed or taken back, as far as it is written. */
interface Forms {
  /** what the open form enters, or was the last to */
  readonly entering: Entering
  readonly answers: EntryAnswers
  /** the Idempotency-Key of the attempt that was made last */
  readonly key: string
  readonly card: TokenizedCard | null
  /** the entry that is mailed, or taken back */
  readonly about: AccountingTransaction | null
  readonly letter: LetterAnswers
  /** of the letter as it stands, once it was tried: another letter has another */
  readonly letterKey: string | null
  readonly voiding: VoidAnswers
}

/** And which of them was open. Whether something was entered may not be known: that is found out first. */
interface Draft extends Forms {
  readonly at: 'creating' | 'uncertain' | 'declined' | 'sending' | 'voiding'
  /** what the bank said of the card */
  readonly problem: Problem | null
}

/** What was broken off, by whose books it is: found again as soon as they are read. */
type Drafts = Readonly<Record<string, Draft>>

export interface AccountingContext extends Forms {
  readonly contactId: string
  readonly query: BooksQuery
  /** as they were read last; they stay in sight while they are read anew */
  readonly books: AccountingTransactions | null
  readonly drafts: Drafts
  /** how often one was told that something is wrong: each time the summary takes the focus anew */
  readonly rejections: number
  /** what the server found wrong, with the answers that it was sent */
  readonly refused: { readonly answers: object; readonly problem: Problem } | null
  readonly problem: Problem | null
}

const calls = {
  listAccountingTransactions: slot<typeof listAccountingTransactions>('listAccountingTransactions'),
  tokenizeCard: slot<typeof tokenizeCard>('tokenizeCard'),
  enterTransaction: slot<typeof enterTransaction>('enterTransaction'),
  askTransaction: slot<typeof askTransaction>('askTransaction'),
  sendTransaction: slot<typeof sendTransaction>('sendTransaction'),
  voidAccountingTransaction: slot<typeof voidAccountingTransaction>('voidAccountingTransaction'),
  getStatement: slot<typeof getStatement>('getStatement'),
}

export type AccountingEvent =
  | OutcomesOf<typeof calls>
  | { type: 'address.opened'; address: string }
  | { type: 'page.retried' }
  | { type: 'entry.begun' }
  | { type: 'entry.chosen'; entering: Entering }
  | { type: 'entry.answered'; answers: Partial<EntryAnswers> }
  /** of a card only whether it is complete; each attempt brings a key that nobody has had before */
  | { type: 'entry.submitted'; card: 'none' | 'complete' | 'incomplete'; key: string }
  | PaymentEvent
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

/** Of another contact nothing is known yet. */
export const blankContext = (address: string, drafts: Drafts): AccountingContext => ({
  contactId: contactIdIn(address),
  query: booksQueryIn(address),
  books: null,
  ...noEntry,
  key: '',
  ...noLetter,
  voiding: noReason,
  drafts,
  rejections: 0,
  refused: null,
  problem: null,
})

/** The address says other entries of the same books: what is open over them stays. */
export const staysHere = { guard: fromEvent('isSameContact'), actions: fromEvent('readAddress') } as const
/** A server's refusal of one of the three forms: set beside its fields where it names them, and announced. */
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

/** It says another contact's: what is open is found again with this one's. */
export const suspended = <const At extends Draft['at']>(at: At) =>
  ({
    target: '#accounting.opening',
    actions: [{ type: 'storeDraft', params: { at } }, fromEvent('openAnother')],
  }) as const

export const accountingSetup = setup({
  types: {} as {
    context: AccountingContext
    events: AccountingEvent
    input: PageInput<Drafts>
    output: PageOutput<Drafts>
    emitted: PageEmitted
    meta: { busy?: string }
    tags: 'background'
  },
  actors: calls,
  delays: { askAgain: 5000 },
  guards: {
    isSameContact: ({ context }, { address }: { readonly address: string }) =>
      contactIdIn(address) === context.contactId,
    hasDraftAt: ({ context: { drafts, contactId } }, { at }: Pick<Draft, 'at'>) => drafts[contactId]?.at === at,
    isEntryWritten: ({ context: { entering, answers, books } }) => isWritten(beginningOf(entering, books!), answers),
    isLetterWritten: ({ context: { about, letter, books } }) =>
      isWritten(letterAbout({ contact: books!.contact, transaction: about! }).letter, letter),
    isReasonWritten: ({ context: { voiding } }) => isWritten(noReason, voiding),
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
    keepAnswers: assign(({ context }, { answers }: { readonly answers: Partial<AccountingContext['answers']> }) => ({
      answers: { ...context.answers, ...answers },
    })),
    beginAttempt: assign((_, { key }: { readonly key: AccountingContext['key'] }) => ({ key })),
    setCard: assign((_, { card }: { readonly card: TokenizedCard }) => ({ card })),
    clearCard: assign({ card: null }),
    dropEntry: assign(noEntry),
    dropForms: assign({ ...noEntry, ...noLetter, voiding: noReason }),
    // the contact is stored, and the letter is written about what was just entered
    keepEntered: assign(({ context: { books } }, event: Extract<AccountingEvent, { type: 'entry.made' }>) =>
      books ? { books: { ...books, contact: event.entered.contact }, ...letterAbout(event.entered) } : {},
    ),
    addressLetter: assign(({ context: { books } }, event: Extract<AccountingEvent, { type: 'letter.begun' }>) =>
      books ? letterAbout({ contact: books.contact, transaction: event.transaction }) : {},
    ),
    keepLetter: assign(({ context }, { answers }: { readonly answers: Partial<AccountingContext['letter']> }) => ({
      letter: { ...context.letter, ...answers },
      letterKey: null,
    })),
    sealLetter: assign(({ context }, { key }: { readonly key: string }) => ({ letterKey: context.letterKey ?? key })),
    beginVoid: assign((_, event: Extract<AccountingEvent, { type: 'void.begun' }>) => ({ about: event.transaction })),
    keepReason: assign(({ context }, { answers }: { readonly answers: Partial<AccountingContext['voiding']> }) => ({
      voiding: { ...context.voiding, ...answers },
    })),
    countRejection: assign({ rejections: ({ context }) => context.rejections + 1 }),
    setRefused: assign(
      (
        { context },
        { form, problem }: { readonly form: 'answers' | 'letter' | 'voiding'; readonly problem: Problem },
      ) => ({ refused: { answers: context[form], problem } }),
    ),
    dropRefused: assign({ refused: null }),
    ...problemActions,
    storeDraft: assign(({ context }, { at }: Pick<Draft, 'at'>) => {
      const { drafts, contactId, problem } = context
      return { drafts: { ...drafts, [contactId]: { ...formsOf(context), at, problem } } }
    }),
    resume: assign(({ context: { drafts, contactId } }) => {
      const { [contactId]: draft, ...others } = drafts
      return { ...formsOf(draft!), problem: draft!.problem, drafts: others }
    }),
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

const formsOf = ({ entering, answers, key, card, about, letter, letterKey, voiding }: Forms) => ({
  entering,
  answers,
  key,
  card,
  about,
  letter,
  letterKey,
  voiding,
})

/** To the contact point: the producer where one acts for the insured (specification section 6). */
const letterAbout = ({ contact, transaction }: Entered) => ({
  about: transaction,
  letter: { ...blankLetter, emails: contact.emailAddress },
  letterKey: null,
})
