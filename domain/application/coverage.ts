import { liability } from '../common/coverageTypes'
import { limitsInWords } from '../common/formats'
import { type GeneralLiabilityLimits, generalLiability } from '../coverages/generalLiability'
import { alcoholFields } from './alcohol'
import { dayFields, dayRules } from './days'
import { formStep, type Offer, type Option } from './fields/field'
import { limits } from './fields/kinds'
import { rainFields, rainNote } from './rain'

const { usual, firstProviderOnly } = generalLiability
const allLimits = generalLiability.limits.map(
  (value): Option<GeneralLiabilityLimits> => ({
    value,
    label: limitsInWords(value),
    ...(value === usual.limits && { note: { text: usual.note, tone: 'soft' } }),
  }),
)
const secondLimits = allLimits.filter(({ value }) => value !== firstProviderOnly)
const byProvider: Offer = ({ provider }) => (provider === 'second' ? secondLimits : allLimits)

export const coverage = formStep({
  title: 'Dates and coverage',
  intro: 'Every answer changes the price at once. You can come back to this quote for 60 days.',
  slice: 'step1',
  groups: {
    limits: {
      title: 'How much liability coverage do you need?',
      hint: 'The first amount is the most we pay for one occurrence, such as an accident. The second is for the whole event. Your contract with the venue usually names both.',
    },
    rain: {
      title: 'Which rain do you insure?',
      hint: 'We pay the whole amount once if enough rain is measured for the venue within the hours, whether or not the event takes place.',
      note: rainNote,
    },
    days: {
      title: 'Days around the event',
      hint: 'Each setup or teardown day costs $20.00, a rain date $35.00.',
    },
    alcohol: { title: 'Alcohol' },
  },
  fields: {
    coverage_limits: limits(allLimits)({
      label: 'Limits',
      group: 'limits',
      when: { coverage_type: liability },
      blank: usual.limits,
      offer: byProvider,
      valid: ['$1,000,000/$2,000,000', '$3,000,000/$3,000,000'],
    }),
    ...rainFields,
    ...dayFields,
    ...alcoholFields,
  },
  across: dayRules,
})
