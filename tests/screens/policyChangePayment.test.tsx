import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { madeChange, openedPolicy, refusals, worked } from '../walks/policy.cases'
import { card, no, ok } from './fakes'
import { focused, isPartAccessible, openChange as open, rename, see, task } from './policyStage'

async function fillCard(user: Awaited<ReturnType<typeof open>>['user'], number = '4242 4242 4242 4242') {
  const right = {
    'Name on the card': 'Jordan Sample',
    'Card number': number,
    Expires: '0929',
    'Security code': '123',
  }
  for (const [label, value] of Object.entries(right)) {
    await user.clear(screen.getByLabelText(label))
    await user.type(screen.getByLabelText(label), value)
  }
}

test('a dearer change is paid by card: line by line, what was paid, the difference, the changes left', async () => {
  const stage = await open('Venue and name', {
    makeAChange: async () => ok(worked.dearer),
    submitChange: async () => ok(madeChange(21)),
  })
  const { user, press, sent, toasts } = stage
  await rename(stage)
  await press(see)
  expect(focused()).toBe(await task('Pay the difference'))
  const sums = screen.getByRole('region', { name: 'Price change' })
  for (const words of [
    'You added a setup day, 06/11/2027.',
    '+ $20.00',
    'New price$322.35',
    'Paid so far$301.35',
    'To pay now$21.00',
  ])
    expect(sums.textContent).toContain(words)
  expect(screen.getByText(/Nine changes left after this one/)).toBeTruthy()
  await isPartAccessible()
  await press('Pay $21.00 and change it')
  expect(focused().getAttribute('aria-invalid')).toBe('true')
  await fillCard(user)
  await press('Pay $21.00 and change it')
  const message = await screen.findByText('Your policy is changed.')
  expect(focused().contains(message)).toBe(true)
  expect(screen.getByRole('link', { name: 'Open the receipt' }).getAttribute('href')).toBe(
    '/api/files/sample-paper-token',
  )
  expect(toasts).toEqual([{ kind: 'success', text: 'Success! The change is made.' }])
  const change = { type: 'change', step0: { event_name: 'Sample Barn Wedding' } }
  const { token, payment_type: _, ...details } = card
  expect(sent('makeAChange')).toEqual([['c1', 't1', change]])
  expect(sent('submitChange')).toEqual([
    ['c1', 't1', { change, difference: 21, payment_token: token, ...details }, 'key-of-a-visit-1-1'],
  ])
})

test('a change that costs nothing asks for no card', async () => {
  const stage = await open('Venue and name', {
    makeAChange: async () => ok(worked.same),
    submitChange: async () => ok(madeChange(0)),
  })
  await rename(stage)
  await stage.press(see)
  await task('Agree to the change')
  expect(screen.queryByLabelText('Card number')).toBeNull()
  await stage.press('Change it')
  await screen.findByText('Your policy is changed.')
  expect(stage.sent('submitChange')[0]![2]).toMatchObject({ difference: 0 })
})

test('a cheaper change shows its refund before the confirmation', async () => {
  const stage = await open('Venue and name', {
    makeAChange: async () => ok(worked.cheaper),
    submitChange: async () => ok(madeChange(-10.5)),
  })
  await rename(stage)
  await stage.press(see)
  await task('Agree to the change')
  expect(screen.getByText('Your refund').textContent).toContain('$10.50')
  await isPartAccessible()
  await stage.press('Change it, and get $10.50 back')
  await screen.findByText('Your policy is changed.')
  expect(focused().textContent).toContain('$10.50 is refunded to you.')
  expect(stage.sent('submitChange')[0]![2]).toEqual({
    change: { type: 'change', step0: { event_name: 'Sample Barn Wedding' } },
    difference: -10.5,
  })
})

test('a completed refund shows a moment later without a reload, also in the transactions', async () => {
  const refund = {
    transaction_id: 'T-1003',
    kind: 'issueRefund' as const,
    number: 'RF-000007',
    charged: 0,
    paid: -10.5,
    created: '2026-11-20T20:00:00Z',
    description: 'Policy MQE-0048153 changed',
    paid_by: 'Visa ending in 4242',
  }
  const { customFields } = openedPolicy.policy
  const policy = { ...openedPolicy.policy, customFields: { ...customFields, amount_due: 290.85 } }
  const changed = { ...openedPolicy, policy }
  const refunded = { ...changed, transactions: [...openedPolicy.transactions, refund], paid: 290.85 }
  const opened = [openedPolicy, changed, refunded]
  const stage = await open('Venue and name', {
    getPolicy: async () => ok(opened.shift()!),
    makeAChange: async () => ok(worked.cheaper),
    submitChange: async () => ok(madeChange(-10.5, { policy })),
  })
  await rename(stage)
  await stage.press(see)
  await task('Agree to the change')
  await stage.press(/^Change it/)
  await screen.findByText('Your policy is changed.')
  for (const pause of [300, 700]) {
    expect(screen.queryByText(/RF-000007/)).toBeNull()
    await stage.pass(pause)
  }
  expect(screen.getByText(/RF-000007/)).toBeTruthy()
  expect(screen.getByText('Your policy is changed.')).toBeTruthy()
  // the payment covers the cost, so polling stops
  await stage.pass(600_000)
  expect(stage.sent('getPolicy')).toHaveLength(3)
})

