import type { CancellationFacts, HoldingCancellation } from '../facts/types'
import { insuredAnywhere, insuresProperty } from './cancellationCoverages'
import type { Clause, Part } from './clause'
import { changes, coveredDay, falseAnswers, ifWeCancel, stateLaw, transfer } from './commonClauses'

export const whenAndWhere = ({ cancellation }: HoldingCancellation): Part => ({
  title: 'When and where',
  clauses: [
    {
      head: 'Beginning.',
      text: `Coverage begins at ${cancellation.period.from}, ${lower(cancellation.period.fromNote)}. A cause that began before then is not insured, even if it was noticed later.`,
    },
    {
      head: 'End.',
      text: `Coverage ends at ${cancellation.period.to}, ${lower(cancellation.period.toNote)}, or when the event is over or has been canceled, whichever is first. After a postponement it goes on only where we agree to the new day in writing.`,
    },
    ...(cancellation.otherDays.length > 0
      ? [{ head: 'Rain date.', text: 'If weather moves the event to its rain date, that day is a covered day.' }]
      : []),
    {
      head: 'Where.',
      text: `Coverage applies to the event at the location that the declarations name${anywhere(cancellation)}.`,
    },
  ],
})

function anywhere(cancellation: CancellationFacts): string {
  const things = insuredAnywhere(cancellation)
  return things ? `; to ${things}, anywhere in the United States, its territories and Canada` : ''
}

const lower = (words: string) => words.replace(/^Local/, 'local')

export const duties = ({ brand, cancellation }: HoldingCancellation): Part => ({
  title: 'If something happens',
  clauses: [
    {
      head: 'Notice.',
      text: `Call us at ${brand.phone}, or write to ${brand.email}, as soon as you know of anything that could lead to a claim, and before you cancel, postpone or move the event, unless there is no time. You must:`,
      points: [
        'do what is reasonable to hold the event all the same, and to make the loss small;',
        'ask suppliers to pay back what they owe you, and not give up what you may claim from them;',
        ...(insuresProperty(cancellation) ? ['report a theft to the police within 24 hours of noticing it;'] : []),
        'keep contracts, bills, proofs of payment, and what was damaged, until we have seen them.',
      ],
    },
    {
      head: 'Proof.',
      text: `Send us a signed statement of the loss within 60 days of our asking for it, with contracts, bills, proofs of payment and of what was paid back, ${cancellation.isWedding ? 'a physician’s certificate where illness or injury is the cause, ' : 'the accounts of this event and of earlier ones, '}and whatever else we reasonably ask for. You must answer our questions, under oath if we ask for it.`,
    },
    {
      head: 'Payment.',
      text: 'We answer within 15 days of your notice. We pay within 30 days of agreeing with you on the amount, or sooner where the law of your state asks for it.',
    },
  ],
})

export const conditions = (facts: HoldingCancellation): Part => ({
  title: 'Conditions',
  clauses: [
    changes,
    earned(facts),
    ifWeCancel,
    {
      head: 'Other insurance.',
      text: 'If other insurance applies to the same loss, we pay the share that our limit is of all limits that apply.',
    },
    {
      head: 'Salvage.',
      text: 'What is left of a thing for which we paid in full belongs to us if we ask for it. If a thing is found again, you may have it back for what we paid.',
    },
    {
      head: 'Recovery.',
      text: 'What you may claim from others for a loss that we paid passes to us. What a supplier pays back to you after that belongs to us, up to what we paid.',
    },
    {
      head: 'Disagreement.',
      text: 'If we and you do not agree on the amount of a loss, each may ask for an appraisal. Each names an appraiser, and the two name an umpire. What two of the three agree on is the amount. Each side pays its appraiser and half of the rest.',
    },
    falseAnswers,
    {
      head: 'Suits against us.',
      text: 'You may not sue us before each condition of this policy is met.',
    },
    transfer,
    stateLaw,
  ],
})

/** Decision 49. */
const earned = ({ cancellation: { earned: day, premium } }: HoldingCancellation): Clause => ({
  head: 'If you cancel this policy.',
  text: `You may cancel this policy before ${day}, which is 14 days after the purchase, as long as the first covered day has not begun. We pay back its premium of ${premium} and the tax on it, and keep the policy fee. From then on the premium is fully earned and nothing is paid back.`,
})

export const words = ({ cancellation: { isWedding, period } }: HoldingCancellation): Part => ({
  title: 'Words',
  clauses: [
    coveredDay(period),
    { head: 'Event', text: 'is what the declarations describe, at the location that they name.' },
    ...(isWedding ? [{ head: 'Honoree', text: 'is one of the two people whom the declarations name as such.' }] : []),
    {
      head: 'Severe weather',
      text: 'is weather that makes the location unsafe or unusable, that keeps at least half of those who were expected from reaching it, or for which the National Weather Service has issued a warning for the place and time of the event.',
    },
    { head: 'Supplier', text: 'is who is to provide the event with a place, goods or services for pay.' },
  ],
})
