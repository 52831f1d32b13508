import { fromEvent, invokeCall } from '../../kit/call'
import { unconfirmed } from '../../kit/payment'
import { toProblem } from '../../kit/problem'
import { changeSetup, requestOf } from './change.setup'

/** The server prices the change. */
export const working = changeSetup.createStateConfig({
  meta: { busy: 'Processing...' },
  invoke: invokeCall('makeAChange', ({ context }) => requestOf(context)),
})

/** A moratorium began: the answers stay, and another change may add no coverage. */
const suspended = toProblem('writing.suspended')

const refused = { target: 'writing.declined', actions: [fromEvent('setProblem'), fromEvent('setRefusals')] } as const

export const notWorkedOut = {
  'change.declined': refused,
  'change.suspended': suspended,
  'change.closed': toProblem('closed'),
  'change.failed': toProblem('writing.missed'),
} as const

/** The outcomes of an attempt, from the first answer or from asking later. */
export const outcomes = {
  ...unconfirmed,
  'change.made': { target: 'made', actions: fromEvent('setMade') },
  'payment.declined': toProblem('priced.declined'),
  'payment.failed': [{ guard: 'isToBePaid', ...toProblem('priced.failed') }, toProblem('agreeing.failed')],
  'change.outdated': toProblem('reworking'),
  'change.declined': refused,
  'change.suspended': suspended,
  'change.closed': toProblem('closed'),
} as const
