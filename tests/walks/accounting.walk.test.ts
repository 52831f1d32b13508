import { expect, test } from 'vitest'
import { accountingMachine } from '../../machines/staff/accounting/accounting.machine'
import { booksAddressOf, booksQueryIn } from '../../machines/staff/accounting/accounting.route'
import { selectAccountingBusy } from '../../machines/staff/accounting/accounting.select'
import { books, invoice } from './accounting.cases'
import { rig, withTestCalls } from './rig'
import { rep } from './staff.cases'

test.each([
  ['/admin/c1/accounting', { search: '', order: 'oldest', page: 1 }],
  ['/admin/c1/accounting?search=+fee+&order=newest&page=2', { search: 'fee', order: 'newest', page: 2 }],
  ['/admin/c1/accounting?order=sideways&page=0', { search: '', order: 'oldest', page: 1 }],
])('%s is a query of the books', (address, query) => {
  expect(booksQueryIn(address)).toEqual(query)
})

test.each(['/admin/c1/accounting', '/admin/c1/accounting?search=fee&order=newest&page=2'])(
  'the address %s survives the round trip through its route',
  (address) => {
    expect(booksAddressOf('c1', booksQueryIn(address))).toBe(address)
  },
)

const done = (child: string, output: object) => ({ type: `xstate.done.actor.${child}`, output })
const at = (search = '') => `/admin/c1/accounting${search}`

async function openBooks() {
  const stage = rig(withTestCalls(accountingMachine), { user: rep, address: at() })
  await stage.send(done('listAccountingTransactions', { type: 'page.loaded', data: books }))
  return stage
}

test('an open form stays open while the address filters the entries', async () => {
  const { actor, send } = await openBooks()
  await send({ type: 'entry.begun' })
  await send({ type: 'address.opened', address: at('?order=newest') } as never)
  expect(actor.getSnapshot().value).toBe('picking')
  expect(actor.getSnapshot().context.query.order).toBe('newest')
})

test('a repeated letter has the same key, and a changed letter another', async () => {
  const { waiting, send } = await openBooks()
  await send({ type: 'letter.begun', transaction: invoice } as never)
  const keyOf = async (key: string) => {
    await send({ type: 'letter.submitted', key } as never)
    const { idempotencyKey } = waiting.get('sendTransaction')!.input as { idempotencyKey: string }
    await send(done('sendTransaction', { type: 'letter.refused', problem: { status: 0, message: '' } }))
    return idempotencyKey
  }
  expect([await keyOf('k1'), await keyOf('k2')]).toEqual(['k1', 'k1'])
  await send({ type: 'letter.answered', answers: { message: 'Here it is.' } } as never)
  expect(await keyOf('k3')).toBe('k3')
})

test('the overlay shows the specification’s text for each wait', async () => {
  const { actor, send } = await openBooks()
  const text = () => selectAccountingBusy(actor.getSnapshot())
  expect(text()).toBeNull()
  await send({ type: 'statement.requested' })
  expect(text()).toBe('Fetching...')
  await send(done('getStatement', { type: 'statement.saved' }))
  await send({ type: 'letter.begun', transaction: invoice } as never)
  await send({ type: 'letter.submitted', key: 'k1' } as never)
  expect(text()).toBe('Sending ...')
  await send(done('sendTransaction', { type: 'letter.sent' }))
  await send({ type: 'void.begun', transaction: invoice } as never)
  await send({ type: 'void.answered', answers: { reason: 'Entered twice' } } as never)
  await send({ type: 'void.confirmed' })
  expect(text()).toBe('Processing...')
})
