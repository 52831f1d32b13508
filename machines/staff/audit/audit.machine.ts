import { assign, setup } from 'xstate'
import type { Problem } from '../../../contract/problem'
import { slot } from '../../calls/call'
import type { SessionOver } from '../../calls/staff'
import type { AuditFact, AuditPage, AuditQuery, listAudit } from '../../calls/users'
import { fromEvent, invokeCall } from '../../kit/call'
import type { PageEmitted, PageInput } from '../shell/page'
import { auditQueryIn, wrongDaysOfAudit } from './audit.route'

interface AuditContext {
  readonly user: PageInput['user']
  readonly query: AuditQuery
  /** what of the address is no day, by its name */
  readonly wrongDays: ReturnType<typeof wrongDaysOfAudit>
  /** the page that was last read; it stays in sight while the next one is */
  readonly listed: AuditPage | null
  readonly problem: Problem | null
}

type AuditEvent = AuditFact | { type: 'address.opened'; address: string } | { type: 'list.retried' }

const paramsIn = (address: string) => ({ query: auditQueryIn(address), wrongDays: wrongDaysOfAudit(address) })

/** The room at `/admin/audit`: everything that was done, by anybody. */
export const auditMachine = setup({
  types: {} as {
    context: AuditContext
    events: AuditEvent
    input: PageInput
    output: SessionOver
    emitted: PageEmitted
    meta: { busy?: string }
    tags: 'background'
  },
  actors: { listAudit: slot<typeof listAudit>('listAudit') },
  // openapi.yaml: it is the administrators'
  guards: { mayRead: ({ context }) => context.user.role === 'admin' },
  actions: {
    readAddress: assign((_, event: Extract<AuditEvent, { type: 'address.opened' }>) => paramsIn(event.address)),
    keepProblem: assign(({ event }) => ('problem' in event ? { problem: event.problem } : {})),
    dropProblem: assign({ problem: null }),
  },
}).createMachine({
  id: 'audit',
  context: ({ input: { user, address } }) => ({ user, ...paramsIn(address), listed: null, problem: null }),
  initial: 'arriving',
  on: {
    'address.opened': { target: '.arriving', actions: fromEvent('readAddress') },
    'session.ended': '.ended',
  },
  states: {
    arriving: { always: [{ guard: 'mayRead', target: 'loading' }, { target: 'turnedAway' }] },
    turnedAway: {},
    loading: {
      tags: 'background',
      invoke: invokeCall('listAudit', ({ context }) => context.query),
      on: {
        'audit.read': { target: 'listed', actions: assign({ listed: ({ event }) => event.listed }) },
        'audit.missed': 'failed',
      },
    },
    failed: { entry: 'keepProblem', exit: 'dropProblem', on: { 'list.retried': 'loading' } },
    listed: {},
    ended: { type: 'final' },
  },
  output: { type: 'session.ended' },
})
