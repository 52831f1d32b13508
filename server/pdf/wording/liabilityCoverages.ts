import type { RaisedLimitName } from '../../../domain/coverages'
import type { HoldingLiability } from '../facts/types'
import type { Clause, Part } from './clause'
import { parties } from './commonClauses'

export const agreement: Part = {
  title: 'What this policy is',
  clauses: [
    {
      text: 'This policy is the contract between you and us. It consists of the declarations on the first page, the schedule of additional insureds where there is one, and the parts that follow. Nothing else is part of it, and only a paper that we issue can change it.',
    },
    parties,
  ],
}

export const covers = (facts: HoldingLiability): Part => ({
  title: 'What we insure',
  clauses: [
    {
      head: 'Injury and damage.',
      text: 'We pay the sums that an insured becomes legally liable to pay as damages because of bodily injury or property damage, if it is caused by an occurrence that arises from the event, happens on a covered day, and takes place where this policy applies.',
    },
    {
      head: 'Personal and advertising injury.',
      text: 'We pay the sums that an insured becomes legally liable to pay as damages because of false arrest, wrongful eviction, slander, libel, invasion of privacy, or the use of another’s advertising idea, if the offense arises from the event and is committed on a covered day.',
    },
    ...raisableInOrder.map((name) => raisedClauses[name](facts.liability.raised[name])),
    alcohol(facts),
    {
      head: 'Defense.',
      text: 'We defend an insured against a suit that asks for damages to which this policy applies, and we choose and pay the lawyer. The cost of defense does not use up the limits. We may investigate and settle any claim. Our duty to defend ends when the limit that applies has been paid.',
    },
  ],
})

/** The clause of each raised limit. A policy and its declarations list them in this order. */
const raisedClauses: Readonly<Record<RaisedLimitName, (limit: string) => Clause>> = {
  damage_rented_premises: (limit) => ({
    head: 'Damage to rented premises.',
    text: `We pay the sums that you become legally liable to pay because of damage to the premises that you rent, or occupy with the owner’s permission, for the event. We pay up to ${limit} for each occurrence.`,
  }),
  medical_payments: (limit) => ({
    head: 'Medical payments.',
    text: `We pay the reasonable cost of first aid, treatment, ambulance, hospital and funeral for each person who is injured by an accident at the event, whoever is at fault, up to ${limit} a person. The cost must arise, and be reported to us, within one year of the accident. We do not pay it to an insured, to anyone who works at the event, or to anyone who takes part in a contest or an athletic activity there.`,
  }),
}
export const raisableInOrder = Object.keys(raisedClauses) as readonly RaisedLimitName[]

const alcohol = ({ liability: { liquor, limits } }: HoldingLiability): Clause =>
  liquor === 'host'
    ? {
        head: 'Host liquor.',
        text: 'The coverages above apply to injury and damage that somebody causes after alcohol was served at the event, as long as no insured sells alcohol, makes it, or serves it as a business. Alcohol counts as sold where its price is part of a ticket, an entry fee or a donation.',
      }
    : {
        head: 'Liquor liability.',
        text: `We pay the sums that an insured becomes legally liable to pay because of injury or damage that arises from selling, serving or giving alcohol at the event, up to ${limits.occurrence} for each common cause and ${limits.aggregate} in all. An insured must hold each license and permit that the law asks for, and must not serve anyone who is under the legal age or visibly drunk.`,
      }

export const insureds: Part = {
  title: 'Who is insured',
  clauses: [
    {
      text: 'Insured are:',
      points: [
        'you, and if you are a person, your spouse or partner for the event;',
        'if you are a company or an organization: its officers, directors, partners and members, for their duties at the event;',
        'your employees and volunteers, for what they do for you at the event;',
        'your legal representative, if you die, for your duties under this policy;',
        'each additional insured, as far as the next part goes.',
      ],
    },
    {
      text: 'Caterers, bartenders, bands, suppliers and other contractors are not insured by this policy unless they are named as additional insureds. Ask each of them for a certificate of their own.',
    },
  ],
}

export const additional: Part = {
  title: 'Additional insureds',
  clauses: [
    {
      text: 'A person or an organization that is named as an additional insured is insured for its liability for injury or damage that is caused, in whole or in part, by you or by those who act for you, in the course of the event. It is not insured for injury or damage that it alone causes, nor for what happens after the last covered day. “To be named” means one whose name you may give us until coverage begins.',
    },
    {
      head: 'Waiver.',
      text: 'Where the schedule says “Yes” under “Waiver of subrogation”, we do not claim back from that additional insured what we have paid for you.',
    },
    {
      head: 'Primary.',
      text: 'Where the schedule says “Yes” under “Primary, non-contributory”, this insurance pays before any insurance of that additional insured and asks it for no share.',
    },
  ],
}

export const limits = ({
  liability: {
    limits: { occurrence, aggregate },
  },
}: HoldingLiability): Part => ({
  title: 'How much we pay',
  clauses: [
    {
      text: `${occurrence} is the most that we pay for all damages and medical payments that arise from one occurrence, and for all personal and advertising injury of one person or organization. ${aggregate} is the most that we pay in all, whatever the number of insureds, claims, suits or injured people, and separately the most for products and completed operations.`,
    },
    {
      text: 'What we pay for rented premises and for medical payments is part of these limits. There is no deductible. Repeated exposure to the same harmful conditions is one occurrence.',
    },
  ],
})
