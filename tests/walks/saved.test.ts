import { expect, test } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { blankKey } from '../../domain/staff/partners'
import { contactListMachine } from '../../machines/staff/contactList/contactList.machine'
import { moratoriaMachine } from '../../machines/staff/moratoria/moratoria.machine'
import { organizerInvoicesMachine } from '../../machines/staff/organizerInvoices/organizerInvoices.machine'
import { partnersMachine } from '../../machines/staff/partners/partners.machine'
import { listEditorMachine } from '../../machines/staff/settings/settings.machine'
import { signaturesMachine } from '../../machines/staff/signatures/signatures.machine'
import { usersMachine } from '../../machines/staff/users/users.machine'
import { picture } from './files.cases'
import { staffInvoice } from './organizerInvoices.cases'
import { rig, withTestCalls } from './rig'
import { admin, feeWritten, listPage } from './settings.cases'
import { sam, usersPage } from './users.cases'

/** The draft with which a page ends if the session ends during a form, and its restoration. */
const done = (child: string, output: object) => ({ type: `xstate.done.actor.${child}`, output })
const over = { type: 'session.ended' }
const fees = '/admin/settings/policy-fee-adjustment'

async function through(machine: AnyStateMachine, input: object, events: readonly { type: string }[]) {
  const { actor, waiting, send } = rig(withTestCalls(machine), input)
  for (const event of events) await send(event)
  return { snapshot: actor.getSnapshot(), waiting }
}

const keyTask = { kind: 'key', slug: 'example-venues', name: 'Example Venues' } as const
const paidByCheck = { amount: '250.50', reference: 'Check 1042', note: null, email: null }
const halfMoratorium = { coverage: 'both', states: 'FL', from: '11/20/2026', reason: 'A storm' }
const written = { name: 'Sam Sample', email: 'sam@example.com', role: 'rep' }
test.each([
  {
    screen: 'a new account',
    machine: usersMachine,
    address: '/admin/users',
    events: [
      { type: 'adding.begun' },
      { type: 'form.answered', answers: written },
      { type: 'form.submitted', key: 'k1' },
      done('addUser', over),
    ],
    back: [],
    at: { writing: 'editing' },
    has: { about: null, answers: written, key: 'k1' },
  },
  {
    screen: 'a key of a partner',
    machine: partnersMachine,
    address: '/admin/partners',
    events: [
      { type: 'form.begun', task: keyTask },
      { type: 'form.answered', answers: { name: 'Booking system' } },
      { type: 'form.submitted', key: 'k1' },
      done('addPartnerKey', over),
    ],
    back: [],
    at: { writing: 'editing' },
    has: { about: keyTask, answers: { ...blankKey, name: 'Booking system' }, key: 'k1' },
  },
  {
    screen: 'a moratorium',
    machine: moratoriaMachine,
    address: '/admin/moratoria',
    events: [
      { type: 'adding.begun' },
      { type: 'form.answered', answers: halfMoratorium },
      { type: 'form.submitted', key: 'k1' },
      done('addMoratorium', over),
    ],
    back: [],
    at: { writing: 'editing' },
    has: { about: null, answers: halfMoratorium, key: 'k1' },
  },
  {
    screen: 'a payment of an organizer’s invoice',
    machine: organizerInvoicesMachine,
    address: '/admin/organizer-invoices',
    events: [
      { type: 'payment.begun', row: staffInvoice },
      { type: 'form.answered', answers: paidByCheck },
      { type: 'form.submitted', key: 'k1' },
      done('payOrganizerInvoice', over),
    ],
    back: [],
    at: { writing: 'editing' },
    has: { about: staffInvoice, answers: paidByCheck, key: 'k1' },
  },
  {
    screen: 'an account that is changed',
    machine: usersMachine,
    address: '/admin/users',
    events: [
      { type: 'editing.begun', row: sam },
      { type: 'form.answered', answers: { name: 'Sam Other' } },
      { type: 'form.submitted', key: 'k1' },
      done('updateUser', over),
    ],
    back: [],
    at: { writing: 'editing' },
    has: { about: sam, answers: { ...written, name: 'Sam Other' } },
  },
  {
    screen: 'a row of a list',
    machine: listEditorMachine,
    address: fees,
    events: [
      { type: 'adding.begun' },
      { type: 'form.answered', answers: feeWritten },
      { type: 'form.submitted', key: 'k1' },
      done('addRows', over),
    ],
    back: [],
    at: { list: { writing: 'editing' } },
    has: { about: null, answers: feeWritten, key: 'k1' },
  },
  {
    screen: 'a signature',
    machine: signaturesMachine,
    address: '/admin/signatures',
    events: [
      done('listSignatures', { type: 'page.loaded', data: [] }),
      { type: 'signature.begun', row: null },
      { type: 'signature.answered', answers: { name: 'Robin Sample' } },
      { type: 'picture.chosen', file: picture.file },
      done('drawPicture', { type: 'picture.drawn', picture }),
      { type: 'signature.submitted', key: 'k1' },
      done('createSignature', over),
    ],
    back: [done('listSignatures', { type: 'page.loaded', data: [] })],
    at: { editing: 'writing' },
    has: { about: null, answers: { name: 'Robin Sample', isDefault: false, picture }, key: 'k1' },
  },
  {
    screen: 'a prospect',
    machine: contactListMachine,
    address: '/admin',
    events: [
      { type: 'prospect.begun' },
      { type: 'prospect.answered', answers: { email: 'sam@example.com' } },
      { type: 'prospect.submitted' },
      done('addStranger', over),
    ],
    back: [],
    at: { open: { list: 'loading', file: 'resting', prospect: { writing: 'editing' } } },
    has: { prospect: { email: 'sam@example.com', name: null, phone: null, note: null } },
  },
])('$room resumes its draft after the session has ended', async ({ machine, address, events, back, at, has }) => {
  const { snapshot } = await through(machine, { user: admin, address }, events)
  expect(snapshot.output).toMatchObject({ type: 'session.ended', draft: has })
  const { draft } = snapshot.output as { draft: object }
  const again = await through(machine, { user: admin, address, draft }, back)
  expect(again.snapshot.value).toEqual(at)
  expect(again.snapshot.context).toMatchObject({ ...has, draft: null })
})

