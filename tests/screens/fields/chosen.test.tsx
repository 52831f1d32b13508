import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ask, field } from './ask'

const options = (...labels: string[]) => labels.map((label) => ({ value: label.toLowerCase(), label }))

test('three short options show as radio buttons; more options, or a width, make a list', async () => {
  const { user, last } = ask({ kind: 'choice', options: options('One', 'Two', 'Three') })
  await user.click(screen.getByRole('radio', { name: 'Two' }))
  expect(last()).toBe('two')
  expect(screen.getByRole('radiogroup', { name: 'The question' })).toBeTruthy()
})

test('a list returns the chosen value, and can be emptied', async () => {
  const { user, last } = ask({ kind: 'choice', width: 160, options: options('One', 'Two') })
  await user.selectOptions(field(), 'Two')
  expect(last()).toBe('two')
  await user.selectOptions(field(), 'Choose')
  expect(last()).toBe(null)
})

test('yes/no works by keyboard, with neither chosen at first', async () => {
  const { user, last, answers } = ask({ kind: 'yesNo' })
  const [yes, no] = screen.getAllByRole<HTMLInputElement>('radio')
  expect([yes?.checked, no?.checked]).toEqual([false, false])
  await user.tab()
  expect(answers).toEqual([])
  await user.keyboard(' ')
  expect(last()).toBe('True')
  await user.keyboard('{ArrowDown}')
  expect(last()).toBe('False')
})

test('each row of limits is named by both amounts', async () => {
  const { user, last } = ask({
    kind: 'limits',
    options: [
      { value: '$500,000/$1,000,000', label: '$500,000 each occurrence, $1,000,000 general aggregate' },
      {
        value: '$1,000,000/$2,000,000',
        label: '$1,000,000 each occurrence, $2,000,000 general aggregate',
        note: { text: 'Most venues require this.', tone: 'soft' },
      },
    ],
  })
  await user.click(screen.getByRole('radio', { name: '$1,000,000 each occurrence, $2,000,000 general aggregate' }))
  expect(last()).toBe('$1,000,000/$2,000,000')
  expect(screen.getByText('Most venues require this.')).toBeTruthy()
})

test('a coverage is checked by its whole row, which includes its price', async () => {
  const { user, last } = ask({ kind: 'cover', hint: 'What it is.', price: 'from $25.00' }, 'False')
  await user.click(screen.getByText('from $25.00'))
  expect(last()).toBe('True')
  await user.click(screen.getByRole('checkbox', { name: 'The question' }))
  expect(last()).toBe('False')
})

test('an agreement says that it is required', async () => {
  const { user, last } = ask({ kind: 'agreement' })
  const mark = screen.getByRole('checkbox', { name: 'The question' })
  expect(mark.getAttribute('aria-required')).toBe('true')
  await user.click(mark)
  expect(last()).toBe('True')
})

test('an option’s note is its description and not part of its name', () => {
  const [one, two] = options('One', 'Two')
  ask({ kind: 'choice', options: [{ ...one!, note: { text: 'The usual one.', tone: 'soft' } }, two!] })
  const radio = screen.getByRole('radio', { name: 'One' })
  expect(document.getElementById(radio.getAttribute('aria-describedby')!)?.textContent).toBe('The usual one.')
  expect(screen.getByRole('radio', { name: 'Two' }).getAttribute('aria-describedby')).toBeNull()
})

test('an answer that is no longer offered shows as empty, and another can be chosen', async () => {
  const { user, last } = ask({ kind: 'choice', width: 160, options: options('One', 'Two') }, 'three')
  expect(field().value).toBe('')
  await user.selectOptions(field(), 'Two')
  expect(last()).toBe('two')
  const boxes = ask({ kind: 'choice', label: 'Another question', options: options('One', 'Two') }, 'three')
  expect(screen.queryByRole('radio', { checked: true })).toBeNull()
  await boxes.user.click(screen.getByRole('radio', { name: 'One' }))
  expect(boxes.last()).toBe('one')
})
