import type { PricingField } from '../rating/price'

/** The fields of the pricing detail that are lines of a price: a new one does not compile until each table has its words. */
export type LineField = Exclude<
  PricingField,
  'premium' | 'ec_premium' | 'amount_due' | 'producer_commission' | 'due_from_client'
>

/** A line of the price as it comes, in cents or in dollars: its words never read the amount. */
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

/** Names stand one a line, because they may have commas of their own. */
export const namesIn = (line: WorkLine): string[] => text(line, 'names').split('\n').filter(Boolean)
export const datesIn = (line: WorkLine): string[] => text(line, 'dates').split(', ').filter(Boolean)

/** ", 06/19/2027" where the day is known. */
export const date = (line: WorkLine): string => (line.basis['date'] ? `, ${text(line, 'date')}` : '')
