import { describe, expect, test } from 'vitest'
import { isTooNear } from '../../machines/customer/quote/model/quote.offer'
import type { QuoteOutcome } from '../../machines/customer/quote/model/quote.types'
import {
  type Snapshot,
  selectDialog,
  selectDialogMessage,
  selectIsReferred,
  selectPlaceholder,
  selectPriceState,
  selectReasons,
  selectRecord,
} from '../../machines/customer/quote/quote.select'
import { selectReviewed } from '../../machines/customer/quote/review.select'
import {
  closedType,
  created,
  createdForSecond,
  near,
  reason,
  shortNotice,
  withheld,
  withholdings,
} from '../walks/quote.cases'
import { begin, openedAt } from './quote.rig'

/**
 * The specification's flags are states or facts here. Each is read where it lives, in a new quote and after the event that
 * sets it. Names without a counterpart are in docs/lines.md.
 */
interface Flag {
  readonly name: string
  readonly read: (s: Snapshot) => unknown
  /** in a new quote */
  readonly blank: unknown
  readonly set: () => Promise<Snapshot>
  readonly value: unknown
}

const opened = (...given: Parameters<typeof openedAt>) => openedAt(...given).then(({ now }) => now())
const priced = async (output: QuoteOutcome) => {
  const quote = await openedAt('quoteSummary')
  await quote.answer('recalculate', output)
  return quote.now()
}
const refused = async () => {
  const { send, answer, now } = begin()
  send({ type: 'step.submitted' })
  await answer('createContact', { type: 'contact.refused', problem: closedType, sent: now().context.answers })
  return now()
}
const crowd = {
  ...withheld('decline'),
  reasons: [{ ...reason('decline', 'attendance'), field: 'number_attendees' }],
}
const codesOf = (decision: 'refer' | 'decline') => (s: Snapshot) =>
  selectReasons(s).flatMap((one) => (one.decision === decision ? [one.code] : []))
const isDue = ({ value }: Snapshot) => JSON.stringify(value).includes('Due"')

