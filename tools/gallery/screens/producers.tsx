import { ProducerBoardScreen } from '../../../src/screens/producer/ProducerBoardScreen'
import { ProducerCommissionScreen } from '../../../src/screens/producer/ProducerCommissionScreen'
import { ProducerLinkScreen } from '../../../src/screens/producer/ProducerLinkScreen'
import { token } from '../../../tests/walks/producers.cases'
import type { WalkName } from '../../../tests/walks/register'
import { type Entry, itself } from './entry'
import { asCustomer } from './quote'

const boardAt = `/producer/${token}`

export const producerEntries = {
  linkRequest: { at: '/producer', put: itself((link) => asCustomer(<ProducerLinkScreen link={link} />)) },
  producerBoard: { at: boardAt, put: itself((board) => asCustomer(<ProducerBoardScreen board={board} />)) },
  producerCommission: {
    at: `${boardAt}/commission`,
    put: itself((commission) => asCustomer(<ProducerCommissionScreen commission={commission} />)),
  },
} satisfies Partial<Record<WalkName, Entry>>
