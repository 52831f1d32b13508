import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Client, FormPayload } from '../../contract/client'
import { blankAnswers } from '../../domain/application'
import { answersIn } from '../../domain/application/payload'
import { selectDialog, selectRecord } from '../../machines/customer/quote/quote.select'
import { contactOf, openedWith } from '../walks/quote.cases'
import { no, ok } from './fakes'
import { focused, play, settle, wedding } from './stage'

const shown = { quote_number: 'Q-204815' }
const named = (event_name: string, version: number) => ({
  ...contactOf({ ...blankAnswers, ...wedding, event_name }, shown),
  version,
})

/**
 * A server whose quote another window has changed since it was opened, and which rejects saves with the old version.
 */
function changedElsewhere(): Partial<Client> {
  let stored = named('Sample Garden Wedding', 1)
  const opened = () => openedWith(stored)
  return {
    openContact: async () => {
      const seen = opened()
      stored = named('Theirs', 2)
      return ok(seen)
    },
    patchContact: async (_: string, body: FormPayload, version: number | null) => {
      if (version !== stored.version)
        return no({ status: 412, message: 'Somebody else has changed this quote meanwhile' })
      stored = { ...contactOf({ ...blankAnswers, ...answersIn(body) }, shown), version: 3 }
      return ok({ contact: stored, link: '/quote/?id=c1' })
    },
  }
}

const name = () => screen.getByLabelText<HTMLInputElement>('Name of the event (optional)')
const title = 'This quote was changed in another window'

async function typedInTwoWindows() {
  const scene = play({
    step: 'coverage',
    answers: { ...wedding, event_name: 'Sample Garden Wedding' },
    calls: changedElsewhere(),
  })
  await scene.pass(settle)
  await scene.user.click(screen.getByRole('button', { name: 'Change Your event' }))
  await scene.user.clear(name())
  await scene.user.type(name(), 'Mine')
  await scene.pass(1500)
  await screen.findByText(title)
  return scene
}

test('a conflict shows its differences in place, and does not interrupt typing', async () => {
  const { server } = await typedInTwoWindows()
  expect(focused()).toBe(name())
  const notice = screen.getByText(title).closest<HTMLElement>('[role=alert]')!
  expect(within(notice).getByText('Name of the event')).toBeTruthy()
  expect(notice.textContent).toContain('Here: Mine')
  expect(notice.textContent).toContain('There: Theirs')
  expect(screen.getByText(/^Q-204815 · /).textContent).toContain('Not saved: it was changed in another window')
  expect(server.calls().filter((call) => call === 'patchContact')).toHaveLength(1)
})

test('a conflict out of view is named beside the button to continue, with a link that leads to it', async () => {
  const { user } = await typedInTwoWindows()
  expect(screen.getByText(/^Not saved: this quote was changed in another window/)).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Choose a version' }))
  expect(focused()).toBe(screen.getByText(title).closest('[tabindex]'))
  await user.click(screen.getByRole('button', { name: 'Keep mine' }))
  expect(screen.queryByText(/^Not saved: this quote was changed/)).toBeNull()
})

test('continuing despite a conflict leads to it, each time', async () => {
  const { user } = await typedInTwoWindows()
  const notice = () => screen.getByText(title).closest('[tabindex]')
  await user.click(screen.getByRole('button', { name: 'Continue to dates and coverage' }))
  await waitFor(() => expect(focused()).toBe(notice()))
  name().focus()
  await user.click(screen.getByRole('button', { name: 'Continue to dates and coverage' }))
  await waitFor(() => expect(focused()).toBe(notice()))
})

test('keeping mine overwrites the other version', async () => {
  const { user, server, quote } = await typedInTwoWindows()
  await user.click(screen.getByRole('button', { name: 'Keep mine' }))
  await waitFor(() => expect(selectRecord(quote.getSnapshot())).toBe('saved'))
  expect(server.requests.at(-1)).toMatchObject({
    call: 'patchContact',
    with: ['c1', { step0: { event_name: 'Mine' } }, 2],
  })
  expect(screen.queryByText(title)).toBeNull()
  expect(focused()).toBe(screen.getByRole('heading', { level: 2, name: /Your event$/ }))
})

