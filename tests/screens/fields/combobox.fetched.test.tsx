import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ask, field } from './ask'

const options = [
  { value: 'Film Screening', label: 'Film Screening', category: 'Concerts' },
  { value: 'Wedding', label: 'Wedding', category: 'Weddings' },
]

test('before the list loads, an option’s label is an answer already, and typed text stays', async () => {
  const { last } = ask({ kind: 'combobox', options })
  field().focus()
  // in one event, because the list may load between two keys
  fireEvent.input(field(), { target: { value: 'wedding' } })
  expect(last()).toBe('Wedding')
  const input = (await screen.findByRole('combobox')) as HTMLInputElement
  expect(input.value).toBe('Wedding')
  expect(document.activeElement).toBe(input)
})
