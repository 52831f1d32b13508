import { alcoholFields, alcoholRules } from './alcohol'
import { dayFields, dayRules } from './days'
import { liability } from './eventDetails'
import { formStep } from './field'
import { limits } from './kinds'

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
  },
  fields: {
    coverage_limits: limits([
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
    ])({ label: 'Limits', group: 'limits', when: { coverage_type: liability }, blank: '$1,000,000/$2,000,000' }),
    ...dayFields,
    ...alcoholFields,
  },
  across: [...dayRules, ...alcoholRules],
})
