import { createActor } from 'xstate'
import { producerCalls } from '../../../contract/calls/producers.gen'
import { copyText } from '../../../machines/calls/clipboard'
import { listProducerQuotes, openProducerPolicy, replaceProducerLink } from '../../../machines/calls/producers'
import { producerBoardMachine } from '../../../machines/customer/producer/producerBoard.machine'
import { ProducerBoardScreen } from '../../screens/producer/ProducerBoardScreen'
import { inspection } from '../../shared/browser/inspection'
import { below } from '../../shared/browser/route'
import type { OpenPage } from '../routes/routes'

const openProducerBoardPage: OpenPage = ({ client, address }) => {
  const calls = { ...producerCalls(client.api), ...client }
  const machine = producerBoardMachine.provide({
    actors: {
      listProducerQuotes: listProducerQuotes(calls),
      openProducerPolicy: openProducerPolicy(calls),
      replaceProducerLink: replaceProducerLink(calls),
      // a page without a secure origin has no clipboard
      copyText: copyText(async (text) => navigator.clipboard.writeText(text)),
    },
  })
  const board = createActor(machine, { ...inspection, input: { address: below(address.now()) } })
  board.on('policy.opened', ({ path }) => address.navigator.push(path))
  board.start()
  return {
    Screen: () => <ProducerBoardScreen board={board} />,
    follow: (to) => board.send({ type: 'address.opened', address: below(to) }),
  }
}
export default openProducerBoardPage
