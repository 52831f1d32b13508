import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Contact } from '../../contract/client'
import { decide } from '../../domain/decision'
import { declinedByUnderwriter } from '../../domain/quote/underwritten'
import { contactOf, openedWith } from '../walks/quote.cases'
import { no, ok } from './fakes'
import { focused, play, settle, wedding } from './stage'

const answers = { ...wedding, using_drone_at_event: 'True' } as const
const reasons = [...decide(answers, { today: '11/20/2026' }).reasons]
/** the same day in America and Asia, where a browser shows its own time */
const submitted = '2026-11-20T12:04:00Z'
type Fields = Partial<Contact['customFields']>
const referred: Fields = { quote_status: 'referred', referral_decline_reasons: reasons, review_submitted: null }
const inReview: Fields = { ...referred, review_submitted: submitted }

/** The summary of a referral, on a server whose decision a test controls. */
async function open(fields: Fields, calls: NonNullable<Parameters<typeof play>[0]>['calls'] = {}) {
  const review = { fields: fields, isOut: false }
  const contact = () => contactOf(answers, { quote_number: 'Q-204815', ...review.fields })
  const saved = async () => ok({ contact: contact(), link: '/quote/?id=c1' })
  const stage = play({
    step: 'quoteSummary',
    answers,
    calls: {
      openContact: async () =>
        review.isOut ? no({ status: 0, message: 'Something went wrong' }) : ok(openedWith(contact())),
      patchContact: saved,
      submitForReview: async () => {
        review.fields = inReview
        return saved()
      },
      ...calls,
    },
  })
  await stage.pass(settle)
  await screen.findByRole('heading', { name: 'Coverage period' })
  const looks = () => stage.server.calls().filter((call) => call === 'openContact').length
  return {
    ...stage,
    looks,
    become: (next: Fields) => Object.assign(review, { fields: next }),
    review,
    server: stage.server,
  }
}

