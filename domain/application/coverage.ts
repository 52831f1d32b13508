import { liability } from '../covers'
import { alcoholFields, alcoholRules } from './alcohol'
import { amountFields } from './amounts'
import { dayFields, dayRules } from './days'
import type { Offer, Option } from './field'
import { formStep } from './field'
import { limits } from './kinds'

const allLimits = [
  { value: '$500,000/$1,000,000', label: '$500,000 each accident, $1,000,000 in all' },
  { value: '$1,000,000/$1,000,000', label: '$1,000,000 each accident, $1,000,000 in all' },
  {
    value: '$1,000,000/$2,000,000',
    label: '$1,000,000 each accident, $2,000,000 in all',
    note: { text: 'Locations often ask for this.', tone: 'soft' },
  },
  { value: '$1,000,000/$3,000,000', label: '$1,000,000 each accident, $3,000,000 in all' },
  { value: '$2,000,000/$2,000,000', label: '$2,000,000 each accident, $2,000,000 in all' },
  { value: '$3,000,000/$3,000,000', label: '$3,000,000 each accident, $3,000,000 in all' },
] as const satisfies readonly Option[]
/** The second provider omits the first (specification section 9). */
const secondLimits = allLimits.slice(1)
const byProvider: Offer = ({ provider }) => (provider === 'second' ? secondLimits : allLimits)

export const coverage = formStep({
  title: 'Dates and cover',
  intro: 'Every answer changes the price at once. You can come back to this quote for 60 days.',
  onward: 'Continue to covers and questions',
  slice: 'step1',
  isRecord: false,
  groups: {
    limits: {
      title: 'How much liability cover?',
      hint: 'Look in your contract with the location: it usually names both amounts.',
    },
    days: {
      title: 'Days around the event',
      hint: 'Each setup or takedown day costs $20.00, a rain date $35.00.',
    },
    alcohol: { title: 'Alcohol' },
    amounts: { title: 'What is at stake?', hint: 'If the event is cancelled or postponed, we pay up to this.' },
  },
  fields: {
    coverage_limits: limits(allLimits)({
      label: 'Limits',
      group: 'limits',
      when: { coverage_type: liability },
      blank: '$1,000,000/$2,000,000',
      offer: byProvider,
      valid: ['$1,000,000/$2,000,000', '$3,000,000/$3,000,000'],
    }),
    ...dayFields,
    ...alcoholFields,
    ...amountFields,
  },
  across: [...dayRules, ...alcoholRules],
})
