import type { AccountingTransaction } from '../../../../contract/client'
import { momentInWords } from '../../../../domain/common/clock'
import { dollars } from '../../../../domain/common/formats'
import type { Entering, EntryKind } from '../../../../domain/staff/accounting'

interface Words {
  readonly name: string
  /** the choice in the list, and the title of its form */
  readonly enter: string
  readonly hint: string
  /** the submit button of its form */
  readonly act: string
  /** the document that is emailed, inside a sentence */
  readonly document: string
  readonly elsewhere: string
}

export const kindWords: Readonly<Record<EntryKind, Words>> = {
  invoice: {
    name: 'Invoice',
    enter: 'Create an invoice',
    hint: 'Charge for something that is paid later.',
    act: 'Create the invoice',
    document: 'the invoice',
    elsewhere: 'Enter an invoice made elsewhere',
  },
  salesReceipt: {
    name: 'Sales receipt',
    enter: 'Create a sales receipt',
    hint: 'Charge for something that is paid now.',
    act: 'Create the sales receipt',
    document: 'the sales receipt',
    elsewhere: '',
  },
  receivePayment: {
    name: 'Payment',
    enter: 'Receive a payment',
    hint: 'Record money received by card, check or transfer.',
    act: 'Receive the payment',
    document: 'the receipt of the payment',
    elsewhere: 'Enter a payment made elsewhere',
  },
  creditMemo: {
    name: 'Credit memo',
    enter: 'Create a credit memo',
    hint: 'Reverse a charge. Money paid for it becomes refundable.',
    act: 'Create the credit memo',
    document: 'the credit memo',
    elsewhere: 'Enter a credit memo made elsewhere',
  },
  issueRefund: {
    name: 'Refund',
    enter: 'Issue a refund',
    hint: 'Refund money to the card or by check.',
    act: 'Issue the refund',
    document: 'the receipt of the refund',
    elsewhere: 'Enter a refund made elsewhere',
  },
}

export const titleOf = ({ kind, origin }: Entering) =>
  origin === 'here' ? kindWords[kind].enter : kindWords[kind].elsewhere

/** The submit button's label. It names the amount, so that nobody charges a card an amount that was not shown. */
export function actOf({ kind, origin }: Entering, total: number | null, isCharged: boolean): string {
  if (origin === 'elsewhere') return 'Enter the transaction'
  if (isCharged) return total ? `Charge ${dollars(total)} to the card` : 'Charge the card'
  return kindWords[kind].act
}

/** A positive amount is due to us, a negative one to the customer. */
export const dueInWords = (due: number) =>
  due === 0 ? 'Settled' : due > 0 ? `${dollars(due)} is due` : `We owe ${dollars(-due)}`

/** Invoice I-000104, for use inside a sentence. */
export const named = ({ kind, number }: Pick<AccountingTransaction, 'kind' | 'number'>) =>
  `${kindWords[kind].name} ${number}`

/** The kind of a row. An entry that voids another is called as in the statement: Payment, reversed. */
export const kindInWords = ({ kind, state }: Pick<AccountingTransaction, 'kind' | 'state'>) =>
  state === 'voiding' ? `${kindWords[kind].name}, reversed` : kindWords[kind].name

/** The amount of a transaction, in either direction. */
export const absoluteAmount = ({ charged, paid }: Pick<AccountingTransaction, 'charged' | 'paid'>) =>
  Math.abs(charged === 0 ? paid : charged)

type Mailed = NonNullable<AccountingTransaction['sent']>[number]

/** When and to whom the document of an entry was sent. */
export function sentInWords({ to, at, state }: Mailed): string {
  if (to === null) return 'It goes out by itself.'
  return state === 'sent' ? `Sent ${momentInWords(at)}, to ${to}` : `Being sent to ${to}`
}
