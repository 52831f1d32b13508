import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { showToast, Toasts } from '../../../src/shared/ui/toasts'

beforeEach(() => vi.useFakeTimers())

const show = (...toasts: Parameters<typeof showToast>[0][]) => {
  render(<Toasts />)
  act(() => toasts.forEach(showToast))
}
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

test('a success toast closes by itself after 5 seconds', () => {
  show({ kind: 'success', text: 'Email sent successfully!' })
  pass(4900)
  expect(screen.getByRole('status').textContent).toContain('Email sent successfully!')
  pass(200)
  pass(750)
  expect(screen.queryByRole('status')).toBeNull()
})

test('an error disappears after 5 seconds too', () => {
  show({ kind: 'error', text: 'Something went wrong' })
  pass(4900)
  expect(screen.getByRole('alert').textContent).toContain('Something went wrong')
  pass(200)
  pass(750)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a toast stays while it has the pointer or the focus', () => {
  show({ kind: 'success', text: 'Email sent successfully!' })
  fireEvent.pointerEnter(screen.getByRole('region', { name: 'Messages' }))
  pass(60_000)
  expect(screen.getByText('Email sent successfully!')).toBeTruthy()
})

test('a dismissed toast disappears at once, and the focus stays with the messages', () => {
  show({ kind: 'error', text: 'The quote was not emailed.' })
  expect(screen.getByRole('alert').textContent).toContain('The quote was not emailed.')
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  pass(800)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Messages' }))
})

test('after a dismissal the next toast is not paused', () => {
  show({ kind: 'error', text: 'The quote was not emailed.' })
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  pass(800)
  act(() => showToast({ kind: 'success', text: 'Email sent successfully!' }))
  pass(5100)
  pass(750)
  expect(screen.queryByRole('status')).toBeNull()
})

test('a toast’s action runs once, and the toast disappears', () => {
  const run = vi.fn()
  show({ kind: 'success', text: 'Sample Lighting Hire removed.', action: { label: 'Put it back', run } })
  fireEvent.click(screen.getByRole('button', { name: 'Put it back' }))
  pass(800)
  expect(run).toHaveBeenCalledOnce()
  expect(screen.queryByRole('status')).toBeNull()
})

test('at most three toasts show, the newest last', () => {
  show(...['one', 'two', 'three', 'four'].map((text) => ({ kind: 'error' as const, text })))
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent?.trim())).toEqual(['two', 'three', 'four'])
})
