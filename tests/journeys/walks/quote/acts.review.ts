import { noAnswer } from '../../../../contract/problem'
import { staffOf } from '../../support/underwriter'
import { type Act, act, answers, isCalm, isIn, isStored, leafOf, type Now, person, time } from './act'
import type { QuotePage } from './page'
import * as server from './server'

/** Submitting a referral, and the underwriter's decision. */
const email = 'review.sample@example.com'
const isAtSummary = (now: Now) => leafOf(now, 'steps').startsWith('quoteSummary')
const isResting = (now: Now) => isIn(now, 'decision', 'inReview.resting.waiting', 'inReview.resting.unheard')
const isLooking = (now: Now) => isIn(now, 'decision', 'inReview.looking')

const marked = (status: 'approved' | 'declined' | 'referred') => async (page: QuotePage) =>
  (await staffOf(page.house)).mark(page.contactId, {
    status,
    ...(status === 'declined' && { reason: 'No second way out.' }),
  })

const otherwise = ({ server: before }: Now) =>
  server.savedAs(before, { ...before.answers, national_level_performer: 'False' })
const isFamous = ({ server: { answers: before } }: Now) => before.national_level_performer === 'True'
/** The submitted answers have changed since. */
const unreviewed = { status: 'referred', isReviewed: false } as const

const looks = (name: string, status: 'approved' | 'declined' | 'referred') =>
  act(
    name,
    (now) => isLooking(now) && isIn(now, 'record', 'saved', 'unsaved'),
    answers(
      'openContact',
      (now) => server.match({ ...now, server: { ...now.server, status, isReviewed: status !== 'referred' } }),
      'truly',
      { meanwhile: marked(status), server: () => ({ status, isReviewed: status !== 'referred' }) },
    ),
  )

const isReferred = (now: Now) =>
  isStored(now) &&
  isAtSummary(now) &&
  isIn(now, 'decision', 'referred.unsubmitted', 'referred.rejected', 'referred.refused') &&
  now.server.status === 'referred'

export const reviewActs: readonly Act[] = [
  act(
    'submit it for review',
    isReferred,
    person({ type: 'review.requested', email, message: null }, async ({ page, press, contactId }) => {
      // a new address for each quote, because the server limits emails to one address
      await page.getByLabel('Your email').fill(`review.${contactId}@example.com`)
      await press('Submit for review')
    }),
  ),
  act(
    'it is submitted',
    (now) => isIn(now, 'decision', 'referred.submitting'),
    answers(
      'submitForReview',
      (now) => ({
        type: 'review.submitted',
        contact: server.contactIn({ ...now, server: { ...now.server, status: 'referred', isReviewed: true } }),
      }),
      'truly',
      { server: () => ({ status: 'referred', isReviewed: true }) },
    ),
  ),
  act(
    'submitting it is lost',
    (now) => isIn(now, 'decision', 'referred.submitting'),
    answers('submitForReview', () => ({ type: 'review.refused', problem: noAnswer }), 'lost'),
  ),
  act(
    'ask now',
    (now) => isCalm(now) && isAtSummary(now) && isResting(now),
    person({ type: 'review.asked' }, ({ press }) => press('Check now')),
  ),
  act(
    'the link to the review',
    (now) => isCalm(now) && isResting(now) && !isAtSummary(now),
    person({ type: 'step.opened', step: 'quoteSummary' }, ({ press }) => press('In review')),
  ),
  act('a minute passes', (now) => isCalm(now) && isResting(now), time('lookAgain')),
  act(
    'the window is returned to',
    (now) => isCalm(now) && isResting(now),
    answers('windowReturn', () => ({ type: 'window.returned' })),
  ),
  act(
    'nothing is decided',
    (now) => isLooking(now) && now.server.status === 'referred',
    answers('openContact', server.match),
  ),
  looks('it is approved', 'approved'),
  looks('it is declined', 'declined'),
  act(
    'it was answered otherwise on another device, and so again',
    (now) => isLooking(now) && isIn(now, 'record', 'saved', 'unsaved') && isFamous(now),
    answers('openContact', (now) => server.match({ ...now, server: { ...now.server, ...unreviewed } }), 'truly', {
      meanwhile: async (page, now) => {
        await page.changeElsewhere(otherwise(now).answers)
        await page.changeElsewhere(now.server.answers)
      },
      server: () => unreviewed,
    }),
  ),
  act(
    'it was answered otherwise on another device',
    (now) => isLooking(now) && isIn(now, 'record', 'saved', 'unsaved') && isFamous(now),
    answers('openContact', (now) => server.match({ ...now, server: { ...now.server, ...otherwise(now) } }), 'truly', {
      meanwhile: (page, now) => page.changeElsewhere(otherwise(now).answers),
      server: otherwise,
    }),
  ),
  act(
    'it is approved and bought on another device',
    (now) => isLooking(now) && isIn(now, 'record', 'saved', 'unsaved'),
    answers('openContact', () => ({ type: 'policy.found', link: server.link, number: 'MQE-0048153' }), 'truly', {
      meanwhile: async (page) => {
        await marked('approved')(page)
        await page.buyElsewhere()
      },
      server: () => ({ isBought: true }),
    }),
  ),
  act(
    'looking is lost',
    isLooking,
    answers('openContact', () => ({ type: 'contact.failed', problem: noAnswer }), 'lost'),
  ),
]

export const withoutAddress = act(
  'submit it for review without an address',
  isReferred,
  person({ type: 'review.requested', email: '', message: null }, async ({ page, press }) => {
    await page.getByLabel('Your email').fill('')
    await press('Submit for review')
  }),
)
