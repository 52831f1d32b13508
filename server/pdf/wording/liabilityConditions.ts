import type { HoldingLiability } from '../facts/types'
import type { Part } from './clause'
import { changes, coveredDay, falseAnswers, ifWeCancel, stateLaw, transfer } from './commonClauses'

export const territory = ({ liability: { period } }: HoldingLiability): Part => ({
  title: 'Where and when',
  clauses: [
    {
      head: 'Where.',
      text: 'This policy applies at the location that the declarations name and on the walks, drives and parking next to it. A rehearsal dinner that they name is insured where it takes place. A suit must be brought in the United States, its territories or Puerto Rico.',
    },
    {
      head: 'When.',
      text: `It applies from ${period.from} (${lower(period.fromNote)}) to ${period.to} (${lower(period.toNote)}), on the covered days that the declarations name: the days of the event, and those of setting up, taking down and a rehearsal dinner. Where there is a rain date, it takes the place of a day that weather kept you from using.`,
    },
  ],
})

/** Leaves “Eastern” capitalized. */
const lower = (words: string) => words.replace(/^Local/, 'local')

export const duties = ({ brand }: HoldingLiability): Part => ({
  title: 'If something happens',
  clauses: [
    {
      text: `Help those who need it first. Then tell us as soon as you can, at ${brand.phone} or ${brand.email}, even if nobody has asked for anything yet. You and each insured must:`,
      points: [
        'say how, when and where it happened, and who was hurt or saw it;',
        'send us at once each letter, claim or suit that you receive;',
        'keep what may be evidence, and help us to investigate, to settle and to defend;',
        'not admit liability, promise anything or pay anything without our consent, other than for first aid;',
        'help us to claim from others who may be liable.',
      ],
    },
  ],
})

export const conditions: Part = {
  title: 'Conditions',
  clauses: [
    changes,
    {
      head: 'If you cancel.',
      text: 'You may cancel this policy until the first covered day. We pay back the premium and its tax and keep the policy fee. From the first covered day the premium is fully earned and nothing is paid back.',
    },
    ifWeCancel,
    {
      head: 'Other insurance.',
      text: 'If other insurance applies to the same loss, ours pays first, and shares with insurance that also pays first: in equal parts where the other allows it, otherwise in proportion to the limits. For an additional insured this holds only where the schedule says “Yes” under “Primary, non-contributory”; otherwise ours pays after its own.',
    },
    {
      head: 'Separate insureds.',
      text: 'Apart from the limits, this policy applies to each insured as if it were the only one, and separately to each insured against whom a claim is made.',
    },
    {
      head: 'Recovery.',
      text: 'What an insured may claim from others for a loss that we paid passes to us, except what was waived in writing before the loss or in the schedule.',
    },
    falseAnswers,
    {
      head: 'Suits against us.',
      text: 'Nobody may sue us before each condition of this policy is met, nor before the amount that an insured owes has been fixed by a judgment or by an agreement that we signed. The bankruptcy of an insured does not free us.',
    },
    transfer,
    stateLaw,
  ],
}

export const terrorismNotice = ({ liability: { terrorism } }: HoldingLiability): Part => ({
  title: 'Terrorism',
  clauses: [
    {
      text: terrorism
        ? 'You accepted coverage for certified acts of terrorism under the Terrorism Risk Insurance Act; its price is on your receipt. The United States may pay a share of what insurers lose above a deductible, and what insurers and the United States pay together is capped at $100 billion a year. If the cap is reached, what we pay may be reduced.'
        : 'This policy has no coverage for certified acts of terrorism: it was declined, or it is not part of the insurance of a private celebration. Nothing was charged for it.',
    },
  ],
})

export const words = ({ liability: { period } }: HoldingLiability): Part => ({
  title: 'Words',
  clauses: [
    { head: 'Bodily injury', text: 'is injury, sickness or disease of a person, and death that results from it.' },
    coveredDay(period),
    { head: 'Event', text: 'is what the declarations describe, with its setup and teardown.' },
    { head: 'Occurrence', text: 'is an accident, and continuous or repeated exposure to the same harmful conditions.' },
    {
      head: 'Property damage',
      text: 'is physical damage to tangible property, its loss of use, and the loss of use of tangible property that is not damaged. Data are not tangible property.',
    },
    { head: 'Suit', text: 'is a civil proceeding that asks for damages, and an arbitration to which we agree.' },
  ],
})
