import { declarationOf, type FormStep, formSteps } from '../../../../domain/application'
import { answeredThrough } from '../../../../domain/application/examples'
import type { QuoteInput } from '../../../../machines/customer/quote/model/quote.types'
import { concert, wedding } from '../../support/events'
import type { QuotePage } from './page'
import type { Start } from './plan'

const key = 'k'
const whole = wedding
const known: QuoteInput = { key, contactId: 'c1', step: 'quoteSummary' }
const referral = answeredThrough('terms', concert)

const toCoverage = [
  'the day is told',
  'answer eventDetails',
  'the typing stops',
  'the price comes',
  'go on from eventDetails',
  'the quote gets its number',
  'the answers are stored',
]
/** The two steps of a page: each attempt to leave it without the answers of either is rejected. */
const throughQuestions = [
  'go on from coverage',
  'answer coverage',
  'the typing stops',
  'the price comes',
  'go on from coverage',
  'answer underwriting',
  'the typing stops',
  'the price comes',
  'go on from coverage',
]
const tooNear = [
  'cancellation too',
  'the typing stops',
  'the price comes',
  'it is indoors, and its costs',
  'the typing stops',
  'the price comes',
  'some time without typing',
  'the answers are stored',
  'it is very soon',
  'the typing stops',
]
const nothing = { input: { key }, server: {}, open: (page: QuotePage) => page.goto('/quote/') }
const stored = {
  input: known,
  server: { answers: whole, status: 'quoted' },
  open: (page: QuotePage) => page.openStored(whole),
} as const
const opened = ['it is opened', 'the price comes']

const priced = ['the typing stops', 'the price comes']
/** A save is pending, newer answers are not sent yet, and the customer is back at an earlier step. */
const overtaken = [
  'change eventDetails',
  'type in eventDetails, and again while it is stored, and go back in the browser',
]
const signed = {
  input: { ...known, step: 'payment' },
  server: { answers: whole, status: 'quoted', signedBy: whole.terms_name },
  open: (page: QuotePage) => page.openSigned(whole),
} as const
const byStaff = {
  input: { ...known, step: 'payment', view: 'admin' },
  server: { answers: whole, status: 'quoted', signedBy: whole.terms_name },
  open: (page: QuotePage) => page.openSignedByStaff(whole),
} as const
const drone = { ...whole, using_drone_at_event: 'True' } as const

/** The wedding's answers to all steps before this one. */
function answeredBefore(step: FormStep) {
  const before = formSteps.slice(0, formSteps.indexOf(step)).flatMap((each) => Object.keys(declarationOf(each).fields))
  return Object.fromEntries(Object.entries(whole).filter(([name]) => before.includes(name)))
}

