import { attendeeBand, attendeeBands } from '../bands'
import { type EventType, eventTypeOf, eventTypes } from '../catalogue'
import { dayNumber } from '../dates'
import { stateOptions } from './common'
import { formStep, type Option } from './field'
import { choice, combobox, count, date, derived, text } from './kinds'

/** The covers that hold liability. Cancellation is not sold yet: its choices come with its fields. */
export const liability = ['Liability Insurance'] as const

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

export const eventDetails = formStep({
  title: 'Your event',
  intro: 'A few facts give you a price. You can change every answer later.',
  onward: 'Continue to dates and cover',
  slice: 'step0',
  isRecord: false,
  groups: {
    event: { title: 'What are you planning?' },
    dates: { title: 'When is it?' },
    cover: { title: 'What to insure' },
  },
  fields: {
    event_type: combobox(eventTypes.map(asOption))({
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
      ({ event_type }) => eventTypeOf(event_type)?.category ?? null,
      { isSent: true },
    ),
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
    coverage_type: choice([{ value: 'Liability Insurance', label: 'Liability' }])({
      label: 'What would you like to insure?',
      brief: 'What to insure',
      hint: 'Injuries to other people and damage to what is theirs.',
      group: 'cover',
      blank: 'Liability Insurance',
    }),
    event_name: text({
      label: 'Name of the event',
      hint: 'As it should stand on the certificate.',
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
