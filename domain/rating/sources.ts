import type { AddedCoverageRule, CancellationCoverageRule, RaisedLimitRule } from '../coverages'

const coverages = 'rating plan, cancellation.covers'
const coverageSources: Readonly<Record<CancellationCoverageRule, string>> = {
  lossDeposit: `Specification section 9; decisions 16, 17 and 31; ${coverages}`,
  photographVideo: `Specification section 9; decisions 16, 17 and 31; ${coverages}`,
  gifts: `Specification section 9; decisions 16, 17 and 31; ${coverages}`,
  attire: `Specification section 9; decisions 16, 17 and 31; ${coverages}`,
  jewelry: `Specification section 9; decisions 16, 17, 19 and 31; ${coverages}`,
}

const raisedSources: Readonly<Record<`${RaisedLimitRule}.${'included' | 'raised'}`, string>> = {
  'medical.included': 'Specification section 3; decision 1',
  'medical.raised': 'Specification section 9; decisions 1 and 31; rating plan, medicalPayments',
  'rentedPremises.included': 'Specification section 3; decision 1',
  'rentedPremises.raised': 'Specification section 9; decisions 1 and 31; rating plan, rentedPremises',
}

const addedSources: Readonly<Record<AddedCoverageRule, string>> = {
  rehearsal: 'Specification section 9; decisions 20 and 31; rating plan, rehearsal',
}

/**
 * The source of each rating rule: the specification's section, our decisions (docs/rules.md), and the part of the
 * rating plan with its figures. A price line carries its rule; the wire format adds this source.
 */
export const sources = {
  'liability.host': 'Specification section 9; decisions 22, 27 and 31; rating plan, liability',
  'liability.vendor': 'Specification section 9; decisions 22, 27 and 31; rating plan, vendor',
  'liability.wedding':
    'Specification section 9; decisions 22, 27 and 31; rating plan, liability and weddingDiscountPercent',
  'liquor.host': 'Specification section 3; decision 31; rating plan: host liquor is included',
  'liquor.liability': 'Specification section 9; decisions 24, 27 and 31; rating plan, liquor',
  ...raisedSources,
  ...addedSources,
  setupDays: 'Specification section 9; decisions 22 and 31; rating plan, setupDay',
  takedownDays: 'Specification section 9; decisions 22 and 31; rating plan, takedownDay',
  rainDate: 'Specification section 3; decisions 22 and 31; rating plan, rainDate',
  additionalInsured: 'Specification sections 3 and 9; decisions 20, 21 and 31; rating plan, additionalInsured',
  'additionalInsured.location': 'Specification section 3; decision 21',
  waiver: 'Specification section 3; decision 31; rating plan, waiver',
  primary: 'Specification section 3; decision 31; rating plan, primary',
  'cancellation.wedding': 'Specification section 9; decisions 16, 27 and 31; rating plan, cancellation.wedding',
  'cancellation.weddingStep': 'Specification section 9; decisions 17, 18, 27 and 31; rating plan, cancellation.wedding',
  'cancellation.rate': 'Specification section 5; decisions 13, 27, 31 and 48; rating plan, cancellation.rates',
  ...coverageSources,
  'rain.rate': 'Specification section 1; decisions 27, 31, 84 and 86; rating plan, rain',
  tria: 'Specification section 3; decisions 27 and 53; rating plan, triaPercent',
  policyFee: 'Specification section 9; decision 27; rating plan, policyFeePercent',
  'policyFee.adjusted': 'Specification sections 7 and 9; decision 27; rating plan, policyFeePercent',
  'policyFee.byRep': 'Specification section 3; decision 53',
  'stateTax.admitted': 'Specification section 3; decisions 27 and 30',
  'stateTax.surplusLines': 'Specification section 3; decisions 27 and 30; rating plan, surplusLines',
  coupon: 'Specification section 3; decision 28',
  'underwriter.premium': 'Specification section 7; decisions 8, 27 and 48: the underwriter’s terms',
  'underwriter.ecPremium': 'Specification section 7; decisions 8, 27 and 48: the underwriter’s terms',
  'underwriter.rain': 'Specification section 7; decisions 8, 27, 48 and 86: the underwriter’s terms',
  'underwriter.policyFee': 'Specification section 7; decisions 8, 27 and 28: the underwriter’s terms',
  'underwriter.included': 'Specification section 7; decisions 8 and 48: the underwriter’s terms',
} as const

export type RuleCode = keyof typeof sources
