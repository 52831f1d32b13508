import type { PersonalData } from '../../contract/client'
import { noAnswer, type Problem } from '../../contract/problem'
import type { OutcomeOf } from '../../machines/calls/call'
import type { erasePersonalData, exportPersonalData, findPersonalData } from '../../machines/calls/personalData'
import { signedOutElsewhere } from './staff.cases'

export const address = 'pat.sample@example.com'

const quote: PersonalData['contacts'][number] = {
  contact_id: 'c1',
  quote_number: 'Q-204815',
  policy_number: null,
  insured_name: 'Pat Sample',
  event_name: 'Spring fair',
  edited: '2026-11-20T19:45:00.000Z',
  retained_until: null,
  retained_because: null,
}
const policy: PersonalData['contacts'][number] = {
  ...quote,
  contact_id: 'c2',
  quote_number: 'Q-204816',
  policy_number: 'MQE-0048153',
  retained_until: '06/15/2034',
  retained_because: 'The law asks us to keep the records of policy MQE-0048153 until 06/15/2034.',
}
export const person: PersonalData = {
  email: address,
  reference: 'PD-3FA9C210',
  contacts: [policy, quote],
  others: [{ name: 'Email that we sent', rows: 3 }],
}
export const remaining: PersonalData = { ...person, contacts: [policy], others: [] }
export const nobody: PersonalData = { ...person, contacts: [], others: [] }

const wrongAddress: Problem = {
  status: 422,
  message: 'Check the answers',
  errors: { email: 'This is no email address' },
}
const sending: Problem = { status: 409, message: 'A message to this person is being sent. Try again in a minute' }

export const findings: OutcomeOf<typeof findPersonalData>[] = [
  { type: 'person.found', data: person },
  { type: 'person.found', data: nobody },
  { type: 'person.refused', problem: wrongAddress },
  { type: 'person.refused', problem: noAnswer },
  signedOutElsewhere,
]
export const exports: OutcomeOf<typeof exportPersonalData>[] = [
  { type: 'export.saved' },
  { type: 'export.refused', problem: noAnswer },
  signedOutElsewhere,
]
export const erasures: OutcomeOf<typeof erasePersonalData>[] = [
  { type: 'person.erased', erased: 1, remaining },
  { type: 'erasure.refused', problem: sending },
  signedOutElsewhere,
]
