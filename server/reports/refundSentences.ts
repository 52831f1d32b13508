import { inDollars } from '../../domain/common/formats'
import { sentence } from '../../domain/common/sentence'
import { isCheckNumber } from '../../domain/staff/accounting'
import { valueWords } from './valueWords'

type Values = Readonly<Record<string, unknown>>

interface Sentence {
  readonly words: string
  /** the names of the recorded values that it contains */
  readonly contains: readonly string[]
}

/**
 * An entry of the history about a refund or a voided transaction, as one sentence: their values in a list read as
 * changes that nobody made. null for any other entry.
 */
export function refundSentence(action: string, before: Values, after: Values): Sentence | null {
  if (action === 'request.closed') return closing(after)
  const cents = after['amount_cents'] ?? before['amount_cents']
  const amount = typeof cents === 'number' ? inDollars(cents) : null
  if (action === 'transaction.voided') return voiding(before, after, amount)
  return amount === null ? null : (ofRefund[action]?.(amount, after) ?? null)
}

const ofRefund: Readonly<Record<string, (amount: string, after: Values) => Sentence>> = {
  'refund.owed': (amount, after) =>
    sentenceWith(`A refund of ${amount} is due${because(after)}`, ['amount_cents', 'reason']),
  'refund.made': (amount, after) =>
    sentenceWith(`A refund of ${amount} was paid ${wayOf(after)}`, ['state', 'amount_cents', 'way', 'reference']),
  'refund.failed': (amount, after) =>
    sentenceWith(`The card processor refused a refund of ${amount}${because(after)}`, [
      'state',
      'amount_cents',
      'reason',
    ]),
}

/** @param amount null in entries from before it was recorded */
function voiding(before: Values, after: Values, amount: string | null): Sentence {
  const what = [kindOf(before), before['number'], amount && `of ${amount}`].filter(Boolean).join(' ')
  const again = after['is_due_again'] === true ? ' and is due again' : ''
  return sentenceWith(`${what} was voided${again}${because(after)}`, [
    'state',
    'kind',
    'number',
    'amount_cents',
    'is_due_again',
    'by',
    'reason',
  ])
}

/** Of the work item of refunds; any other request keeps its values. */
const closing = ({ subject }: Values): Sentence | null =>
  typeof subject === 'string' && subject.startsWith('Refund of ')
    ? sentenceWith(`The request “${subject}” was closed`, ['subject', 'state'])
    : null

const sentenceWith = (words: string, contains: readonly string[]): Sentence => ({ words: sentence(words), contains })

const because = ({ reason }: Values): string => (reason ? `: ${reason}` : '')

function wayOf({ way, reference }: Values): string {
  if (way !== 'check') return 'to the card'
  const text = String(reference ?? '')
  if (isCheckNumber(text)) return `by check ${text.replace(/^\D+/, '')}`
  return `by check or transfer${text ? `, ${text}` : ''}`
}

function kindOf({ kind }: Values): string {
  const { kind: kinds } = valueWords
  return Object.hasOwn(kinds, String(kind)) ? kinds[kind as keyof typeof kinds] : 'Transaction'
}
