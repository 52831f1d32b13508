import { numberOf, type StepName, stepOrder, stepPages, titleOf } from '../../domain/application'

/** The meaning of a box for the customer. */
export type Tone = 'plain' | 'good' | 'attention' | 'stop'

/** A state of a chart, or the same situation in several charts, with a label for readers who do not know the charts. */
export interface Box {
  /** each prefixed with its chart: `quote.quoting.decision.referred` */
  readonly states: readonly string[]
  readonly says: string
  readonly note?: string
  readonly tone?: Tone
  /** the step's number, as the page shows it */
  readonly number?: number
  /** column and row, for the wide layout */
  readonly at: readonly [column: number, row: number]
}

/** A transition: from a box of the same part, or from a state without a box. */
export interface Way {
  readonly from: string
  /** `done` where the state ends by itself */
  readonly on: string
  readonly to: string
}

export interface Part {
  readonly title: string
  readonly note: string
  readonly boxes: Readonly<Record<string, Box>>
  readonly ways: readonly Way[]
}

const step = (name: StepName) => `quote.quoting.steps.${name}`
const decision = (name: string) => `quote.quoting.decision.${name}`
const paying = (name: string) => step(`payment.${name}` as StepName)
const policy = (name: string) => `policy.open.${name}`

const columns = 4

const steps: Part = {
  title: 'The steps',
  note: 'Each can be opened again, and no answer is lost. Steps without an arrow between them share a page.',
  boxes: Object.fromEntries(
    stepOrder.map((name, i) => [
      name,
      { states: [step(name)], number: numberOf(name), says: titleOf(name), at: [i % columns, Math.floor(i / columns)] },
    ]),
  ),
  ways: stepPages.slice(1).map(([to], i) => ({ from: stepPages[i]!.at(-1)!, on: 'done', to })),
}

const answers: Part = {
  title: 'Outcomes',
  note: 'Worked out by the server after every answer, on any step.',
  boxes: {
    quotable: {
      states: [decision('quotable'), 'lifecycle.quoted'],
      says: 'A price',
      note: 'every amount with its reason',
      tone: 'good',
      at: [0, 0],
    },
    referred: {
      states: [decision('referred'), 'lifecycle.referred'],
      says: 'Referred',
      note: 'an underwriter has to look at it',
      tone: 'attention',
      at: [1, 0],
    },
    inReview: {
      states: [decision('inReview')],
      says: 'Submitted for review',
      note: 'followed on the quote’s own page',
      tone: 'attention',
      at: [2, 0],
    },
    approved: {
      states: [decision('approved'), 'lifecycle.approved'],
      says: 'Approved',
      note: 'for these very answers',
      tone: 'good',
      at: [3, 0],
    },
    shortNotice: {
      states: ['quote.quoting.dialog.eventDates'],
      says: 'Short notice',
      note: 'too late for this cover: other days, or liability alone',
      tone: 'attention',
      at: [0, 1],
    },
    declined: {
      states: [decision('declined'), 'lifecycle.declined'],
      says: 'Declined',
      note: 'which answer it was, and what would change it',
      tone: 'stop',
      at: [3, 1],
    },
  },
  ways: [
    { from: decision('unknown'), on: 'price.arrived', to: 'quotable' },
    { from: decision('unknown'), on: 'price.withheld', to: 'referred' },
    { from: decision('unknown'), on: 'price.withheld', to: 'declined' },
    { from: 'quote.quoting.dialog.closed', on: 'price.withheld', to: 'shortNotice' },
    { from: 'referred', on: 'review.submitted', to: 'inReview' },
    { from: 'inReview', on: 'contact.opened', to: 'approved' },
    { from: 'inReview', on: 'contact.opened', to: 'declined' },
  ],
}

const payment: Part = {
  title: 'Payment',
  note: 'Charges once or not at all, whatever happens on the way.',
  boxes: {
    paying: { states: [paying('paying')], says: 'By card', at: [0, 0] },
    purchased: {
      states: ['quote.purchased', 'lifecycle.purchased'],
      says: 'Purchased',
      note: 'the policy is there',
      tone: 'good',
      at: [3, 0],
    },
    declined: {
      states: [paying('declined')],
      says: 'Card declined',
      note: 'nothing was charged: another card',
      tone: 'stop',
      at: [1, 1],
    },
    uncertain: {
      states: [paying('uncertain')],
      says: 'Interrupted',
      note: 'no answer came: it may have been paid',
      tone: 'attention',
      at: [1, 2],
    },
    asking: {
      states: [paying('asking')],
      says: 'Found out',
      note: 'asked under the same key, after a reload too',
      at: [2, 2],
    },
    ordering: { states: [paying('ordering')], says: 'By check or invoice', at: [0, 3] },
    ordered: {
      states: ['quote.ordered', 'lifecycle.awaitingPayment'],
      says: 'Ordered',
      note: 'the price stands until the money has come',
      at: [1, 3],
    },
  },
  ways: [
    { from: paying('editing'), on: 'payment.submitted', to: 'paying' },
    { from: 'paying', on: 'purchase.settled', to: 'purchased' },
    { from: 'paying', on: 'payment.declined', to: 'declined' },
    { from: 'paying', on: 'payment.lost', to: 'uncertain' },
    { from: 'uncertain', on: 'payment.asked', to: 'asking' },
    { from: 'asking', on: 'purchase.settled', to: 'purchased' },
    { from: paying('editing'), on: 'order.submitted', to: 'ordering' },
    { from: 'ordering', on: 'order.placed', to: 'ordered' },
    { from: 'ordered', on: 'quote.purchased', to: 'purchased' },
  ],
}

const after: Part = {
  title: 'What follows',
  note: 'By a signed link, for as long as the policy is kept.',
  boxes: {
    reading: {
      states: [policy('reading')],
      says: 'The policy',
      note: 'certificate, policy and receipt',
      tone: 'good',
      at: [0, 0],
    },
    changing: {
      states: [policy('changing')],
      says: 'Change',
      note: 'what it costs or gives back is said first',
      at: [0, 1],
    },
    claiming: { states: [policy('claiming')], says: 'Claim', note: 'what happened, with its files', at: [1, 1] },
    writing: { states: [policy('writing')], says: 'Message', note: 'to whoever looks after it', at: [2, 1] },
    cancelling: {
      states: [policy('cancelling')],
      says: 'Cancel',
      note: 'what it gives back is said first',
      tone: 'stop',
      at: [3, 1],
    },
  },
  ways: [
    { from: 'policy.opening', on: 'policy.opened', to: 'reading' },
    { from: 'reading', on: 'change.begun', to: 'changing' },
    { from: 'reading', on: 'claim.begun', to: 'claiming' },
    { from: 'reading', on: 'message.begun', to: 'writing' },
    { from: 'reading', on: 'cancel.begun', to: 'cancelling' },
  ],
}

/** The customer's journey, from the first question to a canceled policy. Every name here has to exist in the charts. */
export const story: readonly Part[] = [steps, answers, payment, after]
