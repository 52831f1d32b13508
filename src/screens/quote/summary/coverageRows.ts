import type { WorksheetLine } from '../../../../contract/client'
import { amount } from '../../../../domain/common/formats'
import { addedCoverageNames } from '../../../../domain/coverages'
import { groupOf, type LineField, lineWords, payoutOf } from '../../../../domain/worksheet'

export interface CoverRow {
  readonly key: string
  readonly name: string
  /** shown below the name */
  readonly sub: string
  /** a sentence about what is paid up to the limit; print omits it */
  readonly payout: string
  readonly limit: string
  readonly price: string
}

const sameLimit: readonly string[] = [
  'liquor_liability_premium',
  'setup_fee',
  'takedown_fee',
  'raindate_fee',
  ...addedCoverageNames.map((name) => `${name}_premium` as const),
] satisfies LineField[]

/** Converts a line of the price to a row of the coverage table, with its limit and its cost. */
export function coverRow(line: WorksheetLine): CoverRow {
  const { label, reason, isIncluded } = lineWords(line)
  const basis = line.basis as Record<string, string | number | null>
  const [each, whole] = String(basis['limits'] ?? '').split('/')
  const limit = whole ?? (basis['limit'] == null ? '' : String(basis['limit']))
  // rain insurance has one line, whose reason is its coverage; additional insureds are named
  const hasReason = ['fees', 'rain'].includes(groupOf(line)) || line.field === 'additional_insured_fee'
  return {
    key: line.field,
    name: limit && label.endsWith(`, ${limit}`) ? label.slice(0, -limit.length - 2) : label,
    payout: payoutOf(line),
    sub: whole ? `Each occurrence ${each}` : hasReason ? reason : '',
    limit: limit || (sameLimit.includes(line.field) ? 'same limit' : ''),
    price: isIncluded ? 'Included' : amount(line.amount),
  }
}
