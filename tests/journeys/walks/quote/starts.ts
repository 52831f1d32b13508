import { answeredThrough } from '../../../../domain/application/examples'
import type { QuoteInput } from '../../../../machines/quote/quote.types'
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
const toQuestions = [
  'answer coverage',
  'the typing stops',
  'the price comes',
  'go on from coverage',
  'the answers are stored',
]
const nothing = { input: { key }, server: {}, open: (page: QuotePage) => page.goto('/quote/') }
const stored = {
  input: known,
  server: { answers: whole, status: 'quoted' },
  open: (page: QuotePage) => page.openStored(whole),
} as const
const opened = ['it is opened', 'the price comes']

/** How one comes to the quote's page. */
export const starts: readonly Start[] = [
  {
    name: 'the link of a quote',
    input: known,
    server: { answers: whole, status: 'quoted' },
    open: (page) => page.openStored(whole),
  },
  {
    name: 'the link to pay a signed quote',
    input: { ...known, step: 'payment' },
    server: { answers: whole, status: 'quoted', signedBy: whole.terms_name },
    open: (page) => page.openSigned(whole),
    led: opened,
  },
  {
    name: 'a purchase that was shown before',
    input: { ...known, step: 'payment' },
    server: { answers: whole, status: 'quoted', signedBy: whole.terms_name },
    open: (page) => page.openSigned(whole),
    led: [...opened, 'pay with a card', 'the payment is made', 'reload', 'the day is told', 'it was paid'],
  },
  {
    name: 'a referral',
    input: known,
    server: { answers: referral, status: 'referred' },
    open: (page) => page.openStored(referral),
  },
  {
    name: 'staff at the payment of a signed quote',
    input: { ...known, step: 'payment', view: 'admin' },
    server: { answers: whole, status: 'quoted', signedBy: whole.terms_name },
    open: (page) => page.openSignedByStaff(whole),
    led: opened,
  },
  { name: 'nothing yet', input: { key }, server: {}, open: (page) => page.goto('/quote/') },
  { name: 'nothing yet, up to the cover', ...nothing, led: toCoverage },
  { name: 'nothing yet, up to the questions', ...nothing, led: [...toCoverage, ...toQuestions] },
  {
    name: 'an event that is near, before the day is told',
    ...nothing,
    led: [
      'answer eventDetails',
      'the typing stops',
      'the price comes',
      'some time without typing',
      'the quote gets its number',
      'the answers are stored',
      'cancellation too',
      'the typing stops',
      'some time without typing',
      'the answers are stored',
      'it is very soon',
      'the typing stops',
      'leave the field',
      'the day is told',
    ],
  },
  {
    name: 'an event that comes too near',
    ...stored,
    led: [
      ...opened,
      'change eventDetails',
      'cancellation too',
      'the typing stops',
      'some time without typing',
      'the answers are stored',
      'it is very soon',
      'the typing stops',
      'the price comes',
    ],
  },
  { name: 'a drone', ...stored, led: [...opened, 'back', 'a drone, and on to another field', 'leave the field'] },
  {
    name: 'a hall that is too dear',
    ...stored,
    led: [...opened, 'back', 'a dear hall, and on to another field', 'leave the field'],
  },
  { name: 'who is insured', ...stored, led: [...opened, 'buy this cover'] },
  { name: 'where it is', ...stored, led: [...opened, 'buy this cover', 'go on from insured'] },
  {
    name: 'a coupon',
    ...stored,
    led: [...opened, 'a code', 'the answers are stored', 'the code is taken, and the price comes'],
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
