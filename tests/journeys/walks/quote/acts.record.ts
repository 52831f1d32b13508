import { noAnswer, type Problem } from '../../../../contract/problem'
import { blankAnswers, formSteps } from '../../../../domain/application'
import { isComplete } from '../../../../domain/application/faults'
import type { QuoteEvent } from '../../../../machines/customer/quote/model/quote.types'
import { selectStep } from '../../../../machines/customer/quote/quote.select'
import {
  type Act,
  act,
  answers,
  hasDraft,
  hasNoDialog,
  isAsked,
  isCalm,
  isIn,
  leafOf,
  type Now,
  person,
  time,
} from './act'
import * as server from './server'

/** Saving the answers, with the influence of another window, the network and the server. */
const isStoring = (now: Now) => isAsked(now, 'patchContact')
const isWaitedFor = (now: Now) =>
  /leaving|saving|storing/.test(leafOf(now, 'steps') + leafOf(now, 'decision') + leafOf(now, 'coupon'))

const dialogs = {
  answers: { status: 422, message: 'Check these answers', errors: { 'step0.event_name': 'Give it another name' } },
  dates: { status: 422, message: 'That day has passed', is_event_popup: true, errors: {} },
  review: { status: 422, message: 'We need to look at this first', is_underwriting_review: true },
  other: { status: 409, message: 'This quote cannot be changed now' },
} as const satisfies Record<string, Problem>

/** The server has the saved answers from now on. */
const nowStored = ({ sent, server: before }: Now) => server.savedAs(before, sent)
/** A higher price, as after staff agree on a fee for an email address: the price on display is outdated by then. */
const dearer = ({ contact, ...answered }: { contact: { price: object } }) => ({
  ...answered,
  contact: { ...contact, price: server.another(contact.price) },
})
/** Another window has changed the event's name. */
const theirs = ({ server: before }: Now) => ({
  ...server.savedAs(before, { ...before.answers, event_name: 'The Other Wedding' }),
  isAhead: true,
})

const offline = (name: string, when: Act['when'], to: boolean) =>
  act(
    name,
    when,
    person(
      { type: to ? 'network.lost' : 'network.regained' },
      (quote) => (to ? quote.loseNetwork() : quote.page.context().setOffline(false)),
      {
        isOffline: to,
      },
    ),
  )

