import { createActor } from 'xstate'
import { venueCalls } from '../../../contract/calls/venue.gen'
import { listVenueEvents } from '../../../machines/calls/venues'
import { venueBoardMachine } from '../../../machines/customer/venue/venueBoard.machine'
import { VenueBoardScreen } from '../../screens/venue/VenueBoardScreen'
import { inspection } from '../../shared/browser/inspection'
import { below } from '../../shared/browser/route'
import type { OpenPage } from '../routes/routes'

const openVenueBoardPage: OpenPage = ({ client, address }) => {
  const calls = { ...venueCalls(client.api), ...client }
  const machine = venueBoardMachine.provide({ actors: { listVenueEvents: listVenueEvents(calls) } })
  const board = createActor(machine, { ...inspection, input: { address: below(address.now()) } }).start()
  return {
    Screen: () => <VenueBoardScreen board={board} />,
    follow: (to) => board.send({ type: 'address.opened', address: below(to) }),
  }
}
export default openVenueBoardPage
