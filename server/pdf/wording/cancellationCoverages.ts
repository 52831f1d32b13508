import { listInWords } from '../../../domain/common/formats'
import {
  type CancellationCoverageName,
  cancellationCoverageNames,
  cancellationCoverages,
} from '../../../domain/coverages'
import type { CancellationFacts, HoldingCancellation } from '../facts/types'
import type { Clause, Part } from './clause'
import { parties } from './commonClauses'

export const agreement: Part = {
  title: 'What this policy is',
  clauses: [
    {
      text: 'This policy is the contract between you and us. It consists of the declarations and of the parts that follow. Nothing else is part of it, and only a paper that we issue can change it. It insures your own loss, not what others claim from you.',
    },
    parties,
  ],
}

/** Only the coverages that were bought. */
export const covers = ({ cancellation }: HoldingCancellation): Part => ({
  title: 'What we insure',
  clauses: [
    {
      head: 'Cancellation and postponement.',
      text: 'We pay your loss if the event must be canceled, postponed, cut short or moved to another place because of a cause that begins while coverage is in force, that you could not expect when you bought this policy, and that is beyond your control and that of everybody who organizes the event with you. Such causes are:',
      points: causesOf(cancellation),
    },
    ...weather(cancellation),
    ...others(cancellation),
  ],
})

const causesOf = ({ isWedding }: CancellationFacts): readonly string[] => [
  ...(isWedding
    ? [
        'the death, injury or illness of a spouse or partner, or of a parent, grandparent, child, brother or sister of one, if a physician certifies that it keeps that person from the event;',
        'an order that calls a spouse or partner to military duty, or takes back a leave that was granted;',
      ]
    : []),
  'damage to the location, or the loss of its power, water or access, that makes it unusable on a covered day;',
  'severe weather;',
  'an accident or a breakdown of public transportation, or the closing of roads or airports, that keeps at least half of those who were expected from the event;',
  'an order of an authority that closes the location or forbids the event, if nobody who organizes it gave cause for it;',
  'the theft of, or damage to, equipment without which the event cannot take place, if it cannot be replaced in time.',
]

/** From the answer about indoor or outdoor setting. */
function weather({ setting }: CancellationFacts): readonly Clause[] {
  if (setting === 'indoors') return []
  if (setting === 'outdoors') return [{ head: 'Outdoors.', text: unpleasant }]
  return [
    {
      head: 'Outdoors.',
      text: `You told us that the event can move indoors. Weather that only keeps it from being held outdoors is no reason to cancel it: we pay the extra cost of moving it indoors. ${unpleasant}`,
    },
  ]
}

const unpleasant = 'Rain, wind, heat or cold that makes the event less pleasant, without being severe, is not insured.'

const others = ({ others: limits, isWedding }: CancellationFacts): readonly Clause[] =>
  cancellationCoverageNames.flatMap((name) => {
    const limit = limits[name]
    return limit ? [{ head: `${cancellationCoverages[name].label}.`, text: clauses[name](limit, isWedding) }] : []
  })

/** Whether one of the coverages insures things, of which the policy then excludes some losses. */
export const insuresProperty = ({ others: limits }: CancellationFacts): boolean =>
  cancellationCoverageNames.some((name) => limits[name] && cancellationCoverages[name].isProperty)

/** The things that the coverages insure away from the location too: "clothes and jewelry"; null without any. */
export function insuredAnywhere({ others: limits }: CancellationFacts): string | null {
  const things = cancellationCoverageNames.flatMap((name) =>
    limits[name] ? (cancellationCoverages[name].insuredAnywhere ?? []) : [],
  )
  return things.length > 0 ? listInWords(things) : null
}

/** The payout of each coverage, up to its limit. */
const clauses: Readonly<Record<CancellationCoverageName, (limit: string, isWedding: boolean) => string>> = {
  loss_deposit: (limit) =>
    `We pay what you have paid ahead for the event, under a written contract, to the location, the caterer or another supplier that becomes insolvent, goes out of business, or does not, without cause, do what it promised, as far as you cannot get it back. We pay up to ${limit}.`,
  photograph_video: (limit, isWedding) =>
    `We pay the reasonable cost of taking the photographs or the video of the event again if the photographer whom you hired by a written contract fails to come, or if the pictures are lost or spoiled before you receive them, no later than 90 days after the last covered day. ${isWedding ? 'It includes the clothes, flowers and cake that are needed for it. ' : ''}We pay up to ${limit}.`,
  event_gift: (limit, isWedding) =>
    `We pay for gifts ${isWedding ? 'to the honorees ' : 'that you or your guests of honor receive '}that are lost, stolen or damaged at the location on a covered day: the cost of repair or, where that is not possible, of the same thing new. We pay up to ${limit}.`,
  damage_wedding_attire: (limit) =>
    `We pay to repair or replace the dresses, suits and accessories that were bought, made or rented for the wedding party, if they are lost, stolen or damaged while coverage is in force, or if the seller becomes insolvent or goes out of business and does not deliver them in time. We pay up to ${limit}.`,
  scheduled_jewelry: (limit) =>
    `We pay for the pieces that the declarations name, if they are lost, stolen or damaged while coverage is in force: the cost of repair or, where that is not possible, of a piece of like kind. We pay up to the worth that is named for the piece, and up to ${limit} for all of them.`,
}
