import { type EventType, eventTypeOf, eventTypes, otherEvent, typesIn } from '../catalogue'
import { type CatalogueVersion, catalogueVersions } from '../catalogue/versions'
import { attendeeBand, attendeeBands } from '../common/bands'
import { type Provider, withoutFirstProvider } from '../common/cancellationLimits'
import { type coverageTypes, holdsCancellation, holdsRain, rain } from '../common/coverageTypes'
import { dayNumber } from '../common/dates'
import { cancellationBasis } from './cancellationBasis'
import { stateOptions } from './common'
import { formStep, type Offer, type Option } from './fields/field'
import { choice, combobox, count, date, derived, fact, longText, text } from './fields/kinds'

const notes = {
  quote: undefined,
  refer: { text: 'An underwriter looks at it', tone: 'attention' },
  decline: { text: 'Not offered', tone: 'stop' },
} as const

const asOption = ({ label, categoryLabel, decision }: EventType): Option => {
  const note = notes[decision]
  return { value: label, label, category: categoryLabel, ...(note && { note }) }
}

const first = ['Wedding', 'Trade Show', 'Food Festival']
const labels = eventTypes.map((type) => type.label)

const allTypes = eventTypes.map(asOption)
const known = new Map<unknown, readonly Option[]>([['ver9', allTypes]])
const knownForRain = new Map<unknown, readonly Option[]>()
/** The event types of the quote's own catalogue. Rain insurance refuses none of them (decision 85). */
const byCatalogue: Offer = ({ catalogue }, given) => {
  const options = known.get(catalogue) ?? [...typesIn(catalogue).values()].map(asOption)
  known.set(catalogue, options)
  if (!holdsRain(given['coverage_type'])) return options
  const forRain = knownForRain.get(catalogue) ?? options.map(({ note: _, ...option }) => option)
  knownForRain.set(catalogue, forRain)
  return forRain
}

const covers: readonly Option<(typeof coverageTypes)[number]>[] = [
  { value: 'Liability Insurance', label: 'Liability', note: { text: 'Injuries and damage to others.', tone: 'soft' } },
  {
    value: 'Cancellation Insurance',
    label: 'Cancellation',
    note: { text: 'Your own loss if it cannot take place.', tone: 'soft' },
  },
  {
    value: 'Liability and Cancellation Insurance',
    label: 'Both',
    note: { text: 'Injuries, damage and your own loss.', tone: 'soft' },
  },
]
const liabilityOnly = covers.slice(0, 1)
const rainOnly: typeof covers = [{ value: rain[0], label: 'Rain' }]
/**
 * Cancellation is available for approved types and weddings (specification section 5). Rain insurance has a page of its
 * own that chooses it, and is then the only choice (decision 84).
 */
const byType: Offer = (a, given) =>
  holdsRain(given['coverage_type']) ? rainOnly : eventTypeOf(a)?.canCancel ? covers : liabilityOnly

/** Explains why only liability is offered; after another choice, says that cancellation was removed. */
function liabilityAlone(type: EventType | null | undefined, chosen: unknown): string | null {
  if (!type || type.canCancel || type.decision === 'decline' || holdsRain(chosen)) return null
  const without = holdsCancellation(chosen) ? ', without the cancellation coverage that you chose' : ''
  return `“${type.label}” cannot be insured against cancellation, so this is a quote for liability${without}.`
}

export const eventDetails = formStep({
  title: 'Your event',
  intro: 'A few facts give you a price. You can change every answer later.',
  slice: 'step0',
  groups: {
    event: { title: 'What are you planning?' },
    dates: { title: 'When is it?' },
    cover: { title: 'What to insure', note: (a, given) => liabilityAlone(eventTypeOf(a), given['coverage_type']) },
  },
  fields: {
    catalogue: fact<CatalogueVersion>('Catalogue', catalogueVersions),
    /** whether the partner's customers get the second provider (decision 18) */
    is_hcc: fact('Second provider', ['False', 'True']),
    event_type: combobox(allTypes)({
      offer: byCatalogue,
      label: 'What kind of event is it?',
      brief: 'The kind of event',
      hint: 'Type a word, such as wedding, booth or picnic.',
      group: 'event',
      width: 416,
      valid: [...first, ...labels.filter((label) => !first.includes(label))] as [string, ...string[]],
    }),
    event_category: derived(
      'Category',
      ['weddings', 'conventions_and_trade_shows', 'referral'] as readonly [string, ...string[]],
      (a) => eventTypeOf(a)?.category ?? null,
      { isSent: true },
    ),
    event_decision: derived(
      'How we handle events of this kind',
      ['quote', 'refer', 'decline'],
      (a) => eventTypeOf(a)?.decision ?? null,
    ),
    /** our own question: an underwriter has nothing else to go by (decision 58) */
    event_description: longText({
      label: 'Describe the event',
      brief: 'What happens at the event',
      hint: 'Describe the event, the audience and the activities. An underwriter reads it.',
      group: 'event',
      when: { event_type: [otherEvent] },
      valid: ['A sheepdog trial on a farm, with a tea tent for those who watch.'],
    }),
    event_state: choice(stateOptions)({
      label: 'In which state does it take place?',
      brief: 'The state',
      autocomplete: 'address-level1',
      group: 'event',
      width: 256,
      valid: ['TX', 'CA', 'NY'],
    }),
    number_attendees: count({
      label: 'How many people will attend?',
      brief: 'How many people attend',
      hint: 'Your best guess. Vendors and exhibitors: the whole event, not your booth.',
      group: 'event',
      width: 128,
      valid: [120, 4000],
    }),
    attendee_band: derived('Attendance', attendeeBands, (a) =>
      typeof a['number_attendees'] === 'number' ? attendeeBand(a['number_attendees']) : null,
    ),
    event_start_date: date({ label: 'First day', group: 'dates', row: 'days', width: 160, valid: ['06/12/2027'] }),
    event_end_date: date({ label: 'Last day', group: 'dates', row: 'days', width: 160, valid: ['06/12/2027'] }),
    coverage_type: choice([...covers, ...rainOnly])({
      label: 'What would you like to insure?',
      brief: 'What to insure',
      group: 'cover',
      blank: 'Liability Insurance',
      offer: byType,
    }),
    ...cancellationBasis,
    /** The partner's provider, or the second one where the first does not sell cancellation (decision 18). */
    provider: derived<Provider>('Provider', ['first', 'second'], (a) =>
      a['is_hcc'] === 'True' ||
      (holdsCancellation(a['coverage_type']) && withoutFirstProvider.includes(a['event_state']))
        ? 'second'
        : 'first',
    ),
    event_name: text({
      label: 'Name of the event',
      hint: 'As it should appear on the certificate.',
      group: 'cover',
      width: 416,
      optional: true,
      valid: ['Sample Garden Wedding'],
    }),
  },
  across: [
    {
      at: 'event_end_date',
      breaks: 'notBeforeStart',
      needs: ['event_start_date', 'event_end_date'],
      holds: (a) => dayNumber(a['event_end_date']) >= dayNumber(a['event_start_date']),
      invalid: { event_start_date: '06/12/2027', event_end_date: '06/11/2027' },
    },
  ],
})
