import { noAnswer } from '../../../../contract/problem'
import { restore, toSaved } from '../../../../machines/customer/quote/quote.draft'
import { partners } from '../../../walks/quote.cases'
import { staffOf } from '../../support/underwriter'
import { type Act, act, answers, isAsked, isCalm, isIn, leafOf, type Now, person } from './act'
import * as server from './server'

/** Opening a quote, and its status afterwards. */
const isOpening = (now: Now) => isIn(now, 'screen', 'opening', 'switchingToCard')
const isOrdered = (now: Now) => isIn(now, 'screen', 'ordered', 'stillOrdered')
const wrong = { status: 404, message: 'There is no such quote' }
const isReal = ({ chart }: Now) => chart.context.contactId === 'c1'

/** A quote expires after weeks, so the server’s response is edited instead of waiting. */
const expired = ({ contact, ...answered }: { contact: { customFields: object } }) => ({
  ...answered,
  contact: { ...contact, customFields: { ...contact.customFields, quote_status: 'expired' } },
})

/** A quote that was neither bought nor ordered, and has no unsaved answers, is opened. */
const mayExpire = (now: Now) =>
  isIn(now, 'screen', 'opening') &&
  isReal(now) &&
  now.server.status === 'quoted' &&
  !now.server.isBought &&
  !now.server.isOrdered &&
  now.chart.context.unsaved.length === 0

/** Reloads the page, which continues with the browser's saved draft. */
const reload = (when: Act['when']) =>
  act('reload', when, {
    hears: () => null,
    anew: ({ chart: { context, ...chart } }) => {
      const stored = restore(JSON.stringify(toSaved({ context, ...chart } as never)), () => 'k')
      return { ...stored, view: context.view }
    },
    does: (page) => page.reload(),
  })

const isKept = ({ chart: { context } }: Now) => context.contactId !== null
export const openingActs: readonly Act[] = [
  act(
    'it is opened',
    (now) => isOpening(now) && isReal(now),
    answers('openContact', server.match, 'truly', { server: () => ({ isAhead: false }) }),
  ),
  act(
    'it has expired',
    mayExpire,
    answers('openContact', (now) => server.match({ ...now, server: { ...now.server, status: 'expired' } }), expired, {
      server: () => ({ status: 'expired', isAhead: false }),
    }),
  ),
  act(
    'the money came meanwhile',
    (now) => isIn(now, 'screen', 'switchingToCard') && now.server.isOrdered && now.chart.context.view === 'quote',
    answers('openContact', () => ({ type: 'policy.found', link: server.link, number: 'MQE-0048153' }), 'truly', {
      meanwhile: async (page) => (await staffOf(page.house)).receive(page.contactId, 170.1),
      server: () => ({ isBought: true, isOrdered: false }),
    }),
  ),
  act(
    'staff withdrew the order meanwhile',
    (now) => isOpening(now) && isReal(now) && now.server.isOrdered && now.chart.context.view === 'quote',
    answers(
      'openContact',
      (now) => server.ended({ ...now, server: { ...now.server, status: 'expired', isOrdered: false } }, 'withdrawn'),
      'truly',
      {
        meanwhile: async (page) => (await staffOf(page.house)).withdraw(page.contactId),
        server: () => ({ status: 'expired', isOrdered: false }),
      },
    ),
  ),
  act(
    'the order lapsed',
    // for staff the quote opens as any other
    (now) => mayExpire(now) && now.chart.context.view === 'quote',
    answers(
      'openContact',
      (now) => server.ended({ ...now, server: { ...now.server, status: 'expired' } }, 'lapsed'),
      (answered: Parameters<typeof expired>[0]) => ({ ...expired(answered), order_end: 'lapsed' }),
      { server: () => ({ status: 'expired', isAhead: false }) },
    ),
  ),
  act(
    'opening it is lost',
    (now) => isOpening(now) && isReal(now),
    answers('openContact', () => ({ type: 'contact.failed', problem: noAnswer }), 'lost'),
  ),
  act(
    'there is none',
    (now) => isOpening(now) && !isReal(now),
    answers('openContact', () => ({ type: 'contact.failed', problem: wrong })),
  ),
  act(
    'try again',
    (now) => isIn(now, 'screen', 'unavailable') && isReal(now) && !now.isOffline,
    person({ type: 'quote.retried' }, ({ press }) => press('Try again')),
  ),
  act(
    'begin a new quote',
    (now) => isIn(now, 'screen', 'unavailable'),
    person({ type: 'quote.restarted' }, ({ press }) => press('Start a new quote')),
  ),
  act(
    'the partner is met',
    (now) => isAsked(now, 'getPartner') && now.chart.context.partner !== 'nobody',
    answers('getPartner', () => partners[0]),
  ),
  act(
    'meeting the partner is lost',
    (now) => isAsked(now, 'getPartner') && now.chart.context.partner !== 'nobody',
    answers('getPartner', () => ({ type: 'partner.failed', problem: noAnswer }), 'lost'),
  ),
  act(
    'the partner is unknown',
    (now) => isAsked(now, 'getPartner') && now.chart.context.partner === 'nobody',
    answers('getPartner', () => partners[1]),
  ),
  act(
    'the day is told',
    (now) => isAsked(now, 'currentDate'),
    answers('currentDate', () => server.todayAnswered),
  ),
  act(
    'the day is not told',
    (now) => isAsked(now, 'currentDate'),
    answers('currentDate', () => ({ type: 'today.refused', problem: noAnswer }), 'lost'),
  ),
  act(
    'insure another event',
    (now) => isIn(now, 'screen', 'purchased', 'ordered', 'stillOrdered', 'orderPaid', 'orderWithdrawn', 'orderLapsed'),
    person({ type: 'quote.restarted' }, ({ press }) => press('Insure another event')),
  ),
  act(
    'pay for it after all',
    (now) => isIn(now, 'screen', 'orderWithdrawn', 'orderLapsed'),
    person({ type: 'order.reconsidered' }, ({ press }) => press('Continue to payment')),
  ),
  act(
    'pay by card instead',
    isOrdered,
    person({ type: 'order.reconsidered' }, ({ press }) => press('Pay by card instead')),
  ),
  act(
    'has it been paid?',
    isOrdered,
    person({ type: 'quote.retried' }, ({ press }) => press('Check payment status')),
  ),
  act(
    'the money has come',
    (now) => isOrdered(now) && !now.server.isBought,
    person(
      { type: 'quote.retried' },
      async (page) => {
        await (await staffOf(page.house)).receive(page.contactId, 170.1)
        await page.press('Check payment status')
      },
      { server: () => ({ isBought: true, isOrdered: false }) },
    ),
  ),
  act(
    'back to what was ordered',
    (now) => isCalm(now) && isIn(now, 'steps', 'payment.editing') && now.entries[now.at - 1] === 'order',
    person({ type: 'order.kept' }, ({ page }) => page.goBack(), { by: -1 }),
  ),
  reload(
    (now) =>
      !now.isOffline &&
      isKept(now) &&
      (isIn(now, 'screen', 'purchased') ||
        (isIn(now, 'screen', 'quoting') &&
          (isIn(now, 'steps', 'payment.uncertain', 'payment.paying') ||
            (isIn(now, 'record', 'changed') && isIn(now, 'steps', 'eventDetails.editing')) ||
            isIn(now, 'record', 'conflicted') ||
            (isCalm(now) &&
              /(editing|reading)$/.test(leafOf(now, 'steps')) &&
              !isIn(now, 'steps', 'eventDetails.editing'))))),
  ),
]
