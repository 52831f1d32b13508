import { createActor, toPromise } from 'xstate'
import { makeStaffClient } from '../../../contract/staff'
import { getSession, sayPresence } from '../../../machines/calls/staff'
import { attendanceMachine } from '../../../machines/staff/workspace/presence.machine'
import { StaffPreview } from '../../screens/quote/StaffPreview'
import { inspection } from '../../shared/browser/inspection'
import type { PageDependencies } from '../routes/dependencies'

/**
 * Starts the bar over a quote that staff view. Called once, outside React. It also reports the staff member's presence.
 * @param contactId null for a new quote
 */
export function startOnBehalf({ client: customers, actAs }: PageDependencies, contactId: string | null) {
  const client = makeStaffClient(customers)
  const machine = attendanceMachine.provide({ actors: { sayPresence: sayPresence(client) } })
  // the page belongs to the account that opened it, even if another one signs in from another tab
  const who = createActor(getSession(client), inspection).start()
  void toPromise(who).then((fact) =>
    actAs?.(() => (fact.type === 'session.opened' ? `staff ${fact.user.id}` : 'staff')),
  )
  const attendance = createActor(machine, { ...inspection, input: { id: contactId, isWaitedFor: true } }).start()
  return {
    Bar: () => <StaffPreview attendance={attendance} />,
    named: (id: string) => attendance.send({ type: 'contact.named', id }),
    end: () => void attendance.stop(),
  }
}
