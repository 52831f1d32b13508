import type { AnyStateMachine } from 'xstate'
import { policyMachine } from '../../machines/policy/policy.machine'
import { quoteMachine } from '../../machines/quote/quote.machine'
import { deskMachine } from '../../machines/staff/desk.machine'
import { staffMachine } from '../../machines/staff/staff.machine'
import { workspaceMachine } from '../../machines/workspace/workspace.machine'

/** Which room it is, the route says. */
const staffIn = (room: AnyStateMachine) => staffMachine.provide({ actors: { room: room as never } }) as AnyStateMachine

/** What a session may run, each with the charts that it runs itself. */
export const charts = {
  quote: quoteMachine as AnyStateMachine,
  policy: policyMachine as AnyStateMachine,
  'staff at the desk': staffIn(deskMachine),
  'staff in a workspace': staffIn(workspaceMachine),
} as const
export type ChartName = keyof typeof charts
