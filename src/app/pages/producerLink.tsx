import { createActor } from 'xstate'
import { producerCalls } from '../../../contract/calls/producers.gen'
import { requestLink } from '../../../machines/calls/linkRequest'
import { linkRequestMachine } from '../../../machines/customer/linkRequest/linkRequest.machine'
import { ProducerLinkScreen } from '../../screens/producer/ProducerLinkScreen'
import { inspection } from '../../shared/browser/inspection'
import type { OpenPage } from '../routes/routes'

const openProducerLinkPage: OpenPage = ({ client }) => {
  const request = { ...producerCalls(client.api), ...client }.requestProducerLink
  const machine = linkRequestMachine.provide({ actors: { requestLink: requestLink(request) } })
  const link = createActor(machine, inspection).start()
  return { Screen: () => <ProducerLinkScreen link={link} />, follow: () => {} }
}
export default openProducerLinkPage
