import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refusals, worked } from '../walks/policy.cases'
import { no, ok } from './fakes'
import { focused, isPartAccessible, openChange as open, rename, see, task } from './policyStage'

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

test('the ZIP code of a new additional insured answers its state, until another one is chosen', async () => {
  const { user } = await open('People insured')
  await user.click(await screen.findByRole('button', { name: 'Add the first' }))
  const added = within(document.getElementById('ai_data')!.closest('fieldset, section, div')!.parentElement!)
  const zip = added.getByLabelText('ZIP code')
  const state = added.getByLabelText<HTMLSelectElement>('State')
  await user.type(zip, '08540')
  await user.tab()
  expect(state.value).toBe('NJ')
  await user.selectOptions(state, 'PA')
  await user.type(zip, '-1234')
  expect(state.value).toBe('PA')
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
