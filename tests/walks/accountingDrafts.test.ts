import { expect, test } from 'vitest'
import { accountingMachine } from '../../machines/staff/accounting/accounting.machine'
import { books, exception, invoice, unconfirmed } from './accounting.cases'
import { rig, withTestCalls } from './rig'
import { rep } from './staff.cases'
import { suspended } from './workspace.cases'

/** A draft in one contact's books is resumed after the session ended or other books were opened. */
const done = (child: string, output: object) => ({ type: `xstate.done.actor.${child}`, output })
const over = { type: 'session.ended' }
const read = done('listAccountingTransactions', { type: 'page.loaded', data: books })
const to = (id: string, more = '') => ({ type: 'address.opened', address: `/admin/${id}/accounting${more}` })
const input = { user: rep, address: to('c1').address }

async function through(events: readonly { type: string }[], draft?: object) {
  const { actor, waiting, send } = rig(withTestCalls(accountingMachine), { ...input, draft })
  for (const event of events) await send(event)
  return { snapshot: actor.getSnapshot(), waiting }
}

const entering = { origin: 'here', kind: 'salesReceipt' }
const sale = {
  change_item: [{ item_description: 'A third day', amount: 40 }],
  transaction_type: 'check',
  reference: '7',
}
const entry = { entering, answers: expect.objectContaining(sale) }
const begun = [read, { type: 'entry.chosen', entering }]
const written = [...begun, { type: 'entry.answered', answers: sale }]
const submitted = [...written, { type: 'entry.submitted', card: 'none', key: 'k1' }]
const declined = [...submitted, done('enterTransaction', { type: 'payment.declined', problem: exception })]
const lost = [
  ...submitted,
  done('enterTransaction', { type: 'payment.lost', problem: { status: 0, message: 'No answer' } }),
]
const waits = [...submitted, done('enterTransaction', { type: 'authentication.required', problem: unconfirmed })]
const checked = [...waits, { type: 'authentication.ended' }]
const letterBegun = [read, { type: 'letter.begun', transaction: invoice }]
const letter = [...letterBegun, { type: 'letter.answered', answers: { message: 'Here it is.' } }]
const mailed = [...letter, { type: 'letter.submitted', key: 'k1' }]
const voidBegun = [read, { type: 'void.begun', transaction: invoice }]
const voided = [...voidBegun, { type: 'void.answered', answers: { reason: 'Entered twice' } }]
const aLetter = { about: invoice, letter: expect.objectContaining({ message: 'Here it is.' }) }
const aVoid = { about: invoice, voiding: { reason: 'Entered twice' } }

test.each([
  { what: 'an entry', events: [...submitted, done('enterTransaction', over)], at: { creating: 'editing' }, has: entry },
  {
    what: 'an entry that a moratorium stopped',
    events: [
      ...submitted,
      done('enterTransaction', { type: 'entry.refused', problem: suspended }),
      done('windowReturn', { type: 'window.returned' }),
      done('listAccountingTransactions', over),
    ],
    at: { creating: 'editing' },
    has: entry,
  },
  {
    what: 'an entry with an unknown outcome, which is asked about under its key',
    events: [...lost, { type: 'payment.asked' }, done('enterTransaction', over)],
    at: 'uncertain',
    has: { ...entry, key: 'k1' },
  },
  {
    what: 'an entry whose cardholder has to confirm it, which is asked about under its key',
    events: [...checked, done('enterTransaction', over)],
    at: 'checking',
    has: { ...entry, key: 'k1' },
  },
  {
    what: 'an entry with a declined card, with the bank’s message',
    events: [...declined, done('listAccountingTransactions', over)],
    at: 'declined',
    has: { ...entry, problem: exception },
  },
  {
    what: 'a letter',
    events: [...mailed, done('sendTransaction', over)],
    at: { sending: 'editing' },
    has: { ...aLetter, letterKey: 'k1' },
  },
  {
    what: 'the reason of taking back',
    events: [...voided, { type: 'void.confirmed' }, done('voidAccountingTransaction', over)],
    at: { voiding: 'editing' },
    has: aVoid,
  },
])('$what is resumed after the session has ended', async ({ events, at, has }) => {
  const { snapshot } = await through(events)
  expect(snapshot.output).toMatchObject({ type: 'session.ended', draft: { c1: has } })
  const { draft } = snapshot.output as { draft: object }
  const again = await through([read], draft)
  expect(again.snapshot.value).toEqual(at)
  expect(again.snapshot.context).toMatchObject({ ...has, drafts: {} })
  // and it is saved if nothing was loaded meanwhile
  const twice = await through([done('listAccountingTransactions', over)], draft)
  expect(twice.snapshot.output).toMatchObject({ draft })
})

const form = { creating: 'editing' }
const atBank = { value: 'tokenizing', events: [...written, { type: 'entry.submitted', card: 'complete', key: 'k1' }] }
test.each([
  { what: 'an entry', events: written, at: form, has: entry },
  { what: 'an entry whose card is being tokenized', events: atBank.events, at: form, has: entry },
  // the entry may be recorded, so the form does not open again
  { what: 'an entry in flight', events: submitted, at: 'uncertain', has: { ...entry, key: 'k1' } },
  { what: 'an entry with a lost answer', events: lost, at: 'uncertain', has: { ...entry, key: 'k1' } },
  {
    what: 'an entry being asked about',
    events: [...lost, { type: 'payment.asked' }],
    at: 'uncertain',
    has: { ...entry, key: 'k1' },
  },
  { what: 'an entry that the cardholder has to confirm', events: waits, at: 'checking', has: { ...entry, key: 'k1' } },
  { what: 'such an entry while it is checked', events: checked, at: 'checking', has: { ...entry, key: 'k1' } },
  {
    what: 'such an entry while it is canceled',
    events: [...waits, { type: 'authentication.canceled' }],
    at: 'checking',
    has: { ...entry, key: 'k1' },
  },
  { what: 'a declined card', events: declined, at: 'declined', has: { ...entry, problem: exception } },
  { what: 'a letter', events: letter, at: { sending: 'editing' }, has: aLetter },
  { what: 'a letter in flight', events: mailed, at: { sending: 'editing' }, has: { ...aLetter, letterKey: 'k1' } },
  { what: 'a reason', events: voided, at: { voiding: 'editing' }, has: aVoid },
  {
    what: 'a void in flight',
    events: [...voided, { type: 'void.confirmed' }],
    at: { voiding: 'editing' },
    has: aVoid,
  },
])('$what stays open over the same books, and is saved while others are open', async ({ events, at, has }) => {
  const { value } = (await through(events)).snapshot
  const here = await through([...events, to('c1'), to('c1', '?order=newest')])
  expect(here.snapshot.value).toEqual(value)
  expect(here.snapshot.context).toMatchObject({ ...has, query: { order: 'newest' } })

  const away = await through([...events, to('c2'), read])
  expect(away.snapshot.value).toEqual({ closed: 'current' })
  expect(away.snapshot.context).toMatchObject({ about: null, drafts: { c1: has } })

  const again = await through([...events, to('c2'), read, to('c1'), read])
  expect(again.snapshot.value).toEqual(at)
  expect(again.snapshot.context).toMatchObject({ ...has, drafts: {} })
})

test.each([
  ['an entry', begun],
  ['a letter', letterBegun],
  ['a reason', voidBegun],
  ['a choice', [read, { type: 'entry.begun' }]],
])('%s without input is not resumed', async (_, events) => {
  const { snapshot } = await through([...events, to('c2'), read, to('c1'), read])
  expect(snapshot.value).toEqual({ closed: 'current' })
})
