import type { AnyStateMachine } from 'xstate'
import { policyMachine } from '../../machines/customer/policy/policy.machine'
import { quoteMachine } from '../../machines/customer/quote/quote.machine'
import { contactListMachine } from '../../machines/staff/contactList/contactList.machine'
import { staffMachine } from '../../machines/staff/shell/staff.machine'
import { workspaceMachine } from '../../machines/staff/workspace/workspace.machine'

/** The route decides which staff page it is. */
const staffIn = (screen: AnyStateMachine) =>
  staffMachine.provide({ actors: { page: screen as never } }) as AnyStateMachine

/** The charts of a session, each with its child charts. */
export const charts = {
  quote: quoteMachine as AnyStateMachine,
  policy: policyMachine as AnyStateMachine,
  'staff at the contact list': staffIn(contactListMachine),
  'staff in a workspace': staffIn(workspaceMachine),
} as const
export type ChartName = keyof typeof charts