export const recordActs: readonly Act[] = [
  act(
    'the answers are stored',
    (now) => isStoring(now) && isTaken(now),
    answers('patchContact', server.stored, 'truly', { server: nowStored }),
  ),
  act('storing them is lost', isStoring, answers('patchContact', server.refused(noAnswer), 'lost')),
  act(
    'they are stored, and nobody hears of it',
    // a save without a change leaves the version as it is
    (now) => isStoring(now) && !isWaitedFor(now) && isTaken(now) && now.chart.context.unsaved.length > 0,
    answers('patchContact', server.refused(noAnswer), 'unheard', {
      server: (now) => ({ ...nowStored(now), isAhead: true }),
    }),
  ),
  ...(Object.keys(dialogs) as (keyof typeof dialogs)[]).map((name) =>
    act(
      `the server refuses: ${name}`,
      (now) => isStoring(now) && (name === 'answers' ? true : leafOf(now, 'steps') === 'eventDetails.leaving'),
      answers('patchContact', server.refused(dialogs[name]), dialogs[name]),
    ),
  ),
  act(
    'another window was quicker',
    (now) =>
      isStoring(now) &&
      isTaken(now) &&
      isNotTheirs(now) &&
      Object.keys(now.server.answers).length > 0 &&
      // after a reload that settles a payment, the page knows no version yet
      now.chart.context.version !== null,
    answers('patchContact', server.outdated, 'truly', {
      meanwhile: (page, now) => page.changeElsewhere(theirs(now).answers),
      server: theirs,
    }),
  ),
  act(
    'its own save was not heard',
    (now) => isStoring(now) && isBehind(now),
    answers('patchContact', server.outdated, 'truly'),
  ),
  act(
    'it was bought elsewhere',
    (now) => isStoring(now) && isTaken(now) && isBuyable(now),
    answers('patchContact', server.refused(server.bought), 'truly', {
      meanwhile: (page) => page.buyElsewhere(),
      server: () => ({ isBought: true }),
    }),
  ),
  act(
    'the price of who is insured is another',
    (now) => isIn(now, 'steps', 'insured.leaving') && isStoring(now) && isTaken(now) && isIn(now, 'price', 'priced'),
    answers('patchContact', server.storedDearer, dearer, { server: nowStored }),
  ),
  act(
    'it is compared',
    (now) => isAsked(now, 'compareContact'),
    answers('compareContact', server.compared, 'truly', { server: () => ({ isAhead: false }) }),
  ),
  act(
    'comparing is lost',
    (now) => isAsked(now, 'compareContact'),
    answers('compareContact', () => ({ type: 'contact.notCompared', problem: noAnswer }), 'lost'),
  ),
  act(
    'it was bought before it is compared',
    (now) => isAsked(now, 'compareContact') && isBuyable(now),
    answers('compareContact', () => ({ type: 'contact.notCompared', problem: server.bought }), 'truly', {
      meanwhile: (page) => page.buyElsewhere(),
      server: () => ({ isBought: true }),
    }),
  ),
  act(
    'the quote gets its number',
    (now) => isAsked(now, 'createContact'),
    answers('createContact', server.created, 'truly', { server: nowStored }),
  ),
  act(
    'creating it is lost',
    (now) => isAsked(now, 'createContact'),
    answers('createContact', unmade(noAnswer), 'lost'),
  ),
  act(
    'creating it is refused',
    (now) => isAsked(now, 'createContact'),
    answers('createContact', unmade(dialogs.answers), dialogs.answers),
  ),
  act(
    'some time without typing',
    (now) => isIn(now, 'record', 'changed') && !isIn(now, 'price', 'settling'),
    time('autosave'),
  ),
  act(
    'it is tried again by itself',
    (now) => isIn(now, 'record', 'failed') && hasNoDialog(now) && !isIn(now, 'price', 'settling'),
    time('retrySave'),
  ),
  act(
    'try now',
    (now) => isIn(now, 'record', 'failed') && hasNoDialog(now),
    person({ type: 'record.retried' }, ({ press }) => press('try now')),
  ),
  act(
    'keep mine',
    // a busy overlay covers the buttons while a request is pending
    (now) => isIn(now, 'record', 'conflicted') && hasNoDialog(now) && !hasDraft(now),
    person({ type: 'conflict.overruled' }, ({ press }) => press('Keep mine')),
  ),
  act(
    'look at the changes',
    (now) =>
      now.chart.context.view === 'admin' && isCalm(now) && isIn(now, 'steps', 'payment.editing') && isNotTheirs(now),
    person(
      { type: 'conflict.sought' },
      async (page, now) => {
        await page.changeElsewhere(theirs(now).answers)
        await page.world.pass(30_000)
        await page.press('Look at the changes')
      },
      { server: theirs },
    ),
  ),
  act(
    'take theirs',
    (now) => isIn(now, 'record', 'conflicted') && hasNoDialog(now) && !hasDraft(now),
    person(
      ({ chart }): QuoteEvent => ({ type: 'conflict.yielded', step: selectStep(chart) }),
      ({ press }) => press('Take theirs'),
    ),
  ),
  offline(
    'the network goes',
    (now) =>
      !now.isOffline &&
      isIn(now, 'screen', 'quoting', 'unavailable') &&
      ((isCalm(now) && /^(coverage|location|terms|eventDetails).editing/.test(leafOf(now, 'steps'))) ||
        isIn(now, 'screen', 'unavailable') ||
        isIn(now, 'dialog', 'serverError') ||
        isIn(now, 'price', 'recalculating', 'failed') ||
        isIn(now, 'record', 'creating', 'patching', 'comparing', 'conflicted')),
    true,
  ),
  offline('the network is back', (now) => now.isOffline, false),
]

/** An ordered quote cannot be changed. */
const isTaken = (now: Now) => !isBehind(now) && !now.server.isOrdered
const isBehind = ({ server: { isAhead } }: Now) => isAhead
export const isNotTheirs = ({ server: { answers } }: Now) => answers.event_name !== 'The Other Wedding'
/** Every question is answered, and there is a price. */
const isBuyable = ({ server: { answers, isBought, status } }: Now) =>
  !isBought && status === 'quoted' && toBuy.every((step) => isComplete(step, { ...blankAnswers, ...answers }))
const toBuy = formSteps.slice(0, formSteps.indexOf('terms'))
function unmade(problem: Problem) {
  return ({ sent }: Now) => ({ type: 'contact.refused', problem, sent }) as const
}
