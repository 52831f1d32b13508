import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ask } from './ask'

const day = (which: string) => screen.getByLabelText<HTMLInputElement>(`${which} setup day`)
const question = { kind: 'dateList', label: 'Setup days' } as const

test('an added date takes the focus, and becomes an answer once it has text', async () => {
  const { user, last } = ask(question)
  await user.type(day('First'), '06102027')
  await user.click(screen.getByRole('button', { name: 'Add another setup day' }))
  expect(document.activeElement).toBe(day('Second'))
  expect(last()).toEqual(['06/10/2027'])
  await user.keyboard('06112027')
  expect(last()).toEqual(['06/10/2027', '06/11/2027'])
  expect(screen.getByText('Friday')).toBeTruthy()
})

test('a removed date passes the focus to the next one', async () => {
  const { user, last } = ask(question, ['06/09/2027', '06/10/2027', '06/11/2027'])
  await user.click(screen.getByRole('button', { name: 'Remove the second setup day, 06/10/2027' }))
  expect(last()).toEqual(['06/09/2027', '06/11/2027'])
  expect(document.activeElement).toBe(day('Second'))
})

test('a removed last date passes the focus to the one before', async () => {
  const { user, last } = ask(question, ['06/09/2027', '06/10/2027'])
  await user.click(screen.getByRole('button', { name: 'Remove the second setup day, 06/10/2027' }))
  expect(last()).toEqual(['06/09/2027'])
  expect(document.activeElement).toBe(day('First'))
})

test('an emptied list is no answer', async () => {
  const { user, last } = ask(question, ['06/11/2027'])
  await user.clear(day('First'))
  expect(last()).toBe(null)
})

test('the list allows no eleventh date', async () => {
  const { user } = ask(question)
  for (let i = 1; i < 10; i++) await user.click(screen.getByRole('button', { name: 'Add another setup day' }))
  expect(screen.getAllByRole('textbox')).toHaveLength(10)
  expect(screen.queryByRole('button', { name: 'Add another setup day' })).toBeNull()
  expect(screen.getByText('That is all 10.')).toBeTruthy()
})

test('dates that change elsewhere show', () => {
  const { give } = ask(question, ['06/11/2027'])
  act(() => give(['06/08/2027']))
  expect(day('First').value).toBe('06/08/2027')
})

test.each([
  ['one that is no day', ['06/09/2027', '06/31/2027', '06/11/2027'], ['Second']],
  ['the same day again', ['06/09/2027', '06/10/2027', '06/09/2027'], ['Third']],
  ['all, where a rule reads other answers too', ['06/09/2027', '06/10/2027'], ['First', 'Second']],
  ['the first, where none is given', null, ['First']],
])('only wrong dates are marked, and point to the message: %s', (_, days, wrong) => {
  ask(question, days, 'These days are wrong')
  const fields = screen.getAllByRole<HTMLInputElement>('textbox')
  const marked = fields.filter((one) => one.getAttribute('aria-invalid') === 'true')
  expect(marked).toEqual(wrong.map(day))
  const pointing = fields.filter((one) => one.getAttribute('aria-describedby')?.split(' ').includes('q-fault'))
  expect(pointing).toEqual(marked)
  expect(document.getElementById('q-fault')?.textContent).toContain('These days are wrong')
})
