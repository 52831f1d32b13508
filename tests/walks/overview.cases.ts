import type { Overview } from '../../contract/client'
import { noAnswer } from '../../contract/problem'
import { stepOrder } from '../../domain/application'
import type { OutcomeOf } from '../../machines/calls/call'
import type { getOverview } from '../../machines/calls/reports'
import { signedOutElsewhere } from './staff.cases'

const nothing = { quotes: 0, referrals: 0, declined: 0, sales: 0, cancelled: 0, premium: 0 }

export const overview: Overview = {
  from: '11/18/2026',
  to: '11/20/2026',
  totals: { quotes: 3, referrals: 1, declined: 1, sales: 1, cancelled: 1, premium: 201.25 },
  days: [
    { day: '11/18/2026', ...nothing, quotes: 2 },
    { day: '11/19/2026', ...nothing, quotes: 1, referrals: 1, declined: 1, sales: 1, premium: 301.35 },
    { day: '11/20/2026', ...nothing, cancelled: 1, premium: -100.1 },
  ],
  types: [
    { event_type: 'Wedding', ...nothing, quotes: 2, referrals: 1, sales: 1, cancelled: 1, premium: 201.25 },
    { event_type: null, ...nothing, quotes: 1, declined: 1 },
  ],
  stops: stepOrder.map((step, i) => ({
    step,
    reached: i < 3 ? 3 : 1,
    stopped: i === 2 ? 2 : 0,
    stopped_as: i === 2 ? (['declined', 'quoted'] as const).map((quote_status) => ({ quote_status, quotes: 1 })) : [],
    events:
      i === 2
        ? [
            { event: 'step.submitted', times: 12 },
            { event: 'price.withheld', times: 1 },
          ]
        : [],
  })),
}

export const emptyOverview: Overview = {
  from: '11/19/2026',
  to: '11/20/2026',
  totals: nothing,
  days: [
    { day: '11/19/2026', ...nothing },
    { day: '11/20/2026', ...nothing },
  ],
  types: [],
  stops: stepOrder.map((step) => ({ step, reached: 0, stopped: 0, stopped_as: [], events: [] })),
}

export const wrongDays = {
  status: 422,
  message: 'Some answers need another look',
  errors: { to: '“To” cannot be before “From”' },
}

export const overviews: OutcomeOf<typeof getOverview>[] = [
  { type: 'page.loaded', data: overview },
  { type: 'page.refused', problem: wrongDays },
  { type: 'page.failed', problem: noAnswer },
  signedOutElsewhere,
]
