import { createActor } from 'xstate'
import type { Client } from '../../contract/client'
import { makeStaffClient } from '../../contract/staff'
import { attendanceMachine } from '../../machines/attendance/attendance.machine'
import { sayPresence } from '../../machines/calls/attendance'
import { OnBehalf } from '../screens/quote/OnBehalf'
import { inspection } from './inspection'

/**
 * The bar over a quote that staff look at. Made once, above React; it says meanwhile that one is at work on it.
 * @param contactId null of a quote that is just begun
 */
export function startOnBehalf(client: Client, contactId: string | null) {
  const machine = attendanceMachine.provide({ actors: { sayPresence: sayPresence(makeStaffClient(client)) } })
  const attendance = createActor(machine, { ...inspection, input: { id: contactId } }).start()
  return {
    Bar: () => <OnBehalf attendance={attendance} />,
    named: (id: string) => attendance.send({ type: 'contact.named', id }),
    end: () => void attendance.stop(),
  }
}
