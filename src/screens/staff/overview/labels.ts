import type { CountedEvent, Overview, StaffUser } from '../../../../contract/client'
import { type StepName, titleOf } from '../../../../domain/application'
import { countOf } from '../../../../domain/common/formats'
import type { SpeedMeasure } from '../../../../domain/common/pageSpeed'
import { may } from '../../../../domain/staff/permissions'
import type { MoneyReport } from '../../../../machines/calls/reports'

export type Stop = Overview['stops'][number]

export const stepTitle = ({ step }: Pick<Stop, 'step'>) => titleOf(step as StepName)

/** Labels for the events of the quote's chart, for readers who never saw the chart. */
export const eventWords: Record<CountedEvent, string> = {
  'step.submitted': 'Continue pressed',
  'step.left': 'went back',
  'step.refused': 'an answer refused as it was saved',
  'price.withheld': 'referred or declined',
  'price.refused': 'days that cannot be priced',
  'review.submitted': 'submitted for review',
  'quoteEmail.sent': 'quote sent by email',
  'record.conflicted': 'changed in another window',
  'payment.submitted': 'Pay pressed',
  'payment.declined': 'card declined',
  'payment.lost': 'no answer to a payment',
  'purchase.settled': 'paid by card on this page',
  'order.placed': 'ordered by check or invoice',
  'quote.restarted': 'another quote started',
}

export const shareOf = (part: number, whole: number) =>
  whole > 0 ? `${countOf(Math.round((100 * part) / whole))}%` : '–'

/** The columns of the measures of speed. */
export const speedWords: Readonly<Record<SpeedMeasure, string>> = {
  inp: 'Answer to a press',
  lcp: 'First view',
  cls: 'Layout shift',
  transition: 'Chart',
}

/** @param value milliseconds, or thousandths of a layout shift */
export const speedText = (measure: SpeedMeasure, value: number): string =>
  measure === 'cls' ? (value / 1000).toFixed(3) : `${countOf(value)} ms`

/** Whether a user may export the reports of money. */
export const hasBooks = (user: StaffUser | null): boolean => may(user, 'money.export')

/** The reports, in the order of display. */
export const reportWords: Readonly<Record<MoneyReport, { readonly name: string; readonly hint: string }>> = {
  ledger: { name: 'Ledger', hint: 'Every charge, payment, credit and refund of these days.' },
  bordereau: { name: 'Bordereau', hint: 'The premium that each policy wrote in these days, for its insurer.' },
  monthly: { name: 'Premium by month', hint: 'The same by insurer, month and state, with tax and commission.' },
  commission: { name: 'Commission', hint: 'The commission of each producer in these days.' },
  receivables: {
    name: 'Receivables',
    hint: 'All that is due to us now, all that is overdue, and refunds that we owe.',
  },
}
