import { createActor, toPromise } from 'xstate'
import { makeStaffClient } from '../../../contract/staff'
import { getSession, sayPresence } from '../../../machines/calls/staff'
import { attendanceMachine } from '../../../machines/staff/workspace/presence.machine'
import { OnBehalf } from '../../screens/quote/StaffPreview'
import { inspection } from '../../shared/browser/inspection'
import type { World } from '../routes/world'

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
