import type { HoldingRain } from '../facts/types'
import type { Part } from './clause'
import { falseAnswers, ifWeCancel, parties, stateLaw, transfer } from './commonClauses'

/**
 * The wording of the rain policy, in order. It is short, because the payout follows from a measurement. We wrote it
 * ourselves.
 */
export const rainWordingOf = (facts: HoldingRain): readonly Part[] => [
  agreement,
  cover(facts),
  measure,
  exclusions,
  duties(facts),
  conditions,
]

/** The edition of this wording; any change of meaning needs a new one. */
export const rainEdition = 'MQ-RN 2, 11/2026'

const agreement: Part = {
  title: 'What this policy is',
  clauses: [
    {
      text: 'This policy is the contract between you and us. It consists of the declarations and of the parts that follow. Nothing else is part of it, and only a paper that we issue can change it.',
    },
    parties,
  ],
}

const cover = ({ rain: { threshold, amount, hours, day } }: HoldingRain): Part => ({
  title: 'What we insure',
  clauses: [
    {
      head: 'Rain.',
      text: `We pay ${amount} if ${threshold} of rain or more fall at the location between ${hours.replace(' to ', ' and ')}, local time, on ${day}. It does not matter whether the event was held, nor what it lost.`,
    },
    {
      head: 'Once and in full.',
      text: `We pay the whole amount or nothing: less rain than ${threshold} within those hours, or rain before or after them, is not insured. ${amount} is the most that we pay. There is no deductible.`,
    },
  ],
})

const measure: Part = {
  title: 'How rain is measured',
  clauses: [
    {
      text: 'What fell is what the records of the National Weather Service say for the location: those of the nearest station that recorded each hour and, where that is more than five miles away, its estimate from radar. Snow, sleet and hail count as the water that they melt to.',
    },
    {
      text: 'A gauge of yours, or of somebody who works for you, does not decide. We write to you what was measured, where and within which hours, whether we pay or not. Where the records are corrected, we correct the result.',
    },
  ],
}

const exclusions: Part = {
  title: 'What is not insured',
  clauses: [
    {
      text: 'We do not pay:',
      points: [
        'for rain that a sprinkler, a burst pipe, a flood or anything but weather brought;',
        'for wind, lightning, heat, cold or mud, without the rain that this policy asks for;',
        'if the event was never meant to be held on that day and at that place;',
        'if anybody tampered with a gauge or a record for the sake of this policy.',
      ],
    },
  ],
}

const duties = ({ brand }: HoldingRain): Part => ({
  title: 'If it rains',
  clauses: [
    {
      head: 'Notice.',
      text: `You need not tell us: we get the records ourselves. If you have not heard from us within 30 days of the covered day, write to ${brand.email} or call ${brand.phone}.`,
    },
    {
      head: 'Payment.',
      text: 'We pay within 30 days of having the records, or sooner where the law of your state asks for it.',
    },
  ],
})

const conditions: Part = {
  title: 'Conditions',
  clauses: [
    {
      head: 'When it can be bought.',
      text: 'This policy is sold up to 14 days before the covered day. From the purchase on its premium is fully earned, since a forecast can be known from then on, and you may not cancel it.',
    },
    {
      head: 'Another day.',
      text: 'The day, the hours, the rain, the amount and the place stay as the declarations name them. If the event is moved to another day or place, this policy stays with those that it names. A misspelled name or address is corrected.',
    },
    ifWeCancel,
    falseAnswers,
    {
      head: 'Suits against us.',
      text: 'You may not sue us before each condition of this policy is met.',
    },
    transfer,
    stateLaw,
  ],
}
