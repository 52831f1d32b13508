import { type ActorRef, type AnyActorLogic, type AnyMachineSnapshot, createActor, type EventObject } from 'xstate'
import { makeStaffClient } from '../../../contract/staff'
import { getSession, signIn, signOut } from '../../../machines/calls/staff'
import { staffMachine } from '../../../machines/staff/staff.machine'
import { type StaffRef, selectActingAs } from '../../../machines/staff/staff.select'
import type { RoomEmitted } from '../../../machines/staff/staff.types'
import { below } from '../address'
import { keepDialogs } from '../dialogHistory'
import { inspection } from '../inspection'
import type { Room as Opened } from '../room'
import type { World } from '../world'

type Room = NonNullable<Parameters<typeof staffMachine.provide>[0]['actors']>['room'] & AnyActorLogic

type RoomRef = ActorRef<AnyMachineSnapshot, EventObject, RoomEmitted>

/** What can be closed, is open. */
const canBeClosed = (room: AnyMachineSnapshot) => room.can({ type: 'dialog.closed' })

/**
 * The back office with one of its rooms in it. Each route signs in by the same cookie.
 * @param hasDialog where one stands that cannot be closed just now, too
 */
export function startStaff(
  { client: customers, address, toast, actAs }: World,
  room: Room,
  hasDialog: (room: AnyMachineSnapshot) => boolean = canBeClosed,
) {
  const client = makeStaffClient(customers)
  const machine = staffMachine.provide({
    actors: { getSession: getSession(client), signIn: signIn(client), signOut: signOut(client), room },
  })
  const staff: StaffRef = createActor(machine, { ...inspection, input: { address: below(address.now()) } })
  const roomIn = () => staff.getSnapshot().children.room as RoomRef | undefined

  let here = address.now().pathname
  const dialogs = keepDialogs(address, {
    isOpen: () => hasDialog(roomIn()!.getSnapshot()),
    close: () => roomIn()!.send({ type: 'dialog.closed' }),
  })
  const looked = () => {
    if (roomIn() && address.now().pathname === here) dialogs.looked()
  }
  // rooms that were opened before and after somebody else signed in are not the same person's
  const entered = () => actAs?.(() => selectActingAs(staff.getSnapshot()))

  staff.on('toast', toast)
  let heard: unknown = null
  staff.subscribe(() => {
    const opened = roomIn()
    if (!opened || opened === heard) return
    heard = opened
    opened.on('toast', toast)
    opened.subscribe(looked)
    looked()
  })
  entered()
  staff.start()
  return {
    staff,
    follow: ((to) => {
      here = to.pathname
      entered()
      if (roomIn() && dialogs.moved()) return
      staff.send({ type: 'address.opened', address: below(to) })
    }) satisfies Opened['follow'],
  }
}
