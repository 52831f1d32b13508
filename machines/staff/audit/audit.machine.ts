import { assign, setup } from 'xstate'
import { may } from '../../../domain/staff/permissions'
import { type OutcomesOf, slot } from '../../calls/call'
import type { AuditPage, AuditQuery, listAudit } from '../../calls/users'
import { invokeCall } from '../../kit/call'
import {
  loading,
  type PageContext,
  type PageEvent,
  type PageInput,
  type PageTypes,
  pageActions,
  pageOn,
  pageStates,
} from '../../kit/page'
import { auditQueryIn, wrongDaysOfAudit } from './audit.route'

interface AuditContext extends PageContext<AuditQuery, AuditPage> {
  readonly user: PageInput['user']
  /** invalid days, by parameter */
  readonly wrongDays: ReturnType<typeof wrongDaysOfAudit>
}

const calls = { listAudit: slot<typeof listAudit>('listAudit') }

const paramsIn = (address: string) => ({ query: auditQueryIn(address), wrongDays: wrongDaysOfAudit(address) })

/** The page at `/admin/audit`: all changes, by anyone. */
export const auditMachine = setup({
  types: {} as PageTypes<AuditContext, PageEvent | OutcomesOf<typeof calls>>,
  actors: calls,
  // openapi.yaml: only an admin may read it
  guards: { mayRead: ({ context }) => may(context.user, 'audit.read') },
  actions: {
    ...pageActions,
    readAddress: assign((_, { address }: { readonly address: string }) => paramsIn(address)),
  },
}).createMachine({
  id: 'audit',
  context: ({ input: { user, address } }) => ({ user, ...paramsIn(address), data: null, problem: null }),
  initial: 'arriving',
  on: pageOn('.arriving'),
  states: {
    arriving: { always: [{ guard: 'mayRead', target: 'loading' }, { target: 'turnedAway' }] },
    turnedAway: {},
    loading: loading(invokeCall('listAudit', ({ context }) => context.query)),
    ...pageStates,
  },
  output: { type: 'session.ended' },
})
