import { type ActorRef, type AnyActorLogic, type AnyMachineSnapshot, createActor, type EventObject } from 'xstate'
import { makeStaffClient } from '../../../contract/staff'
import { signInWithPasskey } from '../../../machines/calls/factors'
import { windowReturn } from '../../../machines/calls/focus'
import { getSession, reportActivity, signIn, signOut } from '../../../machines/calls/staff'
import { nextActivity, nextActivityElsewhere, recordActivity } from '../../../machines/calls/staffWindow'
import { countWork } from '../../../machines/calls/workItems'
import { type DraftedPage, type Drafts, draftStore, followForm, storedEach } from '../../../machines/kit/draft'
import type { PageEmitted } from '../../../machines/kit/page'
import type { FactorsRef } from '../../../machines/staff/factors/factors.select'
import { idleMachine } from '../../../machines/staff/shell/idle.machine'
import { staffMachine } from '../../../machines/staff/shell/staff.machine'
import { type StaffRef, selectActingAs } from '../../../machines/staff/shell/staff.select'
import { workCountMachine } from '../../../machines/staff/shell/workCount.machine'
import { inspection } from '../../shared/browser/inspection'
import { passkeyDevice } from '../../shared/browser/passkeys'
import { below } from '../../shared/browser/route'
import type { PageDependencies } from '../routes/dependencies'
import type { Page as Opened } from '../routes/routes'
import { clearedAt } from '../routes/sessionClearing'
import { keepDialogs } from './dialogHistory'
import { providedFactors } from './factors'

type PageActor = NonNullable<Parameters<typeof staffMachine.provide>[0]['actors']>['page'] & AnyActorLogic

type PageRef = ActorRef<AnyMachineSnapshot, EventObject, PageEmitted>

/** A dialog that can be closed is open. */
const canBeClosed = (page: AnyMachineSnapshot) => page.can({ type: 'dialog.closed' })

interface Around<Snapshot, Draft, Stored> {
  /** of a page with text boxes: its drafts survive a reload */
  readonly draft?: DraftedPage<Snapshot, Draft, Stored>
  /** whether a dialog is open, including one that cannot be closed at the moment */
  readonly hasDialog?: (page: AnyMachineSnapshot) => boolean
}

/** The open staff pages of each client: one cookie signs in all of them. */
const opened = new WeakMap<PageDependencies['client'], Set<StaffRef>>()

/** Stored from a sign-in until its user signs out: a session that is gone meanwhile has ended by itself. */
const signedInAt = 'marquee.staffSignedIn'

/** A window records a sign-out for the others under this key. */
const signedOutAt = 'marquee.staffSignedOut'

/**
 * A page of a user who signs out closes in the other windows of the browser too. A page that the browser kept whole and
 * shows again by Back is loaded anew, so it shows nothing to the next person.
 */
function closeWithOthers(staff: StaffRef) {
  window.addEventListener('storage', ({ key }) => {
    const now = staff.getSnapshot()
    const { user, drafts } = now.context
    if (key === signedOutAt && now.matches('signedIn')) staff.send({ type: 'session.ended', draft: drafts[user!.id] })
  })
  window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload())
}

/** Nobody sees on one page the text of the user who has signed out on another. */
function notifyOthers(staff: StaffRef, all: ReadonlySet<StaffRef>) {
  const { user } = staff.getSnapshot().context
  for (const other of all) {
    const now = other.getSnapshot()
    const { user: theirs, drafts } = now.context
    if (now.matches('signedIn') && theirs?.id !== user?.id)
      other.send({ type: 'session.ended', draft: drafts[theirs!.id] })
    else if (now.matches('signedOut') && user) other.send({ type: 'session.opened', user })
  }
}

