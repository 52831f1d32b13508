import {
  type Answers,
  declarationOf,
  type FieldName,
  type FormStep,
  formSteps,
  stepOrder,
} from '../../../../domain/application'
import { askedIn } from '../../../../domain/application/asked'
import { isComplete } from '../../../../domain/application/faults'
import { selectStep, selectStepStates } from '../../../../machines/quote/quote.select'
import type { QuoteEvent } from '../../../../machines/quote/quote.types'
import { fill } from '../../support/controls'
import { wedding } from '../../support/events'
import { fieldOf } from '../../support/road'
import { type Act, act, answers, isCalm, isHeld, isIn, isStill, leafOf, type Now, person, time } from './act'
import type { QuotePage } from './page'
import * as server from './server'

/** How the steps are answered, left and opened again, by whoever sits before the page. */
const isQuiet = (now: Now) =>
  !/storing|submitting/.test(leafOf(now, 'standing')) &&
  (!now.isOffline || !leafOf(now, 'steps').startsWith('quoteSummary')) &&
  isIn(now, 'dialog', 'closed') &&
  isIn(now, 'coupon', 'idle', 'refused') &&
  isIn(now, 'price', ...still)
const still = ['priced', 'withheld', 'unpriced', 'failed'] as const
const stepIn = ({ chart }: Now) => selectStep(chart)
const isOpen = (now: Now, step: string) => leafOf(now, 'steps') !== '' && stepIn(now) === step
const isDone = ({ chart }: Now, step: FormStep) => isComplete(step, chart.context.answers)

export const entered: QuoteEvent = { type: 'field.entered' }
export const left: QuoteEvent = { type: 'field.left' }
export const changed = (given: Partial<Answers>): QuoteEvent => ({ type: 'answers.changed', answers: given })
/** with the focus in it, and out of it again */
const typed = (given: Partial<Answers>): QuoteEvent[] => [entered, changed(given), left]

const onward = (step: FormStep) =>
  step === 'underwriting'
    ? /^(Continue, with a review|Save and stop here|Continue to .*)$/
    : new RegExp(`^${declarationOf(step).onward}$`)

/** All that a step asks of a wedding. */
function answersOf(step: FormStep, { chart }: Now): Partial<Answers> {
  const whole = { ...chart.context.answers, ...pick(wedding, Object.keys(declarationOf(step).fields)) } as Answers
  return pick(whole, askedIn(step, whole))
}
const pick = (all: object, names: readonly string[]) =>
  Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)))

const answerStep = (step: FormStep) =>
  act(
    `answer ${step}`,
    (now) => isOpen(now, step) && !isHeld(now) && !isDone(now, step) && isQuiet(now),
    person(
      (now) => (step === 'underwriting' ? changed(answersOf(step, now)) : typed(answersOf(step, now))),
      async ({ road, blur }, now) => {
        road.answers = { ...now.chart.context.answers, ...answersOf(step, now) }
        await road.answerAll(step)
        await blur()
      },
    ),
  )

const submit = (step: FormStep) =>
  act(
    `go on from ${step}`,
    (now) =>
      isOpen(now, step) &&
      !isHeld(now) &&
      isQuiet(now) &&
      !isIn(now, 'record', 'rejected') &&
      // what comes next may not be fetched yet
      (!now.isOffline || now.chart.context.unsaved.length > 0),
    person({ type: 'step.submitted' }, ({ press }) => press(onward(step))),
  )

/** What is typed in a step to change it; each time the other of two. */
const words: Partial<Record<FormStep, readonly [FieldName, string, string]>> = {
  eventDetails: ['event_name', 'Sample Garden Wedding', 'Sample Orchard Wedding'],
  insured: ['insured_phone', '512-555-0142', '512-555-0143'],
  location: ['event_location_name', 'Sample Meadow Barn', 'Sample Meadow Mill'],
}
const isTypable = (now: Now) =>
  isIn(now, 'record', 'saved', 'unsaved', 'creating', 'patching', 'comparing', 'conflicted', 'offline')
const type = (step: FormStep) => {
  const [name, one, other] = words[step]!
  const next = ({ chart }: Now) => (chart.context.answers[name] === one ? other : one)
  return act(
    `type in ${step}`,
    (now) => isOpen(now, step) && !isHeld(now) && isDone(now, step) && isQuiet(now) && isTypable(now),
    person(
      (now) => typed({ [name]: next(now) }),
      async ({ page, blur }, now) => {
        await fill(page, fieldOf(name), next(now))
        await blur()
      },
    ),
  )
}

