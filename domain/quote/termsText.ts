import { type CoverageType, cancellation, liability, rain } from '../common/coverageTypes'
import { rainGauge } from '../common/rainLimits'

/** The buyer's declarations. */
export const declarations = [
  'The answers in this quote are true and complete as far as I know. Incorrect answers may void your coverage.',
  'I am authorized to sign for the person or company to be insured.',
  'I know of nothing that has happened already and could lead to a claim.',
  'I will tell Marquee before the event if an answer changes.',
] as const

/** One or more sentences, and the coverage they apply to. */
interface Point {
  readonly of: readonly CoverageType[]
  readonly text: string
}

const liabilityAlone = ['Liability Insurance'] as const

/** The policy's purpose, and the refund rules of a cancellation (decision 49), shown before any payment. */
const articles = {
  covered: {
    title: 'What is covered',
    points: [
      {
        of: liability,
        text: 'Injuries to other people and damage to what is theirs, caused by your event, up to the limits of your quote.',
      },
      {
        of: cancellation,
        text: 'Cancellation pays what you lose if the event has to be canceled, postponed or cut short for a reason that you could not expect and cannot control, up to the limits of your quote.',
      },
      {
        of: rain,
        text: `We pay the whole amount of your quote once if the rain that it names, or more, is measured within its hours, by ${rainGauge}. It does not matter whether the event takes place, nor what it loses.`,
      },
    ],
  },
  excluded: {
    title: 'What is not covered',
    points: [
      { of: cancellation, text: 'You change your mind: cancellation pays when the cause is outside your control.' },
      {
        of: cancellation,
        text: 'Anything you knew of on the day you bought, such as an illness or a named storm.',
      },
      {
        of: liability,
        text: 'Drones, fireworks, rides and animals, and injuries to people who take part in them.',
      },
      { of: liabilityAlone, text: 'Anything you knew of on the day you bought.' },
      { of: rain, text: 'Less rain than your quote names, and rain on other days, at other hours or in other places.' },
      { of: rain, text: 'Wind, lightning, heat, cold or mud, without that rain.' },
    ],
  },
  period: {
    title: 'When it runs',
    points: [
      {
        of: liability,
        text: 'From 12:01 am on the first covered day to 2:00 am on the day after the last, or to 4:00 am if we agreed to later hours, local time at the event. Bought on the event’s day, it starts with the purchase.',
      },
      {
        of: cancellation,
        text: 'Cancellation runs from the purchase to 2:00 am on the day after the event, or to 4:00 am if we agreed to later hours, local time at the event.',
      },
      { of: rain, text: 'Within the hours of the insured day in your quote, local time at the event.' },
    ],
  },
  cancelling: {
    title: 'If you cancel the policy',
    points: [
      {
        of: liability,
        text: 'Until the first covered day we refund the premium and its tax; the policy fee is kept. From that day on nothing is refunded.',
      },
      {
        of: cancellation,
        text: 'The premium for cancellation and its tax are refunded until 14 days after the purchase, if the first covered day has not begun; the policy fee is kept. Later nothing of it is given back.',
      },
      {
        of: rain,
        text: 'The premium is fully earned from the purchase on, because a forecast may be known from then on. You cannot cancel the policy, and nothing is refunded. The day, the hours, the rain, the amount and the place cannot be changed.',
      },
    ],
  },
  happening: {
    title: 'If something happens',
    points: [
      {
        of: liability,
        text: 'Tell us as soon as you can, and do not promise anybody a payment before you have.',
      },
      { of: cancellation, text: 'Call us before you cancel, postpone or move the event.' },
      {
        of: rain,
        text: 'You need not do anything. We read the records of the weather after the insured day and write to you, whether we pay or not.',
      },
    ],
  },
} satisfies Record<string, { title: string; points: readonly Point[] }>

/** The points of an article for a coverage type. */
export const pointsOf = (article: keyof typeof articles, coverage: unknown): readonly string[] =>
  textsOf(articles[article].points, coverage)

const textsOf = (points: readonly Point[], coverage: unknown): readonly string[] =>
  points.filter(({ of }) => of.some((type) => type === coverage)).map(({ text }) => text)

/** How the buyer may share the documents. A cancellation document shows a possible loss, which is private. */
const handingOver: readonly Point[] = [
  { of: liability, text: 'Give the certificate to the venue, if they did not get it from us.' },
]
export const afterPurchase = (coverage: unknown) => textsOf(handingOver, coverage)

/** The terms to sign. */
export const termsArticles = (coverage: unknown): readonly { readonly title: string; readonly text: string }[] =>
  Object.entries(articles).map(([article, { title }]) => ({
    title,
    text: pointsOf(article as keyof typeof articles, coverage).join(' '),
  }))
