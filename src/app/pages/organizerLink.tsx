import { createActor } from 'xstate'
import { exhibitorCalls } from '../../../contract/calls/exhibitors.gen'
import { requestOrganizerLink } from '../../../machines/calls/exhibitors'
import { organizerLinkMachine } from '../../../machines/customer/exhibitors/organizerLink.machine'
import { OrganizerLinkScreen } from '../../screens/exhibitors/OrganizerLinkScreen'
import { inspection } from '../../shared/browser/inspection'
import type { OpenPage } from '../routes/routes'

const openOrganizerLinkPage: OpenPage = ({ client }) => {
  const calls = exhibitorCalls(client.api)
  const machine = organizerLinkMachine.provide({
    actors: { requestOrganizerLink: requestOrganizerLink({ ...calls, ...client }) },
  })
  const link = createActor(machine, inspection).start()
  return { Screen: () => <OrganizerLinkScreen link={link} />, follow: () => {} }
}
export default openOrganizerLinkPage