/** Chosen, so that nobody types: what is priced by. */
export const choose = (what: string, step: FormStep, name: FieldName, value: string, when: Act['when'] = () => true) =>
  act(
    what,
    (now) =>
      isOpen(now, step) && !isHeld(now) && isStill(now) && now.chart.context.answers[name] !== value && when(now),
    person(changed({ [name]: value }), ({ page }) => fill(page, fieldOf(name), value)),
  )

/** A question that was answered, and is not any more. */
const empty = (step: FormStep) => {
  const [name] = words[step]!
  return act(
    `empty an answer in ${step}`,
    (now) => isOpen(now, step) && !isHeld(now) && isDone(now, step) && isCalm(now),
    person(typed({ [name]: null }), async ({ page, blur }) => {
      await fill(page, fieldOf(name), '')
      await blur()
    }),
  )
}

/** The first of two changes is on its way, and the second overtakes it. */
const typeTwice = (step: FormStep, how: string, leave: Act, mayLeave: Act['when'] = () => true) => {
  const [name, one, other] = words[step]!
  const write = (value: string) =>
    person(typed({ [name]: value }), async ({ page, blur }: QuotePage) => {
      await fill(page, fieldOf(name), value)
      await blur()
    })
  return act(
    `type in ${step}, and again while it is stored, and ${how}`,
    (now) =>
      isOpen(now, step) &&
      !isHeld(now) &&
      isDone(now, step) &&
      isCalm(now) &&
      now.chart.context.answers[name] === one &&
      mayLeave(now),
    write(other),
    time('autosave'),
    write(`${other.slice(0, -1)}4`),
    ...leave.moves,
  )
}

const back = act(
  'back',
  (now) => leafOf(now, 'steps') !== '' && !isHeld(now) && isQuiet(now) && stepIn(now) !== 'eventDetails' && isCalm(now),
  person({ type: 'step.left' }, ({ press }) => press('Back')),
)

const change = (step: FormStep) =>
  act(
    `change ${step}`,
    (now) =>
      leafOf(now, 'steps') !== '' &&
      !isHeld(now) &&
      (isStill(now) || (step === 'eventDetails' && isIn(now, 'price', 'settling'))) &&
      isCrossing(now, step) &&
      selectStepStates(now.chart)[step] === 'finished',
    person({ type: 'step.opened', step }, ({ press }) => press(`Change ${declarationOf(step).title}`)),
  )

/** From the summary and the last step to any; from any to the event. */
const isCrossing = (now: Now, step: FormStep) =>
  step === 'eventDetails' || /^(quoteSummary.reading|payment.editing)/.test(leafOf(now, 'steps'))

/** A veil keeps nobody from the keyboard; the chart does. */
const whileItWaits = [
  act(
    'change a step by keyboard while it waits',
    (now) => isHeld(now) && !/uncertain|asking/.test(leafOf(now, 'steps')) && finishedIn(now) !== undefined,
    person(
      (now) => ({ type: 'step.opened', step: finishedIn(now)! }),
      (page, now) => page.pressByKey(`Change ${declarationOf(finishedIn(now)!).title}`),
    ),
  ),
]
const finishedIn = ({ chart }: Now) => formSteps.find((step) => selectStepStates(chart)[step] === 'finished')

/** The browser's own buttons. */
const browser = (how: 'goBack' | 'goForward', by: 1 | -1) => {
  const there = ({ entries, at }: Now) => entries[at + by]
  return act(
    `the browser's ${how}`,
    (now) =>
      isCalm(now) &&
      /^(terms.editing|payment)/.test(leafOf(now, 'steps')) &&
      stepOrder.some((step) => step === there(now) && step !== stepIn(now)) &&
      (how === 'goForward' || !isHeld(now)),
    person(
      (now) => ({ type: 'step.opened', step: there(now) as (typeof stepOrder)[number] }),
      ({ page }) => page[how](),
      { by },
    ),
  )
}

const browserBack = browser('goBack', -1)