/** Starts at a page behind the summary, answered and unanswered. */
function startsAt(step: FormStep): Start[] {
  const led = [...opened, 'buy this cover']
  const answers = answeredBefore(step)
  return [
    { name: `${step}, answered already`, ...stored, led },
    {
      name: `${step}, not answered yet`,
      input: known,
      server: { answers, status: 'quoted' },
      open: (page) => page.openStored(answers),
      led,
    },
  ]
}
/** The ways to open the quote's page. */
export const starts: readonly Start[] = [
  {
    name: 'the link of a quote',
    ...stored,
  },
  {
    name: 'the link to pay a signed quote',
    ...signed,
    led: opened,
  },
  {
    name: 'a card that is refused, and nobody hears of it',
    ...signed,
    led: [
      ...[...opened, 'back', "the browser's goBack", 'pay with a card that is refused, and nobody hears of it'],
      ...['find out now', "the browser's goForward"],
    ],
  },
  {
    name: 'a purchase that was shown before',
    ...signed,
    led: [...opened, 'pay with a card', 'the payment is made', 'reload', 'the day is told', 'it was paid'],
  },
  {
    name: 'a referral',
    input: known,
    server: { answers: referral, status: 'referred' },
    open: (page) => page.openStored(referral),
  },
  { name: 'staff at the payment of a signed quote', ...byStaff, led: opened },
  {
    name: 'staff who order',
    ...byStaff,
    led: [...opened, 'order by check', 'it is ordered', 'pay by card instead', 'it is opened'],
  },
  { name: 'nothing yet', input: { key }, server: {}, open: (page) => page.goto('/quote/') },
  { name: 'nothing yet, up to the questions', ...nothing, led: [...toCoverage, ...throughQuestions] },
  {
    name: 'the second step of a page, not answered yet',
    input: known,
    server: { answers: answeredBefore('underwriting'), status: 'draft' },
    open: (page) => page.openStored(answeredBefore('underwriting')),
    led: [...opened, 'go on from underwriting'],
  },
  {
    name: 'an event that comes too near',
    ...stored,
    led: [...opened, 'change eventDetails', ...tooNear, 'the price comes'],
  },
  {
    name: 'an event that comes too near, and nobody comes',
    ...stored,
    led: [
      ...[...opened, 'change eventDetails', ...tooNear, 'the price comes'],
      ...['nobody comes', 'the typing stops', 'the price comes'],
    ],
  },
  { name: 'a drone', ...stored, led: [...opened, 'back', 'a drone, and on to another field'] },
  {
    name: 'a hall that was too dear',
    ...stored,
    led: [...opened, 'back', 'a dear hall', ...priced, 'a cheaper hall', ...priced],
  },
  {
    name: 'a hall that is too dear, and a drone',
    ...stored,
    led: [
      ...[...opened, 'back', 'a dear hall', ...priced, 'a drone', ...priced, 'a cheaper hall', ...priced],
      ...['no drone', 'change eventDetails', ...priced],
    ],
  },
  {
    name: 'a drone in review',
    input: known,
    server: { answers: drone, status: 'referred' },
    open: (page) => page.openStored(drone),
    led: [
      ...[
        ...opened,
        'submit it for review',
        'the answers are stored',
        'it is submitted',
        'back',
        'a dear hall',
        ...priced,
      ],
      ...['a cheaper hall', ...priced, 'no drone', ...priced, 'a drone', ...priced],
      ...['change eventDetails', 'close the dialog', 'nobody comes', 'the typing stops', 'people come', ...priced],
    ],
  },
  {
    name: 'a referral that is approved, and changed',
    input: known,
    server: { answers: referral, status: 'referred' },
    open: (page) => page.openStored(referral),
    led: [
      ...[...opened, 'submit it for review', 'the answers are stored', 'it is submitted', 'ask now', 'it is approved'],
      ...['the typing stops', 'the price comes', 'back', 'a local band'],
    ],
  },
  {
    name: 'who types how many come',
    ...stored,
    led: [...opened, 'change eventDetails', 'nobody comes', 'the typing stops', 'people come', ...priced],
  },
  { name: 'the questions, read anew', ...stored, led: [...opened, 'back', 'reload', ...opened, ...overtaken] },
  {
    name: 'a drone, and the name is typed twice',
    input: known,
    server: { answers: drone, status: 'referred' },
    open: (page) => page.openStored(drone),
    led: [...opened, ...overtaken],
  },
  { name: 'terms that are signed again', ...signed, led: [...opened, 'back', 'answer terms', ...overtaken] },
  { name: 'an order', ...signed, led: [...opened, 'order by check', 'it is ordered', 'has it been paid?'] },
  {
    name: 'a coupon that is signed for',
    ...signed,
    led: [
      ...[...opened, 'a code', 'the answers are stored', 'the code is taken, and the price comes'],
      ...['answer terms', 'go on from terms', 'the answers are stored', 'the signature is stored', 'no code'],
    ],
  },
  {
    name: 'a day that has passed, where nobody told the day',
    ...nothing,
    led: ['the day is not told', ...toCoverage.slice(1, 4), 'it is over, and on to the next field', ...priced],
  },
  {
    name: 'a price that is lost',
    ...stored,
    led: [
      ...['it is opened', 'the price is lost', 'buy this cover', 'work it out again', 'the price comes'],
      'send a purchase link',
    ],
  },
  ...startsAt('insured'),
  {
    name: 'the venue, opened again',
    ...stored,
    led: [
      ...opened,
      'buy this cover',
      'go on from insured',
      'the answers are stored',
      'back',
      'back',
      'change location',
    ],
  },
  {
    name: 'questions, not answered yet',
    input: known,
    server: { answers: answeredThrough('coverage', whole), status: 'draft' },
    open: (page) => page.openStored(answeredThrough('coverage', whole)),
  },
  {
    name: 'a coupon',
    ...stored,
    led: [
      ...[...opened, 'a code', 'the answers are stored', 'the code is taken, and the price comes'],
      ...['no code', 'the answers are stored', 'taking it off is lost', 'no code'],
    ],
  },
  {
    name: 'a referral in review',
    input: known,
    server: { answers: referral, status: 'referred' },
    open: (page) => page.openStored(referral),
    led: [...opened, 'submit it for review', 'the answers are stored', 'it is submitted', 'back'],
  },
  {
    name: 'a partner’s link',
    input: { key, partner: 'example-venues' },
    server: { isSecond: true },
    open: (page) => page.goto('/quote/?partner=example-venues'),
  },
  {
    name: 'a partner’s link, and nobody tells whose',
    input: { key, partner: 'example-venues' },
    server: { isSecond: true },
    open: (page) => page.goto('/quote/?partner=example-venues'),
    led: ['meeting the partner is lost', ...toCoverage.slice(0, -1)],
  },
  {
    name: 'the link of nobody',
    input: { key, partner: 'nobody' },
    server: {},
    open: (page) => page.goto('/quote/?partner=nobody'),
  },
  {
    name: 'a wrong link',
    input: { ...known, contactId: 'wrong' },
    server: {},
    open: (page) => page.goto('/quote/?id=wrong'),
  },
]
