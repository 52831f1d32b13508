import { typesWhere } from '../catalogue'
import { type DrinkerBand, drinkerBands, fitsAttendance } from '../common/bands'
import { liability } from '../common/coverageTypes'
import type { Offer, Option } from './fields/field'
import { choice, derived, risk, yesNo } from './fields/kinds'

const always = { coverage_type: liability }
const alcoholServed = { coverage_type: liability, alcohol_event: ['True'] }
/** A host is assumed not to tend the bar; vendors and caterers are asked. */
const mayServe = typesWhere((type) => type.class === 'vendor' || type.label === 'Caterer')

const bandOptions: readonly Option<DrinkerBand>[] = drinkerBands.map((value) => ({ value, label: value }))
const upTo = bandOptions.map((_, last) => bandOptions.slice(0, last + 1))
/** No more than attend, so an event of at most 500 people is not asked; nor is one whose attendance is unknown. */
const byAttendance: Offer = ({ number_attendees: people }) =>
  upTo.findLast((bands) => fitsAttendance(bands.at(-1)!.value, Number(people))) ?? upTo[0]!

export const alcoholFields = {
  alcohol_event: yesNo({
    label: 'Will there be alcohol at the event?',
    brief: 'Will there be alcohol?',
    group: 'alcohol',
    when: always,
    valid: ['False', 'True'],
  }),
  attendees_consuming_alcohol: choice(drinkerBands)({
    offer: byAttendance,
    asking: { number_attendees: 1200 },
    label: 'How many attendees will be drinking?',
    brief: 'How many will be drinking',
    hint: 'Count every adult who could drink.',
    group: 'alcohol',
    width: 160,
    when: alcoholServed,
    valid: ['0-500'],
  }),
  selling_alcohol: risk({
    label: 'Will you sell alcohol, or will its price be part of a ticket, entry fee or donation?',
    brief: 'Will you sell alcohol?',
    group: 'alcohol',
    when: alcoholServed,
  }),
  regularly_serves_alcohol: risk({
    label: 'Are you in the business of making, selling or serving alcohol?',
    group: 'alcohol',
    when: alcoholServed,
  }),
  bartender_selling_serving_alcohol: risk({
    label: 'Are you the bartender or server for this event?',
    group: 'alcohol',
    when: { ...alcoholServed, event_type: mayServe },
  }),
  byob_alcohol: risk({
    label: 'Will guests bring their own alcohol?',
    group: 'alcohol',
    when: alcoholServed,
  }),
  liquor_license_required: risk({
    label: 'Does the law or the venue require a liquor license or permit for this event?',
    brief: 'Is a liquor license required?',
    hint: 'Your contract with the venue says so if you need it.',
    group: 'alcohol',
    when: alcoholServed,
  }),
  caterer_bartender_serving_alcohol: yesNo({
    label: 'Will a licensed and insured caterer, bartender or the venue serve all the alcohol?',
    brief: 'Will a licensed server serve all the alcohol?',
    hint: 'Ask them for their certificate of insurance.',
    group: 'alcohol',
    when: alcoholServed,
    valid: ['True', 'False'],
  }),
  liquor_coverage: derived('Liquor coverage', ['Host Liquor', 'Liquor Liability'], liquorCoverage, {
    isSent: true,
    when: always,
    examplesByValue: {
      'Host Liquor': { alcohol_event: 'False' },
      'Liquor Liability': { alcohol_event: 'True', selling_alcohol: 'True' },
    },
  }),
} as const

/**
 * Liquor liability is needed by a business that earns money from alcohol or serves it, and where a license is required,
 * unless a licensed caterer serves everything and nothing is sold. Any other host has host liquor liability.
 */
function liquorCoverage(a: Readonly<Record<string, unknown>>): 'Host Liquor' | 'Liquor Liability' {
  const isYes = (name: string) => a[name] === 'True'
  const sells = isYes('selling_alcohol')
  const license = isYes('liquor_license_required') && (sells || !isYes('caterer_bartender_serving_alcohol'))
  return sells || license || isYes('regularly_serves_alcohol') || isYes('bartender_selling_serving_alcohol')
    ? 'Liquor Liability'
    : 'Host Liquor'
}