test('a refused card charges nothing, shows in place, and a further attempt has another key', async () => {
  let isRefused = true
  const stage = await open('Venue and name', {
    makeAChange: async () => ok(worked.dearer),
    submitChange: async () => (isRefused ? no(refusals.card) : ok(madeChange(21))),
  })
  const { user, press, sent } = stage
  await rename(stage)
  await press(see)
  await task('Pay the difference')
  await fillCard(user)
  await press('Pay $21.00 and change it')
  const notice = await screen.findByText('The card was declined. Nothing was charged.')
  expect(focused().contains(notice)).toBe(true)
  expect(screen.getByLabelText<HTMLInputElement>('Card number').value).toBe('4242 4242 4242 4242')
  isRefused = false
  await press('Pay $21.00 and change it')
  await screen.findByText('Your policy is changed.')
  expect(sent('submitChange').map((call) => call[3])).toEqual(['key-of-a-visit-1-1', 'key-of-a-visit-1-2'])
})

test('the name and the ZIP code of the card survive another look at the answers, and the card does not', async () => {
  const stage = await open('Venue and name', { makeAChange: async () => ok(worked.dearer) })
  const { user, press } = stage
  const box = (label: string) => screen.findByLabelText<HTMLInputElement>(label)
  await rename(stage)
  await press(see)
  await task('Pay the difference')
  await fillCard(user)
  await user.clear(await box('Billing ZIP code'))
  await user.type(await box('Billing ZIP code'), '90210')
  await press('Back to the answers')
  await press(see)
  await task('Pay the difference')
  expect((await box('Name on the card')).value).toBe('Jordan Sample')
  expect((await box('Billing ZIP code')).value).toBe('90210')
  expect((await box('Card number')).value).toBe('')
})

test('a changed amount shows and needs a new confirmation', async () => {
  const answers = [ok(worked.cheaper), ok(worked.dearer)]
  const stage = await open('Venue and name', {
    makeAChange: async () => answers.shift()!,
    submitChange: async () => no(refusals.outdated),
  })
  await rename(stage)
  await stage.press(see)
  await task('Agree to the change')
  await stage.press(/^Change it/)
  await task('Pay the difference')
  expect(screen.getByRole('alert').textContent).toContain('It is another amount now. Nothing was charged.')
  expect(screen.getByRole('button', { name: 'Pay $21.00 and change it' })).toBeTruthy()
})

test('an uncertain change is checked by hand and automatically, without the card', async () => {
  let isLost = true
  const stage = await open('Venue and name', {
    makeAChange: async () => ok(worked.dearer),
    submitChange: async () => (isLost ? no(refusals.lost) : ok(madeChange(21))),
  })
  await rename(stage)
  await stage.press(see)
  await task('Pay the difference')
  await fillCard(stage.user)
  await stage.press('Pay $21.00 and change it')
  await task('We do not know yet whether it is changed')
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Don’t change anything' })).toBeNull()
  await isPartAccessible()
  isLost = false
  await stage.pass(5000)
  await screen.findByText('Your policy is changed.')
  const [first, second] = stage.sent('submitChange')
  expect(second![3]).toBe(first![3])
  expect(second![2]).not.toHaveProperty('payment_token')
})

test('a change that a moratorium stops at the payment says so, keeps its answers, and takes the payment away', async () => {
  const stage = await open('Venue and name', {
    makeAChange: async () => ok(worked.dearer),
    submitChange: async () => no(refusals.suspended),
  })
  const { user, press } = stage
  await rename(stage)
  await press(see)
  await fillCard(user)
  await press('Pay $21.00 and change it')
  const notice = await screen.findByRole('alert')
  expect(notice.textContent).toContain('This change has to wait')
  expect(notice.textContent).toContain('on hold through 12/04/2026')
  expect(screen.getByLabelText<HTMLInputElement>(/^Name of the event/).value).toBe('Sample Barn Wedding')
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull()
  await isPartAccessible()
})
