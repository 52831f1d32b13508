import { makeStaffClient } from '../../../contract/staff'
import { askCustomer, decideQuote, findQueue, openReferral, workReferral } from '../../../machines/calls/underwriting'
import { windowReturn } from '../../../machines/calls/windowReturn'
import { newsMachine } from '../../../machines/underwriting/news.machine'
import { underwritingMachine } from '../../../machines/underwriting/underwriting.machine'
import { UnderwritingScreen } from '../../screens/underwriting/UnderwritingScreen'
import type { OpenRoom } from '../room'
import { startStaff } from './staff'

const openUnderwritingRoom: OpenRoom = (world) => {
  const client = makeStaffClient(world.client)
  const bench = underwritingMachine.provide({
    actors: {
      findQueue: findQueue(client),
      openReferral: openReferral(client),
      workReferral: workReferral(client),
      decideQuote: decideQuote(client),
      askCustomer: askCustomer(client),
      news: newsMachine.provide({
        actors: { openReferral: openReferral(client), windowReturn: windowReturn(window, document) },
      }),
    },
  })
  const { staff, follow } = startStaff(world, bench)
  return { Screen: () => <UnderwritingScreen staff={staff} />, follow }
}
export default openUnderwritingRoom
