import type { ContactRow, RainSettling } from '../../contract/client'
import { noAnswer, type Problem } from '../../contract/problem'
import type { OutcomeOf } from '../../machines/calls/call'
import type { getRainSettlement, recordRain } from '../../machines/calls/rainSettlement'
import { row, signedOutElsewhere } from './staff.cases'

const contact: ContactRow = { ...row, id: 'c1' }
/** A policy whose hours are over and whose rain was not measured. */
export const unmeasured: RainSettling = {
  contact,
  today: '06/14/2027',
  insured: { date: '06/12/2027', from_hour: 12, to_hour: 18, threshold: '0.25', amount: 25_000 },
  refused: null,
  settlement: null,
}
const settlement = {
  edition: 1,
  recorded: '2027-06-14T15:00:00.000Z',
  inches: 0.31,
  station: 'Austin-Bergstrom Airport',
  from_hour: 12,
  to_hour: 18,
  read_on: '06/14/2027',
  amount: 25_000,
  paid_on: null,
  reference: null,
}
export const payable: RainSettling = { ...unmeasured, settlement }
export const paid: RainSettling = {
  ...payable,
  refused: 'The amount was paid on 06/14/2027: the measurement can no longer be corrected.',
  settlement: { ...settlement, paid_on: '06/14/2027', reference: 'Check 2041' },
}
export const early: RainSettling = { ...unmeasured, refused: 'The insured hours of 06/12/2027 are not over.' }

const wrong: Problem = { status: 422, message: 'Check the answers', errors: { station: 'Name the station' } }

export const settlementLoadings: readonly OutcomeOf<typeof getRainSettlement>[] = [
  { type: 'page.loaded', data: unmeasured },
  { type: 'page.loaded', data: payable },
  { type: 'page.loaded', data: paid },
  { type: 'page.loaded', data: early },
  { type: 'page.missing', problem: { status: 404, message: 'There is no such policy' } },
  { type: 'page.failed', problem: noAnswer },
  signedOutElsewhere,
]

export const settlementSavings: readonly OutcomeOf<typeof recordRain>[] = [
  { type: 'settlement.saved', data: payable },
  { type: 'save.refused', problem: wrong },
  { type: 'save.refused', problem: { status: 409, message: 'Somebody else has recorded a measurement meanwhile.' } },
  signedOutElsewhere,
]
