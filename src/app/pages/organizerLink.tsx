import { createActor } from 'xstate'
import { exhibitorCalls } from '../../../contract/calls/exhibitors.gen'
import { requestLink } from '../../../machines/calls/linkRequest'
import { linkRequestMachine } from '../../../machines/customer/linkRequest/linkRequest.machine'
import { OrganizerLinkScreen } from '../../screens/exhibitors/OrganizerLinkScreen'
import { inspection } from '../../shared/browser/inspection'
import type { OpenPage } from '../routes/routes'

const openOrganizerLinkPage: OpenPage = ({ client }) => {
  const request = { ...exhibitorCalls(client.api), ...client }.requestOrganizerLink
  const machine = linkRequestMachine.provide({ actors: { requestLink: requestLink(request) } })
  const link = createActor(machine, inspection).start()
  return { Screen: () => <OrganizerLinkScreen link={link} />, follow: () => {} }
}
export default openOrganizerLinkPage
