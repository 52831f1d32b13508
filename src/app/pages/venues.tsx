import { makeStaffClient } from '../../../contract/staff'
import * as calls from '../../../machines/calls/directory'
import { readImport } from '../../../machines/calls/importFile'
import { venueImportMachine } from '../../../machines/staff/venues/venueImport.machine'
import { venueInvitationMachine } from '../../../machines/staff/venues/venueInvitation.machine'
import { venueMergeMachine } from '../../../machines/staff/venues/venueMerge.machine'
import { venuesDraft } from '../../../machines/staff/venues/venues.draft'
import { venuesMachine } from '../../../machines/staff/venues/venues.machine'
import { venueVerificationMachine } from '../../../machines/staff/venues/venueVerification.machine'
import { VenuesScreen } from '../../screens/staff/venues/VenuesScreen'
import type { OpenPage } from '../routes/routes'
import { startStaff } from './staffPage'

const openVenuesPage: OpenPage = (dependencies) => {
  const client = makeStaffClient(dependencies.client)
  const getVenue = calls.getVenue(client)
  const venues = venuesMachine.provide({
    actors: {
      listVenues: calls.listVenues(client),
      venueImport: venueImportMachine.provide({
        actors: { readImport: readImport(), importVenues: calls.importVenues(client) },
      }),
      venueVerification: venueVerificationMachine.provide({
        actors: { getVenue, verifyVenue: calls.verifyVenue(client) },
      }),
      venueMerge: venueMergeMachine.provide({
        actors: {
          getVenue,
          searchDirectory: calls.searchDirectory(client),
          mergeVenue: calls.mergeVenue(client),
        },
      }),
      venueInvitation: venueInvitationMachine.provide({
        actors: { getVenue, inviteVenue: calls.inviteVenue(client) },
      }),
    },
  })
  const { staff, follow } = startStaff(dependencies, venues, { draft: venuesDraft })
  return { Screen: () => <VenuesScreen staff={staff} />, follow }
}
export default openVenuesPage
