import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { numberOf, onwardOf, type StepName, stepPages, titleOf } from '../../domain/application'
import { focused, play, settle, wedding } from './stage'

/** Two steps on one page, with one main button (decision 68). */
const shared = stepPages.filter((steps) => steps.length === 2)
const title = (step: StepName) =>
  screen.findByRole('heading', { level: 2, name: new RegExp(`^Step ${numberOf(step)} of .*${titleOf(step)}$`) })
const mainButtons = () =>
  [...document.querySelectorAll('form button[type=submit]')].map(({ textContent }) => textContent)

test('dates and coverage share a page with optional coverage and questions, and the insured with the venue', () => {
  expect(shared).toEqual([
    ['coverage', 'underwriting'],
    ['insured', 'location'],
  ])
  expect(stepPages).toHaveLength(6)
})

test.each(shared)('%s and %s show their headings and one main button', async (first, second) => {
  play({ step: first, answers: wedding })
  const [above, below] = [await title(first), await title(second)]
  expect(above.compareDocumentPosition(below)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(mainButtons()).toContain(onwardOf(second))
  expect(mainButtons().filter((label) => /^Continue/.test(label))).toHaveLength(1)
  expect(screen.queryByRole('button', { name: `Change ${titleOf(second)}` })).toBeNull()
})

test.each(['coverage', 'underwriting'] as const)(
  'opening %s leads to its title, with the other step beside it',
  async (step) => {
    const { user } = play({ step: 'quoteSummary', answers: wedding })
    await user.click(await screen.findByRole('button', { name: `Change ${titleOf(step)}` }))
    expect(focused()).toBe(await title(step))
    expect(await title(step === 'coverage' ? 'underwriting' : 'coverage')).toBeTruthy()
  },
)

test('one press on Continue lists the missing answers of both steps, with links to them', async () => {
  const { user, quote } = play({
    step: 'coverage',
    answers: { ...wedding, alcohol_event: null, using_drone_at_event: null },
  })
  await user.click(await screen.findByRole('button', { name: 'Continue to your quote' }))
  const summary = screen.getByRole('alert', { name: 'Answer these two questions' })
  expect(focused().id).toBe('alcohol_event')
  const links = [...summary.querySelectorAll('a')].map(({ hash }) => hash)
  expect(links).toEqual(['#alcohol_event', '#using_drone_at_event'])
  await user.click(summary.querySelectorAll('a')[1]!)
  expect(focused().id).toBe('using_drone_at_event')
  expect(quote.getSnapshot().context.rejections).toBe(1)
})

test('a question that both steps have is listed with its step, among the errors and among the missing answers', async () => {
  const { user, pass } = play({ step: 'insured', answers: { ...wedding, insured_city: null, event_city: null } })
  await pass(settle)
  const labels = ['City (Insured and additional insureds)', 'City (Event venue)']
  for (const label of labels) expect(await screen.findByRole('link', { name: label })).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Continue to check and agree' }))
  const summary = screen.getByRole('alert', { name: 'Answer these two questions' })
  expect([...summary.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual([
    'Answer “City” (Insured and additional insureds)',
    'Answer “City” (Event venue)',
  ])
  await user.click(summary.querySelectorAll('a')[1]!)
  expect(focused().id).toBe('event_city')
})

test('answers of either step change the price, and one press saves both', async () => {
  const { user, server, pass } = play({ step: 'coverage', answers: { ...wedding, alcohol_event: null } })
  await pass(settle)
  const alcohol = await screen.findByRole('radiogroup', { name: 'Will there be alcohol at the event?' })
  await user.click(within(alcohol).getByRole('radio', { name: 'No' }))
  await pass(settle)
  await user.click(screen.getByRole('button', { name: 'Continue to your quote' }))
  await pass(0)
  expect(server.calls().filter((call) => call === 'patchContact')).toHaveLength(1)
  expect(await title('quoteSummary')).toBeTruthy()
})

test('a referral in the second step opens its dialog as the page is left, not while the first is answered', async () => {
  const { user, quote, pass } = play({ step: 'coverage', answers: wedding })
  await pass(settle)
  await act(async () => quote.send({ type: 'answers.changed', answers: { using_drone_at_event: 'True' } }))
  await pass(settle)
  await act(async () => quote.send({ type: 'answers.changed', answers: { coverage_limits: '$3,000,000/$3,000,000' } }))
  await pass(settle)
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Continue, with a review' }))
  await pass(0)
  await waitFor(() => expect(screen.getByRole('dialog')).toBeTruthy())
})
