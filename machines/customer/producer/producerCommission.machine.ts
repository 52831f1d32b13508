import { assign, setup } from 'xstate'
import type { ProducerCommission } from '../../../contract/client'
import type { Problem } from '../../../contract/problem'
import { type OutcomesOf, slot } from '../../calls/call'
import type { getProducerCommission } from '../../calls/producers'
import { fromEvent, invokeCall } from '../../kit/call'
import { problemActions, toProblem } from '../../kit/problem'
import { type CommissionAddress, commissionIn } from './producerCommission.route'

interface ProducerCommissionContext extends CommissionAddress {
  /** opened last; it stays in sight while another month loads */
  readonly statement: ProducerCommission | null
  readonly problem: Problem | null
}

const calls = { getProducerCommission: slot<typeof getProducerCommission>('getProducerCommission') }

type ProducerCommissionEvent =
  | OutcomesOf<typeof calls>
  /** path and search below `/quote` */
  | { type: 'address.opened'; address: string }
  | { type: 'page.retried' }

/** The commission of a producer in a month. */
export const producerCommissionMachine = setup({
  types: {} as {
    context: ProducerCommissionContext
    events: ProducerCommissionEvent
    input: { address: string }
    meta: { busy?: string }
    tags: 'background'
  },
  actors: calls,
  actions: {
    readAddress: assign((_, { address }: { readonly address: string }) => commissionIn(address)),
    setStatement: assign((_, { statement }: { readonly statement: ProducerCommission }) => ({ statement })),
    clearStatement: assign({ statement: null }),
    ...problemActions,
  },
}).createMachine({
  id: 'producerCommission',
  context: ({ input: { address } }) => ({ ...commissionIn(address), statement: null, problem: null }),
  initial: 'loading',
  on: { 'address.opened': { target: '.loading', actions: fromEvent('readAddress') } },
  states: {
    loading: {
      tags: 'background',
      invoke: invokeCall('getProducerCommission', ({ context: { token, month } }) => ({ token, month })),
      on: {
        'commission.opened': { target: 'shown', actions: fromEvent('setStatement') },
        'commission.missing': 'missing',
        'commission.failed': toProblem('failed'),
      },
    },
    shown: {},
    missing: { entry: 'clearStatement' },
    failed: { exit: 'clearProblem', on: { 'page.retried': 'loading' } },
  },
})
