import type { OverviewFigures } from '../../../contract/client'
import { amount, countOf } from '../../../domain/formats'

type FigureName = keyof OverviewFigures

interface Figure {
  readonly name: FigureName
  readonly title: string
  /** of its marks in a drawing */
  readonly fill: string
  readonly format: (value: number) => string
}

/** In the order in which they are told. */
export const figures: readonly Figure[] = [
  { name: 'quotes', title: 'Quotes begun', fill: 'fill-edge', format: countOf },
  { name: 'referrals', title: 'Submitted for review', fill: 'fill-attention-mark', format: countOf },
  { name: 'declined', title: 'Declined', fill: 'fill-stop-mark', format: countOf },
  { name: 'sales', title: 'Sold', fill: 'fill-accent', format: countOf },
  { name: 'cancelled', title: 'Cancelled', fill: 'fill-ink-faint', format: countOf },
  { name: 'premium', title: 'Premium, fees and tax, $', fill: 'fill-accent', format: amount },
]