const hasEntryBefore = ({ entries, at }: Now) => stepOrder.some((step) => step === entries[at - 1])

const summary = (name: string, ...hears: Parameters<typeof person>) =>
  act(
    name,
    (now) => isOpen(now, 'quoteSummary') && !isHeld(now) && isQuiet(now) && isIn(now, 'record', 'saved', 'unsaved'),
    person(...hears),
  )
/** Each quote has its own: nobody is written to more often than the server allows. */
const address = 'payer.sample@example.com'
const emailTo = async ({ page, contactId }: QuotePage) =>
  page.getByRole('textbox', { name: 'Email the quote to' }).fill(`payer.${contactId}@example.com`)
const isSending = (now: Now, how: string) => isIn(now, 'steps', `quoteSummary.${how}`)
const lost = { status: 0, message: 'Something went wrong' }

/** The page asks for no less than the server does, so a refusal is put in the server's place. */
const unsigned = { status: 422, message: 'Check your name', errors: { 'step6.terms_name': 'Type the name again' } }

export const stepActs: readonly Act[] = [
  ...formSteps.map(answerStep),
  ...formSteps.map(submit),
  ...(Object.keys(words) as FormStep[]).map(type),
  back,
  ...(Object.keys(words) as FormStep[]).map(empty),
  ...(Object.keys(words) as FormStep[]).map((step) => typeTwice(step, 'go on', submit(step))),
  typeTwice('insured', 'go back', back),
  typeTwice('eventDetails', 'go back in the browser', browserBack, hasEntryBefore),
  ...formSteps.map(change),
  ...whileItWaits,
  browserBack,
  browser('goForward', 1),
  {
    ...summary('buy this cover', { type: 'step.submitted' }, ({ page }) =>
      page.getByRole('main').getByRole('button', { name: 'Buy this cover', exact: true }).last().click(),
    ),
    when: (now) =>
      isOpen(now, 'quoteSummary') &&
      !isHeld(now) &&
      isQuiet(now) &&
      !isIn(now, 'price', 'withheld') &&
      !isIn(
        now,
        'standing',
        'declined',
        'referred.unsubmitted',
        'referred.refused',
        'inReview.resting.waiting',
        'inReview.resting.unheard',
      ) &&
      (isIn(now, 'price', 'priced', 'failed') || isIn(now, 'standing', 'approved')),
  },
  summary('send the quote', { type: 'quoteEmail.requested', emails: address }, async (page) => {
    await emailTo(page)
    await page.press('Send the quote')
  }),
  {
    ...summary('send a purchase link', { type: 'purchaseLink.requested', emails: address }, async (page) => {
      await emailTo(page)
      await page.press('Send a purchase link')
    }),
    when: (now) =>
      isOpen(now, 'quoteSummary') && !isHeld(now) && isQuiet(now) && isIn(now, 'standing', 'quotable', 'approved'),
  },
  act(
    'the mail goes',
    (now) => isSending(now, 'emailing'),
    answers('sendQuoteEmail', () => ({ type: 'quoteEmail.sent' })),
  ),
  act(
    'the mail is lost',
    (now) => isSending(now, 'emailing'),
    answers('sendQuoteEmail', () => ({ type: 'quoteEmail.refused', problem: lost }), 'lost'),
  ),
  act(
    'the link goes',
    (now) => isSending(now, 'linking'),
    answers('sendPurchaseLink', () => ({ type: 'purchaseLink.sent' })),
  ),
  act(
    'the link is lost',
    (now) => isSending(now, 'linking'),
    answers('sendPurchaseLink', () => ({ type: 'purchaseLink.refused', problem: lost }), 'lost'),
  ),
  act(
    'the signature is kept',
    (now) => isIn(now, 'steps', 'terms.signing'),
    answers('signTerms', server.signed, 'truly', {
      server: ({ chart }) => ({ signedBy: chart.context.answers.terms_name }),
    }),
  ),
  act(
    'the signature is lost',
    (now) => isIn(now, 'steps', 'terms.signing'),
    answers('signTerms', () => ({ type: 'terms.refused', problem: lost }), 'lost'),
  ),
  act(
    'the signature is refused',
    (now) => isIn(now, 'steps', 'terms.signing'),
    answers('signTerms', () => ({ type: 'terms.refused', problem: unsigned }), unsigned),
  ),
]