const flags: readonly Flag[] = [
  {
    name: 'recalculate',
    read: (s) => selectPriceState(s) === 'recalculating',
    blank: false,
    set: () => opened('quoteSummary'),
    value: true,
  },
  {
    name: 'isCalculating',
    read: (s) => selectPlaceholder(s) !== undefined,
    blank: false,
    set: () => opened('quoteSummary'),
    value: true,
  },
  {
    name: 'isSubmittedForReview',
    read: (s) => selectReviewed(s) !== null,
    blank: false,
    set: () => opened('quoteSummary', { quote_status: 'referred', review_submitted: '2026-11-20T15:00:00Z' }),
    value: true,
  },
  {
    name: 'saveFromAdmin',
    read: ({ context }) => context.view === 'admin',
    blank: false,
    set: async () => begin({ view: 'admin' }).now(),
    value: true,
  },
  {
    name: 'isUnderWritingReview',
    read: selectIsReferred,
    blank: false,
    set: () => priced(withholdings[0]),
    value: true,
  },
  {
    name: 'isHcc',
    read: ({ context }) => context.answers.is_hcc === 'True',
    blank: false,
    set: async () => {
      const { send, answer, now } = begin()
      send({ type: 'step.submitted' })
      await answer('createContact', createdForSecond)
      return now()
    },
    value: true,
  },
  {
    name: 'isEventDateWithinDays',
    read: ({ context }) => isTooNear(context.answers, context.today),
    blank: false,
    set: async () => {
      const { answer, now } = begin({ answers: near })
      await answer('currentDate', { type: 'today.answered', date: '11/20/2026' })
      return now()
    },
    value: true,
  },
  {
    name: 'attendeesFlag',
    read: (s) => selectReasons(s).some(({ field }) => field === 'number_attendees'),
    blank: false,
    set: () => priced(crowd),
    value: true,
  },
  {
    name: 'isOldPolicy',
    read: ({ context }) => context.answers.catalogue === 'old',
    blank: false,
    set: () => opened('quoteSummary', { catalogue: 'old' }),
    value: true,
  },
  {
    name: 'isFetched',
    read: ({ context }) => context.version !== null,
    blank: false,
    set: () => opened('quoteSummary'),
    value: true,
  },
  {
    name: 'currentDate',
    read: ({ context }) => context.today,
    blank: null,
    set: () => opened('quoteSummary'),
    value: '11/20/2026',
  },
  { name: 'modalMessage', read: selectDialogMessage, blank: null, set: refused, value: 'Check these answers' },
  {
    name: 'broker_fee',
    read: ({ context }) => context.answers.producer_fee,
    blank: null,
    set: () => opened('quoteSummary', { insurance_producer: 'True', producer_fee: 50 }),
    value: 50,
  },
  {
    name: 'partner',
    read: ({ context }) => context.partner,
    blank: null,
    set: async () => begin({ partner: 'example-venues' }).now(),
    value: 'example-venues',
  },
  {
    name: 'declineInstance',
    read: codesOf('decline'),
    blank: [],
    set: () => priced(withholdings[1]),
    value: ['event_feature_exposure'],
  },
  {
    name: 'referralInstance',
    read: codesOf('refer'),
    blank: [],
    set: () => priced(withholdings[0]),
    value: ['using_drone_at_event'],
  },
  {
    name: 'forReview',
    read: ({ context }) => context.request !== null,
    blank: false,
    set: async () => {
      const quote = await openedAt('quoteSummary')
      await quote.answer('recalculate', withholdings[0])
      quote.send({ type: 'review.requested', email: 'jordan.sample@example.com', message: '' })
      return quote.now()
    },
    value: true,
  },
  {
    name: 'openReviewModal',
    read: (s) => selectDialog(s) === 'underwritingReview',
    blank: false,
    set: () => priced(withholdings[0]),
    value: true,
  },
  {
    name: 'isNew',
    read: ({ context }) => context.shownReasons.length === 0,
    blank: true,
    set: () => priced(withholdings[0]),
    value: false,
  },
  {
    name: 'message',
    read: ({ context }) => context.problems.dialog?.message ?? null,
    blank: null,
    set: () => priced(shortNotice),
    value: shortNotice.problem.message,
  },
  {
    name: 'shouldBeOpen',
    read: isDue,
    blank: false,
    set: async () => {
      const quote = await openedAt('underwriting')
      quote.send({ type: 'answers.changed', answers: { using_drone_at_event: 'True' } })
      quote.clock.increment(1000)
      await quote.answer('recalculate', withholdings[0])
      return quote.now()
    },
    value: true,
  },
  {
    name: 'saved',
    read: (s) => selectRecord(s) === 'saved',
    blank: false,
    set: async () => {
      const { send, answer, store, now } = begin()
      send({ type: 'step.submitted' })
      await answer('createContact', created)
      await store()
      return now()
    },
    value: true,
  },
  {
    name: 'emails',
    read: ({ context }) => context.texts['quoteEmails'] ?? null,
    blank: null,
    set: async () => {
      const quote = await openedAt('quoteSummary')
      quote.send({ type: 'text.typed', name: 'quoteEmails', text: 'jordan.sample@example.com' })
      return quote.now()
    },
    value: 'jordan.sample@example.com',
  },
  {
    name: 'quote_download_link',
    // the address of the download is made of it
    read: ({ context }) => context.contactId,
    blank: null,
    set: () => opened('quoteSummary'),
    value: 'c1',
  },
]

describe('section 3: the flags and dialogs of a quote', () => {
  test.each(flags)('section 3: $name of a new quote, and once it is set', async ({ read, blank, set, value }) => {
    expect(read(begin({ answers: {} }).now())).toEqual(blank)
    expect(read(await set())).toEqual(value)
  })

  test('section 3: popup_order: the event dates come first, then the review, then the limit', async () => {
    const limit = reason('decline', 'rented_premises_not_sold')
    const drone = reason('refer', 'using_drone_at_event')
    const [near] = shortNotice.reasons
    const dialogs = [[drone, limit, near], [drone, limit], [limit]].map(async (reasons) => {
      const output = { ...(reasons.includes(near) ? shortNotice : withheld('decline')), reasons }
      return selectDialog(await priced(output))
    })
    expect(await Promise.all(dialogs)).toEqual(['eventDates', 'underwritingReview', 'rentedPremises'])
  })
})