test('a page without an open form saves no draft', async () => {
  const { snapshot } = await through(usersMachine, { user: admin, address: '/admin/users' }, [done('listUsers', over)])
  expect(snapshot.output).toEqual({ type: 'session.ended', draft: null })
})

test('an address opened while a dialog is open loads once the dialog is closed', async () => {
  const users = await through(usersMachine, { user: admin, address: '/admin/users' }, [
    done('listUsers', { type: 'page.loaded', data: usersPage([sam]) }),
    { type: 'adding.begun' },
    { type: 'address.opened', address: '/admin/users?page=2' } as never,
    { type: 'dialog.closed' },
  ])
  expect(users.waiting.get('listUsers')!.input).toMatchObject({ page: 2 })
  const moratoria = await through(moratoriaMachine, { user: admin, address: '/admin/moratoria' }, [
    { type: 'adding.begun' },
    { type: 'address.opened', address: '/admin/moratoria?page=2' } as never,
    { type: 'dialog.closed' },
  ])
  expect(moratoria.waiting.get('listMoratoria')!.input).toMatchObject({ page: 2 })
  const invoices = await through(organizerInvoicesMachine, { user: admin, address: '/admin/organizer-invoices' }, [
    { type: 'payment.begun', row: staffInvoice } as never,
    { type: 'address.opened', address: '/admin/organizer-invoices?page=2' } as never,
    { type: 'dialog.closed' },
  ])
  expect(invoices.waiting.get('listOrganizerInvoices')!.input).toMatchObject({ page: 2 })
  const partners = await through(partnersMachine, { user: admin, address: '/admin/partners' }, [
    { type: 'form.begun', task: keyTask } as never,
    { type: 'address.opened', address: '/admin/partners?page=2' } as never,
    { type: 'dialog.closed' },
  ])
  expect(partners.waiting.get('listPartners')!.input).toMatchObject({ page: 2 })
  const list = await through(listEditorMachine, { user: admin, address: fees }, [
    done('readList', { type: 'page.loaded', data: listPage([]) }),
    { type: 'adding.begun' },
    { type: 'address.opened', address: `${fees}?page=2` } as never,
    { type: 'dialog.closed' },
  ])
  expect(list.waiting.get('readList')!.input).toMatchObject({ query: { page: 2 } })
})
