import type { Overview } from '../../contract/client'
import { noAnswer } from '../../contract/problem'
import { stepOrder } from '../../domain/application'
import type { OutcomeOf } from '../../machines/calls/call'
import type { exportReport, getOverview } from '../../machines/calls/reports'
import { signedOutElsewhere } from './staff.cases'

const nothing = { quotes: 0, referrals: 0, declined: 0, sales: 0, cancelled: 0, premium: 0 }

const group = (name: string | null, premium: number, commission = 0) => ({
  name,
  premium,
  fees: 15.07,
  tax: 14.62,
  commission,
})
const nothingWritten = { premium: 0, fees: 0, tax: 0, commission: 0 }

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
  written: {
    totals: group(null, 201.25, 20.13),
    months: [group('11/2026', 201.25, 20.13)],
    states: [group('TX', 201.25, 20.13)],
    types: [group('Wedding', 201.25, 20.13)],
    producers: [group('Casey Specimen, Example Agency', 160, 20.13), group(null, 41.25)],
  },
  orders: { placed: 2, amount: 640.5, waiting: 1, waiting_amount: 320.25 },
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
        : step === 'payment'
          ? [{ event: 'purchase.settled', times: 2 }]
          : [],
    speed:
      i === 2
        ? [
            { measure: 'inp', third_quartile: 250, visits: 1240 },
            { measure: 'cls', third_quartile: 20, visits: 1240 },
            { measure: 'transition', third_quartile: 3, visits: 1240 },
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
  written: { totals: nothingWritten, months: [], states: [], types: [], producers: [] },
  orders: { placed: 0, amount: 0, waiting: 0, waiting_amount: 0 },
  stops: stepOrder.map((step) => ({ step, reached: 0, stopped: 0, stopped_as: [], events: [], speed: [] })),
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

export const reports: OutcomeOf<typeof exportReport>[] = [
  { type: 'report.saved' },
  { type: 'report.notSaved', problem: noAnswer },
  signedOutElsewhere,
]
