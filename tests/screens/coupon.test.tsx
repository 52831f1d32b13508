import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Client } from '../../contract/client'
import { blankAnswers } from '../../domain/application'
import { answersIn } from '../../domain/application/payload'
import { rate, toWire } from '../../domain/rating'
import { selectBusy } from '../../machines/customer/quote/quote.select'
import { contactOf, unknownCode } from '../walks/quote.cases'
import { no, ok } from './fakes'
import { focused, play, settle, wedding } from './stage'

const welcome = { code: 'WELCOME', value: 50, is_percentage: true }

/** A server that stores its quote's coupon, and prices with it. */
function withCoupons(known = welcome) {
  let stored: typeof welcome | null = null
  const applyCoupon: Client['applyCoupon'] = async ({ code }) => {
    if (code !== '' && code.toUpperCase() !== known.code) return no(unknownCode)
    stored = code === '' ? null : known
    return ok({ coupons: stored ? [stored] : [], contact: contactOf(wedding, { quote_status: 'quoted' }) })
  }
  const recalculate: Client['recalculate'] = async (body) =>
    ok(toWire(rate({ ...blankAnswers, ...answersIn(body) }, { coupon: stored })))
  return { applyCoupon, recalculate }
}

async function open(scene: Parameters<typeof play>[0] = {}) {
  const stage = play({ step: 'quoteSummary', answers: wedding, calls: withCoupons(), ...scene })
  await stage.pass(settle)
  const field = await screen.findByLabelText(/^Coupon code/)
  return { ...stage, field }
}
const due = () => screen.getByRole('row', { name: /^Amount due/ }).textContent

test('a code comes off the policy fee: the price is worked out anew, and says so', async () => {
  const { user, field, pass, server, quote } = await open()
  const toasts: unknown[] = []
  quote.on('toast', (toast) => toasts.push(toast))
  await user.type(field, ' welcome ')
  await user.click(screen.getByRole('button', { name: 'Apply' }))
  await pass(0)
  expect(server.requests.filter(({ call }) => call === 'applyCoupon').map((request) => request.with)).toEqual([
    [{ id: 'c1', code: 'welcome' }],
  ])
  // the page stays as it is meanwhile, with blank amounts
  expect(due()).toContain('being worked out')
  await pass(settle)
  expect(due()).toContain('$119.92')
  expect(screen.getByText('WELCOME: 50% off the policy fee')).toBeTruthy()
  expect(screen.getByText('You added a coupon.')).toBeTruthy()
  expect(toasts).toEqual([{ type: 'toast', kind: 'success', text: 'Coupon applied successfully!' }])
})

test('unsaved answers are saved before the coupon, so that it applies to the price on display', async () => {
  const { user, field, pass, server, quote } = await open()
  quote.send({ type: 'answers.changed', answers: { event_name: 'Sample Garden Wedding' } })
  await user.type(field, 'WELCOME{Enter}')
  await pass(0)
  const calls = server.calls().filter((call) => call === 'patchContact' || call === 'applyCoupon')
  expect(calls).toEqual(['patchContact', 'applyCoupon'])
})

test('while it is on its way the page says what it does', async () => {
  const { user, field, pass, quote } = await open({ calls: { applyCoupon: () => new Promise(() => {}) } })
  await user.type(field, 'WELCOME{Enter}')
  await pass(0)
  expect(selectBusy(quote.getSnapshot())).toBe('Applying Coupon Code ...')
  expect(screen.getByRole('button', { name: 'Applying …' }).getAttribute('aria-disabled')).toBe('true')
})

test('a refused code shows the server’s message under it, and nowhere else', async () => {
  const { user, field, pass } = await open()
  await user.type(field, 'NOTHING{Enter}')
  await pass(0)
  expect(document.getElementById('coupon-fault')?.textContent).toBe('This code isn’t valid or has expired')
  expect(field.getAttribute('aria-describedby')).toContain('coupon-fault')
  expect(screen.getAllByText('This code isn’t valid or has expired')).toHaveLength(1)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(due()).toContain('$122.85')
  await user.clear(field)
  await user.type(field, 'WELCOME{Enter}')
  await pass(settle)
  expect(document.getElementById('coupon-fault')).toBeNull()
})

test('a blank code sends no request', async () => {
  const { user, field, server } = await open()
  await user.click(screen.getByRole('button', { name: 'Apply' }))
  expect(document.getElementById('coupon-fault')?.textContent).toBe('Enter the code of your coupon')
  expect(focused()).toBe(field)
  expect(server.calls()).not.toContain('applyCoupon')
  await user.click(screen.getByRole('button', { name: 'Apply' }))
  expect(focused()).toBe(field)
  await user.type(field, 'W')
  expect([document.getElementById('coupon-fault'), field.getAttribute('aria-invalid')]).toEqual([null, null])
})

test('a coupon on the quote shows, and disappears when it is removed', async () => {
  const calls = withCoupons()
  await calls.applyCoupon({ id: 'c1', code: 'WELCOME' }, new AbortController().signal)
  const { user, field, pass, quote } = await open({ calls, coupons: [welcome] })
  expect((field as HTMLInputElement).value).toBe('WELCOME')
  expect(due()).toContain('$119.92')
  await user.click(screen.getByRole('button', { name: 'Remove the coupon' }))
  // the button disappears with the coupon, and the input takes the focus
  expect(focused()).toBe(field)
  await pass(settle)
  expect(due()).toContain('$122.85')
  expect(screen.getByText('The coupon was removed.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Remove the coupon' })).toBeNull()
  expect(quote.getSnapshot().context.coupons).toEqual([])
})

test('Enter in the code does not pay; a changed price needs a second confirmation before it is paid', async () => {
  const stage = await open({ step: 'payment', signedBy: 'Jordan Sample' })
  await stage.user.type(stage.field, 'WELCOME{Enter}')
  await stage.pass(0)
  expect(stage.server.calls()).not.toContain('purchase')
  // the card's errors do not show either
  expect(stage.quote.getSnapshot().context.rejections).toBe(0)
  const title = await screen.findByRole('heading', { name: /^Step 7 of/ })
  await waitFor(() => expect(focused()).toBe(title))
  expect(stage.quote.getSnapshot().context.signedBy).toBeNull()
})

test('a price set by an underwriter takes no coupon', async () => {
  const contact = contactOf(wedding, { quote_status: 'approved', amount_due: 900, quote_number: 'Q-204815' })
  const opened = { contact, date: '11/20/2026', hcc_pricing_version: 9, coupons: [], is_old_policy: false }
  const { pass } = play({
    step: 'quoteSummary',
    answers: wedding,
    calls: { openContact: async () => ok({ ...opened, partner: null, manage_policy_link: null }) },
  })
  await pass(settle)
  await screen.findByRole('heading', { name: 'Coverage period' })
  expect(screen.queryByLabelText(/^Coupon code/)).toBeNull()
})