test('a referral is submitted in its place, with an address and what the underwriter should know', async () => {
  const { user, pass, server } = await open(referred)
  const email = screen.getByLabelText('Your email')
  await user.clear(email)
  await user.type(email, 'jordan.sample@example.com')
  await user.type(screen.getByLabelText('What should the underwriter know? (optional)'), 'A licensed pilot flies it.')
  await user.click(screen.getByRole('button', { name: 'Submit for review' }))
  await pass(0)
  await pass(0)
  expect(server.requests.findLast(({ call }) => call === 'submitForReview')?.with).toEqual([
    'c1',
    { email: 'jordan.sample@example.com', message: 'A licensed pilot flies it.' },
  ])
  expect(await screen.findByText('An underwriter is looking at your quote')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Submit for review' })).toBeNull()
})

test('submitting or asking by keyboard moves the focus to the result', async () => {
  const { user, pass, become } = await open(referred)
  const outcome = (words: string) => screen.getByText(words).closest('[tabindex="-1"]')
  screen.getByRole('button', { name: 'Submit for review' }).focus()
  await user.keyboard('{Enter}')
  await pass(0)
  await pass(0)
  expect(focused()).toBe(outcome('An underwriter is looking at your quote'))
  become({ quote_status: 'approved', review_submitted: submitted })
  screen.getByRole('button', { name: 'Check now' }).focus()
  await user.keyboard('{Enter}')
  await pass(0)
  await pass(0)
  expect(focused()).toBe(outcome('An underwriter has approved your quote'))
})

test('a decision does not move the focus of a reader elsewhere on the page', async () => {
  const { pass, become } = await open(inReview)
  const link = screen.getByRole('link', { name: 'Price rain insurance' })
  link.focus()
  become({ quote_status: 'approved', review_submitted: submitted })
  await pass(60_000)
  await pass(0)
  expect(screen.getByText('An underwriter has approved your quote')).toBeTruthy()
  expect(focused()).toBe(link)
})

test('an invalid address is not sent, and takes the focus', async () => {
  const { user, server } = await open(referred)
  const email = screen.getByLabelText('Your email')
  await user.clear(email)
  await user.type(email, 'jordan@{Enter}')
  expect(focused()).toBe(email)
  expect(email.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById('review-email-fault')?.textContent).toBe(
    'This needs an email address, like ana@example.com',
  )
  expect(server.calls()).not.toContain('submitForReview')
  await user.click(screen.getByRole('button', { name: 'Submit for review' }))
  expect(focused()).toBe(email)
})

test('the server’s error about the address shows beside it, any other error at the button', async () => {
  let problem = { status: 422, message: 'Check these answers', errors: { email: 'This address was mailed too often' } }
  const { user, pass } = await open(referred, { submitForReview: async () => no(problem) })
  const submit = async () => {
    await user.click(screen.getByRole('button', { name: 'Submit for review' }))
    await pass(0)
    await pass(0)
  }
  await submit()
  expect(document.getElementById('review-email-fault')?.textContent).toBe('This address was mailed too often')
  problem = { status: 409, message: 'There is nothing to review: the quote is declined' } as typeof problem
  await submit()
  expect(screen.getByText('There is nothing to review: the quote is declined')).toBeTruthy()
  expect(document.getElementById('review-email-fault')).toBeNull()
})

test('in review the page shows when it was submitted, who has it, what comes next and the reasons', async () => {
  await open(inReview)
  const stages = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(stages[0]).toMatch(/^Done: Submitted on Friday, 11\/20\/2026, 7:04 am, New York time\./)
  expect(stages[1]).toBe('Now: An underwriter reads your answers and decides.')
  expect(screen.getByText('Price after review', { selector: 'h2' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'What the underwriter looks at' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Continue to your details/ })).toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the status is polled each minute, on request, and when the window is shown again', async () => {
  const { pass, looks, user } = await open(inReview)
  const before = looks()
  await pass(60_000)
  expect(looks()).toBe(before + 1)
  await user.click(screen.getByRole('button', { name: 'Check now' }))
  await pass(0)
  expect(looks()).toBe(before + 2)
  expect(screen.getByText(/^No decision yet at/).getAttribute('role')).toBe('status')
  await act(async () => void fireEvent.focus(window))
  expect(looks()).toBe(before + 3)
})

test('a failed status request says so, and is retried', async () => {
  const { pass, review } = await open(inReview)
  review.isOut = true
  await pass(60_000)
  expect(screen.getByText('We could not check just now. We try again in a minute.')).toBeTruthy()
  review.isOut = false
  await pass(60_000)
  expect(screen.getByText(/^No decision yet at/)).toBeTruthy()
})

test('an approval shows its price, its underwriter and its last day, and leads on', async () => {
  const { pass, become, user } = await open(inReview)
  become({ quote_status: 'approved', amount_due: 900, referral_decline_reasons: reasons })
  await pass(60_000)
  expect(screen.getByText('An underwriter has approved your quote')).toBeTruthy()
  expect(screen.getByText('$900.00', { selector: 'strong' })).toBeTruthy()
  expect(screen.getByText(/approved by an underwriter of Marquee Event Insurance/)).toBeTruthy()
  expect(screen.getByText(/It can be bought until 01\/19\/2027/)).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Coupon' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Continue to your details' }))
  expect(screen.getByRole('heading', { name: /^Step 5 of/ })).toBeTruthy()
})

test('a decline shows in the underwriter’s words, without links to dead ends', async () => {
  const { pass, become } = await open(inReview)
  const own = {
    code: declinedByUnderwriter,
    decision: 'decline',
    cover: 'all',
    field: null,
    text: 'The field is too close to a road.',
    remedy: null,
  } as const
  become({ quote_status: 'declined', referral_decline_reasons: [own, ...reasons] })
  await pass(60_000)
  expect(screen.getByText('An underwriter has declined your quote')).toBeTruthy()
  expect(screen.getAllByText('The field is too close to a road.').length).toBeGreaterThan(0)
  expect(screen.queryByRole('link', { name: 'Change this answer' })).toBeNull()
  expect(screen.queryByRole('button', { name: /Submit for review|^Buy/ })).toBeNull()
})

test('on an earlier step the heading links back to the review', async () => {
  const { user } = await open(inReview)
  await user.click(screen.getByRole('button', { name: 'Change Your event' }))
  await user.click(screen.getByRole('button', { name: 'In review' }))
  expect(screen.getByText('An underwriter is looking at your quote')).toBeTruthy()
})
