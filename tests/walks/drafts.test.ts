import { expect, test } from 'vitest'
import { type AnyStateMachine, createActor, fromPromise, waitFor } from 'xstate'
import type { OpenedContact } from '../../contract/client'
import { noAnswer } from '../../contract/problem'
import { attachmentsMachine } from '../../machines/staff/attachments/attachments.machine'
import { emailLogsMachine } from '../../machines/staff/mail/contactMail.machine'
import { rainSettlementMachine } from '../../machines/staff/rainSettlement/rainSettlement.machine'
import type { TaskRef } from '../../machines/staff/workspace/task.select'
import { workspaceMachine } from '../../machines/staff/workspace/workspace.machine'
import { attachments, logs, plan } from './files.cases'
import { mailed } from './office.cases'
import { payable, unmeasured } from './rainSettlement.cases'
import { rig, withTestCalls } from './rig'
import { admin } from './settings.cases'
import { opened, rep } from './staff.cases'
import { bought } from './workspace.cases'

/** A draft about one contact is resumed after the session ended or another contact was opened. */
const done = (child: string, output: object) => ({ type: `xstate.done.actor.${child}`, output })
const over = { type: 'session.ended' }

async function through(machine: AnyStateMachine, input: object, events: readonly { type: string }[]) {
  const { actor, waiting, send } = rig(withTestCalls(machine), input)
  for (const event of events) await send(event)
  return { snapshot: actor.getSnapshot(), waiting }
}

const file = new File(['%PDF-'], 'plan.pdf')
const listed = done('listAttachments', { type: 'page.loaded', data: attachments })
const shown = done('listEmailLogs', { type: 'page.loaded', data: logs })
const letter = { emails: 'venue@example.com', message: 'The plan of the barn' }
const marked = [plan.id]

const pages = [
  {
    form: 'a letter with files',
    machine: attachmentsMachine,
    place: 'attachments',
    write: [
      listed,
      { type: 'document.marked', ids: marked },
      { type: 'letter.begun' },
      { type: 'letter.answered', answers: letter },
    ],
    send: { type: 'letter.submitted', key: 'k1' },
    call: 'emailDocuments',
    back: [listed],
    at: { writing: 'editing' },
    has: { marked, letter },
  },
  {
    form: 'what is uploaded',
    machine: attachmentsMachine,
    place: 'attachments',
    write: [listed, { type: 'files.added', files: [file] }],
    send: { type: 'upload.submitted', key: 'k1' },
    call: 'uploadDocuments',
    back: [listed],
    at: { choosing: 'editing' },
    has: { chosen: [file] },
  },
  {
    form: 'a message that is forwarded',
    machine: emailLogsMachine,
    place: 'email-logs',
    write: [shown, { type: 'forwarding.begun', row: mailed }, { type: 'letter.answered', answers: letter }],
    send: { type: 'letter.submitted', key: 'k1' },
    call: 'forwardEmail',
    back: [shown],
    at: { writing: 'editing' },
    has: { about: mailed, letter },
  },
]

test.each([
  { form: 'a measurement', begin: 'measuring', call: 'recordRain', answers: { inches: '0.31', station: 'Airport' } },
  { form: 'a payment', begin: 'paying', call: 'payRain', answers: { reference: 'Check 2041' } },
] as const)('$form of insured rain is resumed after the session has ended', async ({ begin, call, answers }) => {
  const input = { user: admin, address: '/admin/c1/rain' }
  const read = done('getRainSettlement', { type: 'page.loaded', data: begin === 'paying' ? payable : unmeasured })
  const written = [
    read,
    { type: `${begin}.begun` },
    { type: 'form.answered', answers },
    { type: 'form.submitted', key: 'k1' },
  ]
  const { snapshot } = await through(rainSettlementMachine, input, [...written, done(call, over)])
  expect(snapshot.output).toMatchObject({ type: 'session.ended', draft: { c1: { at: begin, answers } } })
  const { draft } = snapshot.output as { draft: object }
  const again = await through(rainSettlementMachine, { ...input, draft }, [read])
  expect(again.snapshot.value).toEqual({ [begin]: 'editing' })
  expect(again.snapshot.context).toMatchObject({ answers, drafts: {} })
})

