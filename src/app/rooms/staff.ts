import { type AnyActorLogic, createActor } from 'xstate'
import { getSession, signIn, signOut } from '../../../machines/calls/staff'
import { staffMachine } from '../../../machines/staff/staff.machine'
import type { StaffRef } from '../../../machines/staff/staff.select'
import { below } from '../address'
import type { Room as Opened } from '../room'
import type { World } from '../world'

type Room = NonNullable<Parameters<typeof staffMachine.provide>[0]['actors']>['room'] & AnyActorLogic

/** The back office with one of its rooms in it. Each route signs in by the same cookie. */
export function startStaff({ client, address, toast }: World, room: Room) {
  const machine = staffMachine.provide({
    actors: { getSession: getSession(client), signIn: signIn(client), signOut: signOut(client), room },
  })
  const staff: StaffRef = createActor(machine, { input: { address: below(address.now()) } })
  staff.on('toast', toast)
  staff.start()
  return {
    staff,
    follow: ((to) => staff.send({ type: 'address.opened', address: below(to) })) satisfies Opened['follow'],
  }
}
