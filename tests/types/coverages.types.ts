import type { AddedCoverage, CancellationCoverage, RaisedLimit } from '../../domain/coverages/coverage'
import { gifts } from '../../domain/coverages/gifts'
import { medicalPayments } from '../../domain/coverages/medicalPayments'
import { rehearsalDinner } from '../../domain/coverages/rehearsalDinner'
import type { Plan } from '../../domain/rating/plans/plan'
import { plan20261120 } from '../../domain/rating/plans/plan20261120'

/** The compiler is the test: a coverage that lacks one of its parts must not compile. */
const { inChange: _, ...changeless } = gifts
const { inSentence: __, ...sentenceless } = medicalPayments
const { inSummary: ___, ...summaryless } = rehearsalDinner
const { medicalPayments: ____, ...planless } = plan20261120 as Plan
const { '$3,000,000/$3,000,000': _____, ...factors } = plan20261120.limitFactors

// @ts-expect-error a coverage beside cancellation without its sentence of a change
export const noChange: CancellationCoverage = changeless
// @ts-expect-error a raised limit without its name in a sentence
export const noSentence: RaisedLimit = sentenceless
// @ts-expect-error an added coverage without its line of a finished step
export const noSummary: AddedCoverage = summaryless
// @ts-expect-error a rating plan without the premiums of a raised limit
export const noPremiums: Plan = planless
// @ts-expect-error a rating plan without the premium of one limit
export const noPremium: Plan['medicalPayments'] = { '$1,000': 0, '$5,000': 25 }
// @ts-expect-error a rating plan without the factor of one of the limits of general liability
export const noFactor: Plan['limitFactors'] = factors
