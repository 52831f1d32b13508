import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Problem, problemTypes } from '../../contract/problem'
import { purchases } from '../walks/quote.cases'
import { fakeVault, no } from './fakes'
import { focused, play, settle, wedding } from './stage'

/** Each dialog by an action and the server's response to it; referrals and cards have tests of their own. */
const saving = (problem: Problem) => ({ patchContact: async () => no(problem) })

async function goOn(problem: Problem) {
  const stage = play({ step: 'insured', answers: wedding, unsaved: ['insured_zip'], calls: saving(problem) })
  await stage.pass(settle)
  await stage.user.click(await screen.findByRole('button', { name: 'Continue to check and agree' }))
  await stage.pass(0)
  return stage
}

test.each([
  [
    'an answer that the server does not take',
    'Some answers cannot be saved yet',
    { status: 422, message: 'Check these answers', errors: { 'step4.insured_zip': 'There is no such ZIP code' } },
    'Look at the answers',
  ],
  [
    'a lost connection',
    'There is no connection to our server',
    { status: 0, message: 'Something went wrong' },
    'Back to my answers',
  ],
  [
    'a server that is out of reach',
    'We cannot reach our records just now',
    { status: 503, message: 'Bad gateway' },
    'Back to my answers',
  ],
  [
    'a quote that may not be changed',
    'That did not work',
    { status: 409, message: 'A payment for this quote is on its way. Try again in a minute.' },
    'Back to the page',
  ],
] as const)('%s opens "%s" on continuing', async (_, title, problem, close) => {
  const { user, quote } = await goOn(problem)
  const dialog = await screen.findByRole('dialog', { name: title })
  if (problem.status !== 0 && problem.status !== 503) expect(dialog.textContent).toContain(problem.message)
  expect(dialog.textContent).toContain('Nothing you entered is lost.')
  await user.click(within(dialog).getByRole('button', { name: close }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(quote.getSnapshot().context.answers.insured_zip).toBe(wedding.insured_zip)
})

test('staff whose role cannot work on quotes read it, with the way to the page where they sign out', async () => {
  const message = 'You are signed in as books@example.com, and your role (accountant) cannot work on quotes.'
  await goOn({ status: 403, message, type: problemTypes.signedInAsStaff })
  const dialog = await screen.findByRole('dialog', { name: 'That did not work' })
  expect(dialog.textContent).toContain(message)
  expect(within(dialog).getByRole('link', { name: 'Go to the staff pages to sign out' }).getAttribute('href')).toBe(
    '/quote/admin',
  )
  expect(document.body.textContent).toContain(`Not saved: ${message}`)
})

test('the rejected answer is marked behind its dialog', async () => {
  const errors = { 'step4.insured_zip': 'There is no such ZIP code' }
  const { user } = await goOn({ status: 422, message: 'Check these answers', errors })
  await user.click(await screen.findByRole('button', { name: 'Look at the answers' }))
  await waitFor(() =>
    expect(document.getElementById('insured_zip-fault')?.textContent).toBe(errors['step4.insured_zip']),
  )
})

test('a price that changed before the payment opens its dialog, and the new price can be paid', async () => {
  const { user, pass } = play({
    step: 'payment',
    answers: wedding,
    signedBy: 'Jordan Sample',
    calls: { purchase: async () => no(purchases.repriced.problem) },
  })
  await pass(settle)
  for (const [label, value] of Object.entries({
    'Card number': '4242424242424242',
    Expires: '0929',
    'Security code': '123',
  }))
    await user.type(await screen.findByLabelText(label), value)
  await user.click(screen.getByRole('button', { name: /^Pay/ }))
  await pass(0)
  const dialog = await screen.findByRole('dialog', { name: 'The price has changed' })
  expect(dialog.textContent).toContain('Nothing was charged')
  expect(dialog.textContent).toContain('It is now $200.00.')
  await user.click(within(dialog).getByRole('button', { name: 'Back to the page' }))
  expect(await screen.findByRole('button', { name: 'Pay $200.00 and buy' })).toBeTruthy()
})

const refusal = {
  status: 402,
  message: 'The bank declined this card. Try another card, or ask your bank.',
  is_card_exception: true,
  decline_code: 'card_declined',
}

/** Types a card that is refused: by the bank, or earlier by the processor. */
async function payRefused(view: 'quote' | 'admin', at: 'bank' | 'processor') {
  const stage = play({
    step: 'payment',
    answers: wedding,
    signedBy: 'Jordan Sample',
    view,
    ...(at === 'bank'
      ? { calls: { purchase: async () => no(refusal) } }
      : { vault: { ...fakeVault, tokenize: async () => no(refusal) } }),
  })
  await stage.pass(settle)
  await stage.user.type(await screen.findByLabelText('Card number'), '4000000000000002')
  await stage.user.type(screen.getByLabelText('Expires'), '0929')
  await stage.user.type(screen.getByLabelText('Security code'), '123')
  await stage.user.click(screen.getByRole('button', { name: /^Pay/ }))
  await stage.pass(0)
  return stage
}

test.each([
  ['a customer, by the bank', 'quote', 'bank', 'The card was declined', 'your quote'],
  ['a customer, by the processor', 'quote', 'processor', 'The card was declined', 'your quote'],
  ['staff who buy for a customer, by the bank', 'admin', 'bank', 'The customer’s card was declined', 'the quote'],
  ['staff who buy for one, by the processor', 'admin', 'processor', 'The customer’s card was declined', 'the quote'],
] as const)('a card that is refused to %s, opens the dialog for them', async (_, view, at, title, whose) => {
  const { user } = await payRefused(view, at)
  const dialog = await screen.findByRole('dialog', { name: title })
  expect(dialog.textContent).toContain(refusal.message)
  expect(dialog.textContent).toContain(`Nothing was charged, and ${whose} is unchanged`)
  expect(dialog.textContent?.includes('card_declined')).toBe(view === 'admin')
  await user.click(within(dialog).getByRole('button', { name: /^Check the/ }))
  await waitFor(() => expect(focused().id).toBe('card_number'))
})

async function choose(limit: string) {
  const answers = { ...wedding, damage_rented_premises: 'True', damage_rented_premises_limit: '$300,000' } as const
  const stage = play({ step: 'underwriting', answers })
  await stage.pass(settle)
  await stage.user.click(screen.getByRole('radio', { name: limit }))
  await stage.pass(settle)
  expect(screen.queryByRole('dialog')).toBeNull()
  await stage.user.click(screen.getByRole('button', { name: 'Back' }))
  return stage
}

test('a limit for rented premises that is not sold opens its dialog, which offers the highest limit that is', async () => {
  const { user, quote, pass } = await choose('$1,000,000')
  const dialog = await screen.findByRole('dialog', { name: '$1,000,000 is not sold for this event' })
  expect(dialog.textContent).toContain('The most is $500,000')
  await user.click(within(dialog).getByRole('button', { name: 'Choose $500,000' }))
  await pass(settle)
  expect(quote.getSnapshot().context.answers.damage_rented_premises_limit).toBe('$500,000')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(quote.getSnapshot().context.price).not.toBeNull()
})

test('another limit can be chosen in its question instead', async () => {
  const { user } = await choose('$1,000,000')
  await user.click(await screen.findByRole('button', { name: 'Choose another limit' }))
  await waitFor(() => expect(focused().closest('[role=radiogroup]')?.textContent).toContain('$300,000'))
})

test('a second reason shows in the same dialog', async () => {
  const { quote, pass } = play({
    step: 'underwriting',
    answers: {
      ...wedding,
      damage_rented_premises: 'True',
      damage_rented_premises_limit: '$1,000,000',
      using_drone_at_event: 'True',
    },
  })
  await pass(settle)
  expect(quote.getSnapshot().context.reasons.length).toBeGreaterThan(1)
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).toContain('$1,000,000 is not sold for this event')
  expect(within(dialog).queryByRole('button', { name: 'Choose $500,000' })).toBeNull()
  act(() => quote.send({ type: 'dialog.closed' }))
})