test('a measurement that is not recorded yet stays with its contact while another one is looked at', async () => {
  const read = (id: string) =>
    done('getRainSettlement', { type: 'page.loaded', data: { ...unmeasured, contact: { ...unmeasured.contact, id } } })
  const events: readonly ({ type: string } & Record<string, unknown>)[] = [
    read('c1'),
    { type: 'measuring.begun' },
    { type: 'form.answered', answers: { inches: '0.31' } },
    { type: 'address.opened', address: '/admin/c2/rain' },
    read('c2'),
    { type: 'address.opened', address: '/admin/c1/rain' },
    read('c1'),
  ]
  const { snapshot } = await through(rainSettlementMachine, { user: admin, address: '/admin/c1/rain' }, events)
  expect(snapshot.value).toEqual({ measuring: 'editing' })
  expect(snapshot.context.answers).toMatchObject({ inches: '0.31' })
})

test.each(pages)('$form is resumed under its key after the session has ended', async (screen) => {
  const { machine, place, write, send, call, back, at, has } = screen
  const input = { user: rep, address: `/admin/c1/${place}` }
  const { snapshot } = await through(machine, input, [...write, send, done(call, over)])
  expect(snapshot.output).toMatchObject({ type: 'session.ended', draft: { c1: { ...has, key: 'k1' } } })
  const { draft } = snapshot.output as { draft: object }
  const again = await through(machine, { ...input, draft }, back)
  expect(again.snapshot.value).toEqual(at)
  expect(again.snapshot.context).toMatchObject({ ...has, key: 'k1', drafts: {} })
  // and it is saved if nothing was loaded meanwhile
  const twice = await through(machine, { ...input, draft }, [done(back[0]!.type.split('.').at(-1)!, over)])
  expect(twice.snapshot.output).toMatchObject({ draft })
})

test.each(pages)(
  '$form stays open over the same contact, and is saved while another contact is open',
  async (screen) => {
    const { machine, place, write, send, back, at, has } = screen
    const to = (id: string, more = '') => ({ type: 'address.opened', address: `/admin/${id}/${place}${more}` })
    const input = { user: rep, address: `/admin/c1/${place}` }
    const here = await through(machine, input, [...write, to('c1'), to('c1', '?page=2')])
    expect(here.snapshot.value).toEqual(at)
    expect(here.snapshot.context).toMatchObject(has)

    const away = await through(machine, input, [...write, to('c2'), ...back])
    expect(away.snapshot.value).toBe('reading')
    expect(away.snapshot.context).toMatchObject({ letter: { emails: null, message: null }, drafts: { c1: has } })

    const again = await through(machine, input, [...write, send, to('c2'), ...back, to('c1'), ...back])
    expect(again.snapshot.value).toEqual(at)
    expect(again.snapshot.context).toMatchObject({ ...has, key: 'k1', drafts: {} })
  },
)

test.each([
  { ...pages[0]!, lost: { type: 'mailing.refused', problem: noAnswer } },
  { ...pages[2]!, lost: { type: 'forwarding.refused', problem: noAnswer } },
])('$form corrected after a lost answer has another key', async (screen) => {
  const { machine, place, write, send, call, lost } = screen
  const again = [done(call, lost), { type: 'letter.answered', answers: { message: 'The other plan' } }]
  const input = { user: rep, address: `/admin/c1/${place}` }
  const { waiting } = await through(machine, input, [...write, send, ...again, { ...send, key: 'k2' }])
  expect(waiting.get(call)!.input).toMatchObject({ message: 'The other plan', key: 'k2' })
})

/** The workspace with an open task, whose calls never answer. */
function workspace(input: object = {}, shown: OpenedContact = opened) {
  const silent = fromPromise(() => new Promise<never>(() => {}))
  const task = (workspaceMachine.implementations.actors as { task: AnyStateMachine }).task.provide({
    actors: {
      markQuoteApproved: silent,
      getDescriptionOfOperations: fromPromise(async () => ({ type: 'words.failed', problem: noAnswer })),
    },
  })
  const actors = {
    openContact: silent,
    getPolicy: silent,
    attendance: silent,
    history: silent,
    windowReturn: silent,
    task,
  }
  const screen = createActor(workspaceMachine.provide({ actors: actors as never }), {
    input: { user: rep, address: '/admin/c1', ...input },
  }).start()
  const read = (id = 'c1') =>
    screen.send({ type: 'contact.shown', opened: { ...shown, contact: { ...shown.contact, id } as never } })
  const taskIn = () => screen.getSnapshot().children.task as TaskRef | undefined
  read()
  return { page: screen, read, task: taskIn }
}
const reason = 'Drones above the guests.'

