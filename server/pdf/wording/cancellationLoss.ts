import type { CancellationFacts, HoldingCancellation } from '../facts/types'
import type { Clause, Part } from './clause'

/** How a loss is calculated. */
export const loss = ({ cancellation }: HoldingCancellation): Part => ({
  title: 'How much we pay',
  clauses: [
    cancelled(cancellation),
    {
      head: 'Cut short.',
      text: 'We pay the same for the part of the event that was not held.',
    },
    {
      head: 'Postponed or moved.',
      text: 'We pay the reasonable extra cost of holding the event later or elsewhere, but not more than its cancellation would have cost us. A postponed event must be held within twelve months.',
    },
    {
      head: 'Saving.',
      text: 'We pay what you reasonably spend to avoid a loss or to make it smaller, up to what it saved.',
    },
    {
      head: 'Limits.',
      text: `${cancellation.limit} is the most that we pay for cancellation and postponement in all, whatever the number of causes. ${beside(cancellation)}There is no deductible.`,
    },
    ...fullAmount(cancellation),
  ],
})

const beside = ({ others }: CancellationFacts) =>
  Object.keys(others).length > 0
    ? 'Each other coverage has a limit of its own, which the declarations name and which is paid beside it. No loss is paid twice under two coverages. '
    : ''

const cancelled = ({ insures }: CancellationFacts): Clause => ({
  head: 'Canceled.',
  text:
    insures === 'revenue'
      ? 'We pay the gross revenue that you would have had from the event, less the revenue that you have from it all the same, and less the costs that you save because it is not held.'
      : 'We pay what you have spent for the event, and what you still owe for it under written contracts, less what you get back, or could get back with reasonable effort, and less the worth of what you can use again.',
})

/** A wedding's limit is a budget tier, so paying only a share of the loss would be unfair (decision 16). */
const fullAmount = ({ isWedding, stake }: CancellationFacts): readonly Clause[] =>
  isWedding
    ? []
    : [
        {
          head: 'The whole amount.',
          text: `The limit rests on ${stake.amount}, which you named as ${stake.what}. If the true amount, as you could have known it when you bought this policy, is larger than the limit, we pay only the share of a loss that the limit is of it. What was added later does not count for this.`,
        },
      ]
