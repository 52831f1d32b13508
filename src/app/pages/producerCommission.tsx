import { createActor } from 'xstate'
import { producerCalls } from '../../../contract/calls/producers.gen'
import { getProducerCommission } from '../../../machines/calls/producers'
import { producerCommissionMachine } from '../../../machines/customer/producer/producerCommission.machine'
import { ProducerCommissionScreen } from '../../screens/producer/ProducerCommissionScreen'
import { inspection } from '../../shared/browser/inspection'
import { below } from '../../shared/browser/route'
import type { OpenPage } from '../routes/routes'

const openProducerCommissionPage: OpenPage = ({ client, address }) => {
  const calls = { ...producerCalls(client.api), ...client }
  const machine = producerCommissionMachine.provide({ actors: { getProducerCommission: getProducerCommission(calls) } })
  const commission = createActor(machine, { ...inspection, input: { address: below(address.now()) } }).start()
  return {
    Screen: () => <ProducerCommissionScreen commission={commission} />,
    follow: (to) => commission.send({ type: 'address.opened', address: below(to) }),
  }
}
export default openProducerCommissionPage
