import type { PricingField } from '../rating/price'

/**
 * The fields of the pricing detail that are price lines. A new one does not compile until every table has its words.
 */
export type LineField = Exclude<
  PricingField,
  'premium' | 'ec_premium' | 'amount_due' | 'producer_commission' | 'due_from_client'
>

/** A price line in cents or in dollars; its words do not use the amount. */
export interface WorkLine {
  readonly field: string
  readonly rule: string
  readonly amount: number
  readonly basis: Readonly<Record<string, string | number | null>>
}

export interface LineWords {
  readonly label: string
  readonly reason: string
  readonly isIncluded?: true
}

export const text = (line: WorkLine, name: string): string => String(line.basis[name] ?? '')
export const number = (line: WorkLine, name: string): number => Number(line.basis[name] ?? 0)

/** One name per line, because names may contain commas. */
export const namesIn = (line: WorkLine): string[] => text(line, 'names').split('\n').filter(Boolean)
export const datesIn = (line: WorkLine): string[] => text(line, 'dates').split(', ').filter(Boolean)

/** ", 06/19/2027" where the day is known. */
export const date = (line: WorkLine): string => (line.basis['date'] ? `, ${text(line, 'date')}` : '')
