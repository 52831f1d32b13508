import { drinkerBands, fitsAttendance } from '../bands'
import { typesWhere } from '../catalogue'
import { dayNumber, isCalendarDate } from '../dates'
import { liability } from './eventDetails'
import { choice, date, dateList, derived, formStep, limits, yesNo } from './field'

const always = { coverage_type: liability }
const alcoholServed = { coverage_type: liability, alcohol_event: ['True'] }
/** A host is taken not to be the bartender; a vendor or caterer is asked. */
const mayServe = typesWhere((type) => type.class === 'vendor' || type.label === 'Caterer')

/** The days of the event stand in another step and may be missing or wrong there: then nothing is wrong here. */
const allBefore = (days: readonly string[], limit: unknown) =>
  !isDay(limit) || days.every((day) => dayNumber(day) < dayNumber(limit))
const allAfter = (days: readonly string[], limit: unknown) =>
  !isDay(limit) || days.every((day) => dayNumber(day) > dayNumber(limit))
const isDay = (answer: unknown): answer is string => typeof answer === 'string' && isCalendarDate(answer)

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
    ])({ label: 'Limits', group: 'limits', when: always, blank: '$1,000,000/$2,000,000' }),
    setup_coverage: yesNo({
      label: 'Cover for days of setting up before the event?',
      group: 'days',
      when: always,
      blank: 'False',
    }),
    setup_dates: dateList({
      label: 'Setup days',
      group: 'days',
      when: { setup_coverage: ['True'] },
      valid: [['06/11/2027'], ['06/10/2027', '06/11/2027']],
    }),
    takedown_coverage: yesNo({
      label: 'Cover for days of taking down after the event?',
      group: 'days',
      when: always,
      blank: 'False',
    }),
    takedown_dates: dateList({
      label: 'Takedown days',
      group: 'days',
      when: { takedown_coverage: ['True'] },
      valid: [['06/13/2027']],
    }),
    raindate_coverage: yesNo({
      label: 'Cover for a rain date?',
      hint: 'One later day, if the weather forces you to move.',
      group: 'days',
      when: always,
      blank: 'False',
    }),
    raindate_date: date({
      label: 'Rain date',
      group: 'days',
      width: 160,
      when: { raindate_coverage: ['True'] },
      valid: ['06/19/2027'],
    }),
    alcohol_event: yesNo({
      label: 'Will there be alcohol at the event?',
      brief: 'Will there be alcohol?',
      group: 'alcohol',
      when: always,
      valid: ['False', 'True'],
    }),
    attendees_consuming_alcohol: choice(drinkerBands)({
      label: 'How many attendees will be drinking?',
      brief: 'How many will be drinking',
      hint: 'Adults who may drink, not those who surely will.',
      group: 'alcohol',
      width: 160,
      when: alcoholServed,
      valid: ['0-500'],
    }),
    selling_alcohol: yesNo({
      label: 'Will you sell alcohol, or will its price be part of a ticket, entry fee or donation?',
      brief: 'Will you sell alcohol?',
      group: 'alcohol',
      when: alcoholServed,
    }),
    regularly_serves_alcohol: yesNo({
      label: 'Are you in the business of making, selling or serving alcohol?',
      group: 'alcohol',
      when: alcoholServed,
    }),
    bartender_selling_serving_alcohol: yesNo({
      label: 'Are you the bartender or server for this event?',
      group: 'alcohol',
      when: { ...alcoholServed, event_type: mayServe },
    }),
    byob_alcohol: yesNo({
      label: 'Will guests bring their own alcohol?',
      group: 'alcohol',
      when: alcoholServed,
    }),
    liquor_license_required: yesNo({
      label: 'Does the law or the venue require a liquor license or permit for this event?',
      brief: 'Is a liquor license required?',
      group: 'alcohol',
      when: alcoholServed,
    }),
    caterer_bartender_serving_alcohol: yesNo({
      label: 'Will a licensed and insured caterer, bartender or the venue serve all the alcohol?',
      brief: 'Who serves the alcohol?',
      hint: 'Ask them for their certificate of insurance.',
      group: 'alcohol',
      when: alcoholServed,
      valid: ['True', 'False'],
    }),
    liquor_coverage: derived('Liquor coverage', ['Host Liquor', 'Liquor Liability'], liquorCoverage, {
      isSent: true,
      when: always,
      following: {
        'Host Liquor': { alcohol_event: 'False' },
        'Liquor Liability': { alcohol_event: 'True', selling_alcohol: 'True' },
      },
    }),
  },
  across: [
    {
      at: 'setup_dates',
      breaks: 'beforeEvent',
      needs: ['setup_dates'],
      holds: (a) => allBefore(a['setup_dates'], a['event_start_date']),
      invalid: { event_start_date: '06/12/2027', setup_coverage: 'True', setup_dates: ['06/11/2027', '06/12/2027'] },
    },
    {
      at: 'takedown_dates',
      breaks: 'afterEvent',
      needs: ['takedown_dates'],
      holds: (a) => allAfter(a['takedown_dates'], a['event_end_date']),
      invalid: { event_end_date: '06/12/2027', takedown_coverage: 'True', takedown_dates: ['06/12/2027'] },
    },
    {
      at: 'raindate_date',
      breaks: 'afterEvent',
      needs: ['raindate_date'],
      holds: (a) => allAfter([a['raindate_date']], a['event_end_date']),
      invalid: { event_end_date: '06/12/2027', raindate_coverage: 'True', raindate_date: '06/12/2027' },
    },
    {
      at: 'attendees_consuming_alcohol',
      breaks: 'notMoreThanAttend',
      needs: ['attendees_consuming_alcohol'],
      holds: (a) =>
        typeof a['number_attendees'] !== 'number' ||
        fitsAttendance(a['attendees_consuming_alcohol'], a['number_attendees']),
      invalid: { number_attendees: 120, alcohol_event: 'True', attendees_consuming_alcohol: '501-1,500' },
    },
  ],
})

/**
 * Liquor liability is needed by who makes money from alcohol or serves it as a trade, and where a license is required
 * unless a licensed caterer serves all of it and nothing is sold; every other host is covered as a host.
 */
function liquorCoverage(a: Readonly<Record<string, unknown>>): 'Host Liquor' | 'Liquor Liability' {
  const isYes = (name: string) => a[name] === 'True'
  const sells = isYes('selling_alcohol')
  const license = isYes('liquor_license_required') && (sells || !isYes('caterer_bartender_serving_alcohol'))
  return sells || license || isYes('regularly_serves_alcohol') || isYes('bartender_selling_serving_alcohol')
    ? 'Liquor Liability'
    : 'Host Liquor'
}
