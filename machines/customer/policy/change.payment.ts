import { fromEvent, invokeCall } from '../../kit/call'
import { toProblem } from '../../kit/problem'
import { changeSetup, wantedOf } from './change.setup'

/** The server works out what it comes to. */
export const working = changeSetup.createStateConfig({
  meta: { busy: 'Processing...' },
  invoke: invokeCall('makeAChange', ({ context }) => wantedOf(context)),
})

const refused = { target: 'writing.declined', actions: [fromEvent('setProblem'), fromEvent('keepRefusals')] } as const

export const notWorkedOut = {
  'change.declined': refused,
  'change.closed': toProblem('closed'),
  'change.missed': toProblem('writing.missed'),
} as const

/** The outcomes of an attempt, at once or asked about. */
export const outcomes = {
  'change.made': { target: 'made', actions: fromEvent('keepMade') },
  'payment.declined': toProblem('priced.declined'),
  'payment.failed': [{ guard: 'isToBePaid', ...toProblem('priced.failed') }, toProblem('agreeing.failed')],
  'change.outdated': toProblem('reworking'),
  'change.declined': refused,
  'change.closed': toProblem('closed'),
} as const
