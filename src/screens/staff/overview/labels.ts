import type { CountedEvent, Overview } from '../../../../contract/client'
import { type StepName, titleOf } from '../../../../domain/application'
import { countOf } from '../../../../domain/common/formats'

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
  'purchase.settled': 'paid',
  'order.placed': 'ordered by check or invoice',
  'quote.restarted': 'another quote started',
}

export const shareOf = (part: number, whole: number) =>
  whole > 0 ? `${countOf(Math.round((100 * part) / whole))}%` : '–'
