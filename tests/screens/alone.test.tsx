import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { bothCovers, focused, play, settle, wedding } from './stage'

const bill = () => within(screen.getByRole('complementary', { name: 'Price' }))
const announced = () => bill().getByRole('status').textContent
/** Circumstances that could lead to a claim are known, so cancellation cannot be sold. */
const withoutCancellation = { ...bothCovers, circumstances_result_in_claim: 'True' } as const
/** Too close to the event for cancellation. */
const soon = { event_start_date: '11/28/2026', event_end_date: '11/28/2026' } as const

/** Closes the dialog that opens with the reason. */
async function close(user: ReturnType<typeof play>['user']) {
  await screen.findByRole('dialog')
  await user.keyboard('{Escape}')
}

test('a reason that touches cancellation only offers liability at once, under the answer', async () => {
  const { user, pass } = play({ step: 'underwriting', answers: withoutCancellation })
  await pass(settle)
  await close(user)
  expect(await screen.findByText('We cannot sell cancellation coverage with this answer')).toBeTruthy()
  const buy = screen.getByRole('button', { name: 'Buy liability now' })
  buy.focus()
  await user.keyboard('{Enter}')
  // its question disappears with the coverage
  expect(screen.queryByRole('radiogroup', { name: /could lead to a claim/ })).toBeNull()
  expect(focused().id).toBe('title-underwriting')
  await pass(settle)
  expect(announced()).toBe('Amount due $122.85')
  expect(screen.queryByText(/^We cannot sell/)).toBeNull()
})

test('a reason that touches liability only offers cancellation', async () => {
  const { user, pass } = play({ step: 'underwriting', answers: { ...bothCovers, using_drone_at_event: 'True' } })
  await pass(settle)
  await close(user)
  await user.click(await screen.findByRole('button', { name: 'Buy cancellation alone' }))
  await pass(settle)
  expect(announced()).toBe('Amount due $263.55')
})

test('a reason that touches both coverages offers neither', async () => {
  const { pass } = play({ step: 'underwriting', answers: { ...withoutCancellation, using_drone_at_event: 'True' } })
  await pass(settle)
  await screen.findAllByText(/^(We cannot sell|An underwriter has to)/)
  expect(screen.queryByRole('button', { name: /^Buy (liability|cancellation)/ })).toBeNull()
})

test('the review dialog offers the other coverage, closes with it and moves the focus to a remaining element', async () => {
  const { user, pass } = play({
    step: 'underwriting',
    answers: { ...withoutCancellation, circumstances_result_in_claim: 'False' },
  })
  await pass(settle)
  const claims = screen.getByRole('radiogroup', { name: /could lead to a claim/ })
  await user.click(within(claims).getByRole('radio', { name: 'Yes' }))
  await pass(settle)
  await user.click(screen.getByRole('button', { name: 'Back' }))
  const dialog = await screen.findByRole('dialog', { name: 'We cannot sell cancellation coverage with these answers' })
  await user.click(within(dialog).getByRole('button', { name: 'Buy liability now' }))
  await pass(settle)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(focused().id).toBe('title-eventDetails')
  expect(announced()).toBe('Amount due $122.85')
})

test('the offer of the other coverage is beside the reasons in place of the quote', async () => {
  const { user, pass } = play({ step: 'quoteSummary', answers: withoutCancellation })
  await pass(settle)
  await close(user)
  expect(await screen.findByText('We cannot sell cancellation coverage with these answers')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Buy liability now' }))
  expect(focused().id).toBe('title-quoteSummary')
  await pass(settle)
  expect(await screen.findByRole('row', { name: /Amount due/ })).toBeTruthy()
  expect(screen.queryByRole('row', { name: /^Cancellation/ })).toBeNull()
})

test('an event too near for cancellation: the dates dialog says so and continues with liability', async () => {
  const { user, pass } = play({ answers: { ...bothCovers, ...soon } })
  await pass(settle)
  const dialog = await screen.findByRole('dialog', { name: 'It is too close to the event for cancellation coverage' })
  expect(dialog.textContent).toContain('at least 14 days before the first day')
  expect(dialog.textContent).toContain('Liability coverage is still possible.')
  await user.click(within(dialog).getByRole('button', { name: 'Buy liability now' }))
  await pass(settle)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Liability' }).checked).toBe(true)
  expect(announced()).toBe('Amount due $122.85')
})

test('the message about one of two days is below both', async () => {
  const { user, pass } = play({ answers: { ...bothCovers, ...soon } })
  await pass(settle)
  await user.click(await screen.findByRole('button', { name: 'Change the dates' }))
  const notice = await screen.findByText('We cannot sell cancellation coverage with this answer')
  const last = screen.getByLabelText('Last day')
  expect(last.compareDocumentPosition(notice) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

test('a quote for cancellation only does not mention liability', async () => {
  const { pass } = play({ step: 'quoteSummary', answers: { ...bothCovers, coverage_type: 'Cancellation Insurance' } })
  await pass(settle)
  expect(await screen.findByRole('row', { name: /Amount due \$263\.55/ })).toBeTruthy()
  expect(screen.getByText(/^From the purchase to 2:00 am on 06\/13\/2027/)).toBeTruthy()
  expect(screen.getByText(/^You change your mind/)).toBeTruthy()
  expect(document.body.textContent).not.toMatch(/liabilit|drones|accident|occurrence/i)
})

test('a quote for liability only does not mention cancellation', async () => {
  const { pass } = play({ step: 'quoteSummary', answers: wedding })
  await pass(settle)
  expect(await screen.findByRole('row', { name: /Amount due/ })).toBeTruthy()
  expect(document.body.textContent).not.toMatch(/cancellation|postpone/i)
})