test('taking theirs shows it at the open step, and later saves work as usual', async () => {
  const { user, pass, quote } = await typedInTwoWindows()
  await user.click(screen.getByRole('button', { name: 'Take theirs' }))
  await waitFor(() => expect(name().value).toBe('Theirs'))
  expect(screen.queryByText(title)).toBeNull()
  await user.type(name(), ' and mine')
  await pass(1500)
  expect([selectRecord(quote.getSnapshot()), name().value]).toEqual(['saved', 'Theirs and mine'])
})

test('answers given offline are saved in this browser with a message, and sent when the network is back', async () => {
  const { user, pass, server, quote } = play({ step: 'coverage', answers: wedding })
  await pass(settle)
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(screen.getByText('You are offline. Your answers are kept here.').getAttribute('role')).toBe('status')
  await user.click(screen.getByRole('button', { name: 'Change Your event' }))
  await user.type(name(), ' at last')
  await pass(60_000)
  expect(server.calls()).not.toContain('patchContact')
  act(() => void window.dispatchEvent(new Event('online')))
  await pass(1500)
  expect([selectRecord(quote.getSnapshot()), server.calls().at(-1)]).toEqual(['saved', 'patchContact'])
})

test('a page that is opened offline says so too', () => {
  const online = Object.getOwnPropertyDescriptor(Navigator.prototype, 'onLine')!
  Object.defineProperty(Navigator.prototype, 'onLine', { ...online, get: () => false })
  play({ answers: wedding })
  Object.defineProperty(Navigator.prototype, 'onLine', online)
  expect(screen.getByText('You are offline. Your answers are kept here.')).toBeTruthy()
})

const attendees = () => screen.getByLabelText('How many people will attend?')
const review = (body: FormPayload) => {
  const { number_attendees } = { ...blankAnswers, ...answersIn(body) }
  return Number(number_attendees) > 200
    ? no({
        status: 422,
        message: 'No price',
        is_underwriting_review: true,
        decision: 'refer',
        reasons: [
          {
            code: 'attendees',
            decision: 'refer',
            cover: 'all',
            field: 'number_attendees',
            text: 'So many',
            remedy: null,
          },
        ],
      })
    : no({ status: 422, message: 'Check these answers' })
}
const dialog = 'An underwriter will look at your quote'

test('a dialog does not open over a step while it is being answered, but as the step is left', async () => {
  const { user, pass, quote } = play({ answers: wedding, calls: { recalculate: async (body) => review(body) } })
  await user.clear(attendees())
  await user.type(attendees(), '250')
  await pass(settle)
  expect([selectDialog(quote.getSnapshot()), focused()]).toEqual(['closed', attendees()])
  await user.tab()
  expect(selectDialog(quote.getSnapshot())).toBe('closed')
  await user.click(screen.getByRole('button', { name: 'Continue to dates and coverage' }))
  expect(await screen.findByRole('dialog', { name: dialog })).toBeTruthy()
})

test('a dialog that no longer applies when the step is left does not open', async () => {
  const { pass, quote, user } = play({ answers: wedding, calls: { recalculate: async (body) => review(body) } })
  await user.click(attendees())
  await user.click(name())
  expect(quote.getSnapshot().value).toMatchObject({ quoting: { dialog: 'answering' } })
  await user.clear(attendees())
  await user.type(attendees(), '250')
  await pass(settle)
  act(() => quote.send({ type: 'price.lapsed' }))
  act(() => quote.send({ type: 'step.passed' }))
  expect(selectDialog(quote.getSnapshot())).toBe('closed')
})

test('leaving a step saves at once', async () => {
  const { quote, user, pass } = play({ step: 'coverage', answers: wedding })
  await pass(settle)
  await user.click(screen.getByRole('button', { name: 'Change Your event' }))
  await user.click(attendees())
  act(() => quote.send({ type: 'step.opened', step: 'coverage' }))
  await waitFor(() => expect(quote.getSnapshot().value).toMatchObject({ quoting: { dialog: 'closed' } }))
})
