import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useTypedText } from '../../../src/shared/fields/control/typedText'

/** The setup of these tests gives each letter a frame, and here they wait for a real one. */
const stop = (event: Event) => event.stopPropagation()
beforeEach(() => {
  for (const kind of ['input', 'change']) document.addEventListener(kind, stop)
})
afterEach(() => {
  for (const kind of ['input', 'change']) document.removeEventListener(kind, stop)
})

const frame = () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done, 5)))
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const type = (name: string, value: string) => fireEvent.input(box(name), { target: { value } })

/** Two boxes in capital letters: the form changes what it is given. */
function shown() {
  const answered = vi.fn()
  function Box({ name }: { readonly name: string }) {
    const [answer, setAnswer] = useState('')
    const [text, take] = useTypedText(answer, (typed) => {
      answered(name, typed)
      setAnswer(typed.toUpperCase())
    })
    return <input aria-label={name} value={text} onChange={(event) => take(event.target.value)} />
  }
  render(
    <>
      <Box name="City" />
      <Box name="State" />
    </>,
  )
  return answered.mock.calls
}

test('typed text is on display at once, and the form has it once it is painted', async () => {
  const answers = shown()
  type('City', 'au')
  expect([box('City').value, answers]).toEqual(['au', []])
  await frame()
  await vi.waitFor(() => expect([box('City').value, answers]).toEqual(['AU', [['City', 'au']]]))
})

test('text in another box leaves none of the first one behind', () => {
  const answers = shown()
  type('City', 'austin')
  type('State', 'tx')
  expect(answers).toEqual([['City', 'austin']])
})

test.for<[string, string, () => unknown]>([
  ['a key', 'keydown', () => fireEvent.keyDown(box('City'), { key: 'Enter' })],
  ['a press', 'pointerdown', () => fireEvent.pointerDown(document.body)],
  ['a move of the focus', 'focusout', () => fireEvent.focusOut(box('City'))],
  ['a step back in the history', 'popstate', () => fireEvent.popState(window)],
  ['another tab', 'visibilitychange', () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))],
  ['the end of the page', 'pagehide', () => window.dispatchEvent(new Event('pagehide'))],
])('%s hands typed text over before it does anything else', ([, kind, act]) => {
  const answers = shown()
  type('City', 'austin')
  let before: unknown
  const look = () => {
    before = [...answers]
  }
  window.addEventListener(kind, look, { once: true })
  act()
  expect(before).toEqual([['City', 'austin']])
})

test('a list that is filled in by a script right after a key is answered beside the text', async () => {
  function Address() {
    const [address, setAddress] = useState({ zip: '', state: '' })
    const [text, take] = useTypedText(address.zip, (zip) => setAddress({ ...address, zip }))
    return (
      <>
        <input aria-label="ZIP code" value={text} onChange={(event) => take(event.target.value)} />
        <select
          aria-label="State"
          value={address.state}
          onChange={(event) => setAddress({ ...address, state: event.target.value })}
        >
          <option value="" />
          <option value="TX">Texas</option>
        </select>
        <output>{`${address.zip} ${address.state}`}</output>
      </>
    )
  }
  render(<Address />)
  type('ZIP code', '78701')
  fireEvent.change(screen.getByLabelText('State'), { target: { value: 'TX' } })
  await frame()
  expect(await screen.findByText('78701 TX')).toBeTruthy()
})

test('a page in the background hands typed text over at once', () => {
  const answers = shown()
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  type('City', 'austin')
  hidden.mockRestore()
  expect(answers).toEqual([['City', 'austin']])
})
