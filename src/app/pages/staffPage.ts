import { type ActorRef, type AnyActorLogic, type AnyMachineSnapshot, createActor, type EventObject } from 'xstate'
import { makeStaffClient } from '../../../contract/staff'
import { getSession, signIn, signOut } from '../../../machines/calls/staff'
import type { PageEmitted } from '../../../machines/kit/page'
import { staffMachine } from '../../../machines/staff/shell/staff.machine'
import { type StaffRef, selectActingAs } from '../../../machines/staff/shell/staff.select'
import { inspection } from '../../shared/browser/inspection'
import { below } from '../../shared/browser/route'
import type { PageDependencies } from '../routes/dependencies'
import type { Page as Opened } from '../routes/routes'
import { keepDialogs } from './dialogHistory'

type PageActor = NonNullable<Parameters<typeof staffMachine.provide>[0]['actors']>['page'] & AnyActorLogic

type PageRef = ActorRef<AnyMachineSnapshot, EventObject, PageEmitted>

/** A dialog that can be closed is open. */
const canBeClosed = (page: AnyMachineSnapshot) => page.can({ type: 'dialog.closed' })

/**
 * Starts a staff page in the back office's frame. Every staff route uses the same session cookie.
 * @param hasDialog whether a dialog is open, including one that cannot be closed at the moment
 */
export function startStaff(
  { client: customers, address, toast, actAs }: PageDependencies,
  page: PageActor,
  hasDialog: (page: AnyMachineSnapshot) => boolean = canBeClosed,
) {
  const client = makeStaffClient(customers)
  const machine = staffMachine.provide({
    actors: { getSession: getSession(client), signIn: signIn(client), signOut: signOut(client), page: page },
  })
  const staff: StaffRef = createActor(machine, { ...inspection, input: { address: below(address.now()) } })
  const pageIn = () => staff.getSnapshot().children.page as PageRef | undefined

  let here = address.now().pathname
  const dialogs = keepDialogs(address, {
    isOpen: () => hasDialog(pageIn()!.getSnapshot()),
    close: () => pageIn()!.send({ type: 'dialog.closed' }),
  })
  const looked = () => {
    if (pageIn() && address.now().pathname === here) dialogs.looked()
  }
  // pages that were opened before another account signed in belong to the earlier account
  const entered = () => actAs?.(() => selectActingAs(staff.getSnapshot()))

  staff.on('toast', toast)
  let heard: unknown = null
  staff.subscribe(() => {
    const opened = pageIn()
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
      if (pageIn() && dialogs.moved()) return
      staff.send({ type: 'address.opened', address: below(to) })
    }) satisfies Opened['follow'],
  }
}
