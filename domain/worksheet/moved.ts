import { addedCoverageNames, cancellationCoverageNames, raisedLimitNames } from '../coverages'
import { text, type WorkLine } from './line'

/** The fields of the contract's price that are read here. Dollars. */
export interface Priced {
  readonly pricing_detail: { readonly amount_due: number }
  readonly worksheet: readonly WorkLine[]
}

/** A price line whose amount changed. A missing line counts as 0. */
export interface Moved {
  readonly field: string
  readonly was: WorkLine | undefined
  readonly is: WorkLine | undefined
  /** cents */
  readonly by: number
}

export const cents = (dollars: number) => Math.round(dollars * 100)

/** In price order, removed lines last. */
export function movedLines(before: Priced, after: Priced): readonly Moved[] {
  const was = new Map(before.worksheet.map((line) => [line.field, line]))
  const is = new Map(after.worksheet.map((line) => [line.field, line]))
  return [...new Set([...is.keys(), ...was.keys()])]
    .map((field) => ({ field, was: was.get(field), is: is.get(field), by: amountIn(is, field) - amountIn(was, field) }))
    .filter(({ by }) => by !== 0)
}

const amountIn = (lines: ReadonlyMap<string, WorkLine>, field: string) => cents(lines.get(field)?.amount ?? 0)

/** The event type, if it changed: for a line that both prices have, or for coverages that replace each other. */
export function otherEventIn(moved: readonly Moved[]): string | null {
  const [was, is] = (['was', 'is'] as const).map((side) =>
    moved.map(({ [side]: line }) => (line ? text(line, 'event_type') : '')).find((type) => type !== ''),
  )
  return was && is && was !== is ? is : null
}

/** The lines that a change moved directly. The rest follow from another event type, coverage type or budget. */
export function causesIn(moved: readonly Moved[]): readonly Moved[] {
  const event = otherEventIn(moved)
  if (event !== null) return moved.filter(({ is }) => is && text(is, 'event_type') === event).slice(0, 1)
  return moved.filter((one) => !isLed(one, moved))
}

const liabilityFields: readonly string[] = [
  'liquor_liability_premium',
  ...[...raisedLimitNames, ...addedCoverageNames].map((name) => `${name}_premium`),
  'setup_fee',
  'takedown_fee',
  'raindate_fee',
  'additional_insured_fee',
  'waiver_subrogation_fee',
  'primary_noncontributory_fee',
  'tria',
]
const cancellationFields: readonly string[] = cancellationCoverageNames.map((name) => `${name}_premium`)

const isWhole = ({ was, is }: Moved) => !was || !is
const isByBudget = ({ was, is }: Moved) => was?.rule === 'cancellation.wedding' && is?.rule === was.rule

/** A coverage that is added or removed moves its lines too, and a wedding's budget its other limits (decision 16). */
function isLed({ field, was, is }: Moved, moved: readonly Moved[]): boolean {
  const leader = (name: string) => moved.find((one) => one.field === name)
  const general = liabilityFields.includes(field) && leader('general_liability_premium')
  if (general) return isWhole(general)
  const postponement = cancellationFields.includes(field) && leader('cancellation_postponement_premium')
  if (!postponement) return false
  return isWhole(postponement) || (isByBudget(postponement) && Boolean(was && is))
}
