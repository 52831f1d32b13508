import type { MoratoriumRow } from '../../contract/client'
import { noAnswer, type Problem } from '../../contract/problem'
import type { OutcomeOf } from '../../machines/calls/call'
import type { addMoratorium, liftMoratorium, listMoratoria } from '../../machines/calls/moratoria'
import { signedOutElsewhere } from './staff.cases'

export const storm: MoratoriumRow = {
  id: 'bW9yYXRvcml1bSBvbmUgMQ',
  coverages: ['liability', 'cancellation'],
  states: ['FL'],
  zips: ['331'],
  from: '11/20/2026',
  until: '12/04/2026',
  reason: 'A named storm threatens the area',
  state: 'active',
  created: '2026-11-20T15:00:00.000Z',
  created_by: 'admin.one@example.com',
  lifted: null,
  lifted_by: null,
}
export const wildfire: MoratoriumRow = {
  ...storm,
  id: 'bW9yYXRvcml1bSB0d28gMg',
  coverages: ['cancellation'],
  states: ['CA'],
  zips: [],
  until: null,
  reason: 'A wildfire burns in the area',
  state: 'lifted',
  lifted: '2026-11-20T19:45:00.000Z',
  lifted_by: 'admin.one@example.com',
}
export const moratoriaPage = (rows: readonly MoratoriumRow[]) => ({
  rows: [...rows],
  total: rows.length,
  page: 1,
  size: 50,
})
const isOver: Problem = { status: 409, message: 'This moratorium has been lifted already.' }

export const moratoriaListings: OutcomeOf<typeof listMoratoria>[] = [
  { type: 'page.loaded', data: moratoriaPage([storm, wildfire]) },
  { type: 'page.failed', problem: noAnswer },
  signedOutElsewhere,
]
export const moratoriumSettings: OutcomeOf<typeof addMoratorium>[] = [
  { type: 'moratorium.saved', row: storm },
  {
    type: 'save.refused',
    problem: { status: 422, message: 'Some answers', errors: { states: 'Enter a state or a ZIP code' } },
  },
  { type: 'save.refused', problem: noAnswer },
  signedOutElsewhere,
]
export const moratoriumLiftings: OutcomeOf<typeof liftMoratorium>[] = [
  {
    type: 'moratorium.saved',
    row: { ...storm, state: 'lifted', lifted: wildfire.lifted, lifted_by: wildfire.lifted_by },
  },
  { type: 'save.refused', problem: isOver },
  signedOutElsewhere,
]
