import type { CancellationFacts, HoldingCancellation } from '../facts/types'
import { insuresProperty } from './cancellationCoverages'
import type { Clause, Part } from './clause'

/** Includes everything that the quote asks about, so that nobody first learns of an exclusion from a denied claim. */
export const exclusions = ({ cancellation }: HoldingCancellation): Part => ({
  title: 'What is not insured',
  clauses: [
    { text: 'We do not pay for a loss that arises, directly or indirectly, from:', points: causesOf(cancellation) },
    ...property(cancellation),
  ],
})

const causesOf = ({ isWedding, others: { loss_deposit: deposit } }: CancellationFacts): readonly string[] => [
  `known circumstances: anything that you${isWedding ? ' or an honoree' : ''} knew of, or should have known of, when you bought this policy, and that could be expected to lead to a loss;`,
  'a named storm, or other severe weather, that an official forecast or warning spoke of before you bought this policy;',
  ...(isWedding
    ? [
        'an illness or an injury for which the person had treatment or was advised to have it in the six months before you bought this policy;',
        'a change of mind: a decision of a spouse or partner, or of anybody else, not to marry or not to hold the event;',
      ]
    : ['a change of mind: a decision of yours, or of anybody else, not to hold the event;']),
  `lack of funds, ${isWedding ? '' : 'of sales, of sponsors, of exhibitors, of attendance or of interest, '}whoever lacks them and for whatever reason;`,
  'a license, visa or permit that is missing, expired or taken back, or a contract or an arrangement for the event that was not made in time;',
  'a breach of contract or of a law by you, or a dishonest or criminal act of anybody who organizes the event;',
  deposit
    ? 'the insolvency or failure of a supplier, other than as “Loss of deposit” says;'
    : 'the insolvency or failure of a supplier;',
  ...(isWedding ? [] : ['the absence of a speaker, a performer, an athlete or an exhibitor;']),
  'a strike or a labor dispute that had begun, or was announced, before you bought this policy, or of your own employees;',
  'a communicable disease that an authority has declared an epidemic, a pandemic or an emergency, and any order, advice or fear because of a communicable disease;',
  'war, civil war, invasion, revolution or military power, whether war is declared or not, and seizure by an authority;',
  'terrorism, a threat of it, or steps against it;',
  'a nuclear reaction, radiation, or a chemical or biological weapon;',
  'the failure of computers, networks or data;',
  'pollution, mold, or a gradual change of the place;',
  'weather that is not severe.',
]

/** Exclusions for property, if any is insured. */
const property = (cancellation: CancellationFacts): readonly Clause[] =>
  insuresProperty(cancellation)
    ? [
        {
          text: 'Of things that are lost, stolen or damaged, we do not pay for:',
          points: [
            'money, checks, gift cards, tickets and securities;',
            'wear, moths, vermin, fading, and damage by cleaning, altering or repair;',
            'theft from a vehicle that nobody attends, and things that were left unattended in a public place;',
            'things that are missing without a sign of theft or of where they were lost.',
          ],
        },
      ]
    : []
