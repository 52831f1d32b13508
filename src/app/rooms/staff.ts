import { type ActorRef, type AnyActorLogic, createActor, type EventObject, type Snapshot } from 'xstate'
import { makeStaffClient } from '../../../contract/staff'
import { getSession, signIn, signOut } from '../../../machines/calls/staff'
import { staffMachine } from '../../../machines/staff/staff.machine'
import type { StaffRef } from '../../../machines/staff/staff.select'
import type { RoomEmitted } from '../../../machines/staff/staff.types'
import { below } from '../address'
import { inspection } from '../inspection'
import type { Room as Opened } from '../room'
import type { World } from '../world'

type Room = NonNullable<Parameters<typeof staffMachine.provide>[0]['actors']>['room'] & AnyActorLogic

/** The back office with one of its rooms in it. Each route signs in by the same cookie. */
export function startStaff({ client: customers, address, toast }: World, room: Room) {
  const client = makeStaffClient(customers)
  const machine = staffMachine.provide({
    actors: { getSession: getSession(client), signIn: signIn(client), signOut: signOut(client), room },
  })
  const staff: StaffRef = createActor(machine, { ...inspection, input: { address: below(address.now()) } })
  staff.on('toast', toast)
  let heard: unknown = null
  staff.subscribe(({ children }) => {
    const opened = children.room as ActorRef<Snapshot<unknown>, EventObject, RoomEmitted> | undefined
    if (!opened || opened === heard) return
    heard = opened
    opened.on('toast', toast)
  })
  staff.start()
  return {
    staff,
    follow: ((to) => staff.send({ type: 'address.opened', address: below(to) })) satisfies Opened['follow'],
  }
}
