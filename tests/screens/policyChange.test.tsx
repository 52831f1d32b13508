// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { madeChange, openedPolicy, refusals, worked } from '../walks/policy.cases'
import { card, no, ok } from './fakes'
import { focused, isPartAccessible, type PolicyClient, playPolicy, task, title } from './policyStage'

type Calls = Partial<PolicyClient>

async function open(part: string, calls: Calls = {}) {
  const stage = playPolicy({ calls })
  await title()
  await stage.press('Change something')
  await task('What do you want to change?')
  await stage.press(`Change ${part}`)
  await task(part)
  return stage
}

const rename = async ({ user }: Pick<Awaited<ReturnType<typeof open>>, 'user'>, name = 'Sample Barn Wedding') => {
  const field = screen.getByLabelText(/^Name of the event/)
  await user.clear(field)
  await user.type(field, name)
}
const see = 'See the new price'

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

test('only the questions of the chosen part show, filled in with the policy’s answers', async () => {
  const { press } = await open('Dates')
  expect(screen.getByLabelText<HTMLInputElement>('First day').value).toBe('06/12/2027')
  expect(screen.queryByLabelText('Name of the venue')).toBeNull()
  expect(screen.queryByText('What kind of event is it?')).toBeNull()
  await isPartAccessible()
  await press('Change something else too')
  expect(focused()).toBe(await task('What do you want to change?'))
})

test('an invalid date shows beside it and in the summary, and sends no request', async () => {
  const { user, press, sent } = await open('Dates')
  const day = screen.getByLabelText('First day')
  await user.clear(day)
  await press(see)
  const summary = screen.getByRole('alert')
  expect(focused()).toBe(day)
  await user.click(within(summary).getByRole('link', { name: 'Answer “First day”' }))
  expect(focused()).toBe(day)
  expect(day.getAttribute('aria-invalid')).toBe('true')
  expect(sent('makeAChange')).toEqual([])
})

test('the last day follows the first, and the calendar can choose a date', async () => {
  await open('Dates')
  const [first, last] = ['First day', 'Last day'].map((name) => screen.getByLabelText<HTMLInputElement>(name))
  const [button] = screen.getAllByRole('button', { name: 'Open the calendar' })
  const calendar = button!.parentElement!.querySelector('input')!
  expect(calendar.value).toBe('2027-06-12')
  fireEvent.change(calendar, { target: { value: '2027-06-19' } })
  expect([first!.value, last!.value]).toEqual(['06/19/2027', '06/19/2027'])
})

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

test('the server’s error shows beside an answer until the answer changes', async () => {
  const stage = await open('Venue and name', { makeAChange: async () => no(refusals.answers) })
  await rename(stage)
  await stage.press(see)
  const link = await screen.findByRole('link', { name: 'This name is taken' })
  // once, and without advice to write to us
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  expect(screen.queryByRole('button', { name: /Write to us/ })).toBeNull()
  await stage.user.click(link)
  const field = screen.getByLabelText(/^Name of the event/)
  expect(focused()).toBe(field)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  await stage.user.type(field, ' 2')
  expect(field.getAttribute('aria-invalid')).toBeNull()
})

test('a change that needs a review says why, and the message form takes over its answers', async () => {
  const stage = await open('Venue and name', { makeAChange: async () => no(refusals.reasons) })
  await rename(stage)
  await stage.press(see)
  expect(await screen.findByText('Because of using_drone_at_event')).toBeTruthy()
  await isPartAccessible()
  await stage.press('Write to us about it')
  await task('Write to us')
  expect(screen.getByLabelText<HTMLInputElement>('Subject').value).toBe('A change of my policy')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe(
    'Name of the event: Nothing → Sample Barn Wedding',
  )
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

test('additional insureds use the quote’s own controls, and a removed one can be restored', async () => {
  const stage = await open('People insured', { makeAChange: async () => ok(worked.dearer) })
  const { user, press, sent } = stage
  await user.click(await screen.findByRole('button', { name: 'Add the first' }))
  for (const [label, value] of [
    ['Name, exactly as in the contract', 'Example Catering Co.'],
    ['Street address', '40 Example Street'],
    ['City', 'Austin'],
    ['ZIP code', '78702'],
  ] as const)
    await user.type(screen.getAllByLabelText(label).at(-1)!, value)
  await user.selectOptions(screen.getAllByLabelText('State').at(-1)!, 'TX')
  await press('Done')
  await press(see)
  await task('Pay the difference')
  const [[, , change]] = sent('makeAChange') as [[string, string, { step4: { ai_data: { ai_name: string }[] } }]]
  expect(change.step4.ai_data.map(({ ai_name }) => ai_name)).toEqual(['Example Catering Co.'])
})

test('a ZIP code of another state is named beside it, and the state of the policy stays', async () => {
  const { user } = await open('Venue and name')
  const zip = screen.getByLabelText<HTMLInputElement>(/^ZIP code/)
  await user.clear(zip)
  await user.type(zip, '10001')
  expect(
    screen.getByText(
      /^ZIP code 10001 is in New York, and the state is .*, which cannot be changed\. Correct the ZIP code if it is wrong\.$/,
    ),
  ).toBeTruthy()
  expect(screen.queryByRole('button', { name: /state to New York/ })).toBeNull()
})

test('an insured’s ZIP code of another state offers that state, and the corrected answer takes the focus', async () => {
  const { user, press } = await open('People insured')
  const zip = screen.getByLabelText<HTMLInputElement>(/^ZIP code/)
  await user.clear(zip)
  await user.type(zip, '10001')
  await press('Change the state to New York')
  const state = document.getElementById('insured_state') as HTMLInputElement
  expect(focused()).toBe(state)
  expect(state.value).toBe('NY')
  expect(screen.queryByText(/ZIP code 10001 is in/)).toBeNull()
})
