import { createActor } from 'xstate'
import { producerCalls } from '../../../contract/calls/producers.gen'
import { requestProducerLink } from '../../../machines/calls/producers'
import { producerLinkMachine } from '../../../machines/customer/producer/producerLink.machine'
import { ProducerLinkScreen } from '../../screens/producer/ProducerLinkScreen'
import { inspection } from '../../shared/browser/inspection'
import type { OpenPage } from '../routes/routes'

const openProducerLinkPage: OpenPage = ({ client }) => {
  const calls = producerCalls(client.api)
  const machine = producerLinkMachine.provide({
    actors: { requestProducerLink: requestProducerLink({ ...calls, ...client }) },
  })
  const link = createActor(machine, inspection).start()
  return { Screen: () => <ProducerLinkScreen link={link} />, follow: () => {} }
}
export default openProducerLinkPage
