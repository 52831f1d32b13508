import { makeStaffClient } from '../../../contract/staff'
import { windowReturn } from '../../../machines/calls/focus'
import {
  approveQuote,
  askCustomer,
  decideQuote,
  findQueue,
  openReferral,
  workReferral,
} from '../../../machines/calls/referrals'
import { underwritingDraft } from '../../../machines/staff/underwriting/underwriting.draft'
import { underwritingMachine } from '../../../machines/staff/underwriting/underwriting.machine'
import { newsMachine } from '../../../machines/staff/underwriting/updates.machine'
import { UnderwritingScreen } from '../../screens/staff/underwriting/UnderwritingScreen'
import type { OpenPage } from '../routes/routes'
import { startStaff } from './staffPage'

const openUnderwritingPage: OpenPage = (dependencies) => {
  const client = makeStaffClient(dependencies.client)
  const underwriting = underwritingMachine.provide({
    actors: {
      findQueue: findQueue(client),
      openReferral: openReferral(client),
      workReferral: workReferral(client),
      approveQuote: approveQuote(client),
      decideQuote: decideQuote(client),
      askCustomer: askCustomer(client),
      news: newsMachine.provide({
        actors: { openReferral: openReferral(client), windowReturn: windowReturn(window, document) },
      }),
    },
  })
  const { staff, follow } = startStaff(dependencies, underwriting, { draft: underwritingDraft })
  return { Screen: () => <UnderwritingScreen staff={staff} />, follow }
}
export default openUnderwritingPage
