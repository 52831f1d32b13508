import { createActor } from 'xstate'
import type { Client } from '../../contract/client'
import { makeStaffClient } from '../../contract/staff'
import { attendanceMachine } from '../../machines/attendance/attendance.machine'
import { sayPresence } from '../../machines/calls/attendance'
import { OnBehalf } from '../screens/quote/OnBehalf'

/** The bar over a quote that staff look at. Made once, above React; it says meanwhile that one is at work on it. */
export function startOnBehalf(client: Client, contactId: string) {
  const machine = attendanceMachine.provide({ actors: { sayPresence: sayPresence(makeStaffClient(client)) } })
  const attendance = createActor(machine, { input: { id: contactId } }).start()
  return {
    Bar: () => <OnBehalf attendance={attendance} contactId={contactId} />,
    end: () => void attendance.stop(),
  }
}
