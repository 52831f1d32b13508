import { createActor, toPromise } from 'xstate'
import { makeStaffClient } from '../../contract/staff'
import { attendanceMachine } from '../../machines/attendance/attendance.machine'
import { sayPresence } from '../../machines/calls/attendance'
import { getSession } from '../../machines/calls/staff'
import { OnBehalf } from '../screens/quote/OnBehalf'
import { inspection } from './inspection'
import type { World } from './world'

/**
 * The bar over a quote that staff look at. Made once, above React; it says meanwhile that one is at work on it.
 * @param contactId null of a quote that is just begun
 */
export function startOnBehalf({ client: customers, actAs }: World, contactId: string | null) {
  const client = makeStaffClient(customers)
  const machine = attendanceMachine.provide({ actors: { sayPresence: sayPresence(client) } })
  // it is theirs who opened it, whoever signs in from another tab
  const who = createActor(getSession(client), inspection).start()
  void toPromise(who).then((fact) =>
    actAs?.(() => (fact.type === 'session.opened' ? `staff ${fact.user.id}` : 'staff')),
  )
  const attendance = createActor(machine, { ...inspection, input: { id: contactId, isWaitedFor: true } }).start()
  return {
    Bar: () => <OnBehalf attendance={attendance} />,
    named: (id: string) => attendance.send({ type: 'contact.named', id }),
    end: () => void attendance.stop(),
  }
}