function declining() {
  const begun = workspace()
  begun.page.send({ type: 'task.begun', kind: 'decline', key: 'k1' })
  begun.task()!.send({ type: 'task.answered', answers: { reason } })
  return begun
}
const draft = { kind: 'decline', id: 'c1', version: 3, key: 'k1', written: { reason } }

test('a session that ends during a task saves its draft, and the same form opens again', () => {
  const { page: screen } = declining()
  screen.send({ type: 'session.ended' })
  expect(screen.getSnapshot().output).toEqual({ type: 'session.ended', draft: { c1: draft } })

  const again = workspace({ draft: { c1: draft } })
  expect(again.task()!.getSnapshot().context).toMatchObject({ ...draft, answers: { reason } })
})

test('a session that ends without a task ends at once', () => {
  const { page: screen } = workspace()
  screen.send({ type: 'session.ended' })
  expect(screen.getSnapshot().output).toEqual({ type: 'session.ended', draft: {} })
})

test('opening another contact saves the draft for this one', () => {
  const { page: screen, read, task } = declining()
  screen.send({ type: 'address.opened', address: '/admin/c1?back=%2Fadmin' })
  expect(screen.getSnapshot().matches({ open: { copy: 'revisiting' } })).toBe(true)
  read()
  expect(task()!.getSnapshot().context.answers).toMatchObject({ reason })
  screen.send({ type: 'address.opened', address: '/admin/c2' })
  expect(screen.getSnapshot().value).toBe('loading')
  expect(screen.getSnapshot().context).toMatchObject({ contactId: 'c2', drafts: { c1: draft } })
  read('c2')
  expect(task()).toBeUndefined()
  screen.send({ type: 'address.opened', address: '/admin/c1' })
  read()
  expect(task()!.getSnapshot().context.answers).toMatchObject({ reason })
  task()!.send({ type: 'task.left' })
  task()!.send({ type: 'leaving.confirmed' })
  expect(screen.getSnapshot().context).toMatchObject({ kind: null, drafts: {} })
})

test('a draft that could not be shown is saved until the user discards it', async () => {
  const words = { certificate_holder: 'The barn, 12 Sample Road' }
  const certificate = { kind: 'certificate', id: 'c1', version: 3, key: 'k1', written: words }
  const { page: screen, read, task } = workspace({ draft: { c1: certificate } }, bought)
  await waitFor(task()!, (s) => s.matches('unprepared'))
  task()!.send({ type: 'task.left' })
  expect(task()).toBeUndefined()
  expect(screen.getSnapshot().context.drafts).toEqual({ c1: certificate })
  // another task is done meanwhile
  screen.send({ type: 'task.begun', kind: 'record', key: 'k2' })
  task()!.send({ type: 'task.left' })
  expect(screen.getSnapshot().context.drafts).toEqual({ c1: certificate })
  screen.send({ type: 'task.begun', kind: 'certificate', key: 'k3' })
  expect(task()!.getSnapshot().context).toMatchObject({ key: 'k1', written: words })
  screen.send({ type: 'address.opened', address: '/admin/c2' })
  screen.send({ type: 'address.opened', address: '/admin/c1' })
  read()
  expect(task()!.getSnapshot().context).toMatchObject({ key: 'k1', answers: words })
})

test('a form without input is not resumed', () => {
  const { page: screen, read, task } = workspace()
  screen.send({ type: 'task.begun', kind: 'decline', key: 'k1' })
  screen.send({ type: 'address.opened', address: '/admin/c2' })
  expect(screen.getSnapshot().context.drafts).toEqual({})
  screen.send({ type: 'address.opened', address: '/admin/c1' })
  read()
  expect(task()).toBeUndefined()
})