/** Starts a staff page in the back office's frame. Every staff route uses the same session cookie. */
export function startStaff<Snapshot extends AnyMachineSnapshot, Draft, Stored>(
  { client: customers, address, storage, ownStorage, toast, actAs }: PageDependencies,
  page: PageActor,
  { draft, hasDialog = canBeClosed }: Around<Snapshot, Draft, Stored> = {},
) {
  const client = makeStaffClient(customers)
  const machine = staffMachine.provide({
    actors: {
      getSession: getSession(client),
      signIn: signIn(client),
      signInWithPasskey: signInWithPasskey(client, passkeyDevice),
      factors: providedFactors(client),
      signOut: signOut(client),
      page: page,
      workCount: workCountMachine.provide({
        actors: { countWork: countWork(client), windowReturn: windowReturn(window, document) },
      }),
      idle: idleMachine.provide({
        actors: {
          reportActivity: reportActivity(client, () => recordActivity(window, storage, Date.now())),
          nextActivity: nextActivity(window),
          nextActivityElsewhere: nextActivityElsewhere(window),
        },
      }),
    },
  })
  // by user: a draft is never shown to another user of this browser
  const store = draft && draftStore(ownStorage, storedEach(draft))
  const staff: StaffRef = createActor(machine, {
    ...inspection,
    input: {
      company: globalThis.marqueeCompanySignIn ?? null,
      address: below(address.now()),
      wasSignedIn: storage.getItem(signedInAt) !== null,
      drafts: store?.restore(Number(storage.getItem(clearedAt))) ?? {},
    },
  })
  const pageIn = () => staff.getSnapshot().children.page as PageRef | undefined
  // the second factors are a part of the account page, or all that there is while a required one is missing
  const factorsIn = () => {
    const { children } = staff.getSnapshot()
    return (children.factors ?? pageIn()?.getSnapshot().children['factors']) as FactorsRef | undefined
  }
  /** the chart whose dialogs Back closes */
  const dialogIn = () => (factorsIn() as PageRef | undefined) ?? pageIn()

  let here = address.now().pathname
  const dialogs = keepDialogs(address, {
    isOpen: () => hasDialog(dialogIn()!.getSnapshot()),
    close: () => dialogIn()!.send({ type: 'dialog.closed' }),
  })
  const looked = () => {
    if (dialogIn() && address.now().pathname === here) dialogs.looked()
  }
  // pages that were opened before another account signed in belong to the earlier account
  const entered = () => actAs?.(() => selectActingAs(staff.getSnapshot()))

  // the page's end brings its last draft itself
  const written = (opened: Snapshot) => {
    if (draft && opened.status === 'active') staff.send({ type: 'draft.changed', draft: draft.draftIn(opened) })
  }

  staff.on('toast', toast)
  const all = opened.get(customers) ?? new Set<StaffRef>()
  opened.set(customers, all.add(staff))
  let heard: unknown = null
  let watched: unknown = null
  const watchFactors = () => {
    const factors = factorsIn()
    if (!factors || factors === watched) return
    watched = factors
    factors.on('others.ended', (ended) => pageIn()?.send(ended))
    factors.subscribe(looked)
  }
  let wasIn = false
  staff.subscribe((snapshot) => {
    store?.set(snapshot.context.drafts as Drafts<Draft>, Date.now())
    const isIn = snapshot.matches('signedIn')
    if (isIn !== wasIn && (isIn || snapshot.matches({ signedOut: 'editing' }))) notifyOthers(staff, all)
    if (isIn && !wasIn) storage.setItem(signedInAt, String(Date.now()))
    if (wasIn && snapshot.matches({ signedOut: 'editing' })) {
      storage.removeItem(signedInAt)
      storage.setItem(signedOutAt, String(Date.now()))
    }
    wasIn = isIn
    watchFactors()
    const page = pageIn()
    if (!page || page === heard) return
    heard = page
    page.on('toast', toast)
    page.on('work.changed', (changed) => staff.send(changed))
    page.subscribe(looked)
    followForm(page as unknown as ActorRef<Snapshot, EventObject>, draft?.formIn, written)
    looked()
  })
  entered()
  closeWithOthers(staff)
  staff.start()
  return {
    staff,
    follow: ((to) => {
      here = to.pathname
      entered()
      if (dialogIn() && dialogs.moved()) return
      staff.send({ type: 'address.opened', address: below(to) })
    }) satisfies Opened['follow'],
  }
}
