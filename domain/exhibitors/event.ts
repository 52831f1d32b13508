import { faultsIn } from '../application/apart'
import { city, state, street, street2, zipCode } from '../application/common'
import type { AnswersByName } from '../application/fields/field'
import { count, date, longText, text, yesNo } from '../application/fields/kinds'
import { type CalendarDate, dayNumber, isBefore, isCalendarDate } from '../common/dates'
import { type SheetAnswers, sheetFaults, sheetGroups, sheetOf, sheetQuestions } from '../venues/form'
import type { NamedParty, RequirementSheet } from '../venues/sheet'

const { known_as: _, due_days: __, ...ofSheet } = sheetQuestions

/**
 * The questions about an organizer's event: its days, who must be named, and the requirements, which are those of a
 * venue's sheet. The venue of the sheet is the location of the event.
 */
export const eventQuestions = {
  event_name: text({
    label: 'Name of the event',
    hint: 'As your exhibitors know it.',
    group: 'event',
    width: 416,
    valid: ['Sample Craft Fair'],
  }),
  from: date({ label: 'First day', group: 'event', width: 160, valid: ['06/12/2027'] }),
  to: date({ label: 'Last day', group: 'event', width: 160, valid: ['06/13/2027'] }),
  due: date({
    label: 'Day by which you need proof of insurance',
    group: 'event',
    width: 160,
    valid: ['06/01/2027'],
  }),
  attendees: count({
    label: 'How many people will attend?',
    hint: 'The whole event. Your exhibitors do not have to guess it.',
    group: 'event',
    width: 128,
    optional: true,
    valid: [2_000],
  }),
  pays_for_exhibitors: yesNo({
    label: 'Do you pay for your exhibitors?',
    hint: 'If yes, an exhibitor can choose at the payment that you pay. You get one invoice for many policies.',
    group: 'event',
    blank: 'False',
  }),
  organizer_name: text({
    label: 'Your legal name',
    hint: 'Exactly as it must appear as an additional insured.',
    group: 'organizer',
    width: 416,
    valid: ['Sample Fairs LLC'],
  }),
  organizer_address_1: street({ group: 'organizer', label: 'Your street address' }),
  organizer_address_2: street2({ group: 'organizer' }),
  organizer_zip: { ...zipCode({ group: 'organizer' }), label: 'Your ZIP code' },
  organizer_city: { ...city({ group: 'organizer' }), label: 'Your city' },
  organizer_state: { ...state({ group: 'organizer' }), label: 'Your state' },
  ...ofSheet,
  legal_name: text({
    label: 'Legal name of the location',
    hint: 'Exactly as it must appear on the certificate.',
    group: 'venue',
    width: 416,
    valid: ['Sample Hall LLC'],
  }),
  address_1: { ...ofSheet.address_1, label: 'Street address of the location' },
  zip: { ...ofSheet.zip, label: 'ZIP code of the location' },
  city: { ...ofSheet.city, label: 'City of the location' },
  state: { ...ofSheet.state, label: 'State of the location' },
  additional_insured: yesNo({
    label: 'Must the location be an additional insured too?',
    group: 'named',
    blank: 'False',
  }),
  also_insured: longText({
    label: 'Other additional insureds, besides you',
    hint: 'One on each line: name; street; city; state; ZIP code.',
    group: 'named',
    optional: true,
    valid: ['Sample City; 1 Example Plaza; Austin; TX; 78701'],
  }),
} as const

/** The headings of the questions' groups, in order. */
export const eventGroups = {
  event: 'The event',
  organizer: 'You, the organizer',
  ...sheetGroups,
  venue: 'The location',
} as const

export type EventAnswers = { readonly [Name in keyof typeof eventQuestions]: string | number | null }
export const eventNames = Object.keys(eventQuestions) as readonly (keyof EventAnswers)[]

/** An event of an organizer, with the insurance that it requires of its exhibitors. */
export interface OrganizerEvent {
  readonly name: string
  readonly from: CalendarDate
  readonly to: CalendarDate
  /** the day by which proof is due */
  readonly due: CalendarDate
  readonly attendees: number | null
  /** whether an exhibitor may choose that the organizer pays */
  readonly pays: boolean
  /** an additional insured of each exhibitor */
  readonly organizer: NamedParty
  /** its venue is the location; it names the organizer as an additional insured */
  readonly sheet: RequirementSheet
}

/** a policy names twelve additional insureds: the location, the organizer and these */
const mostOthers = 10

/** The answers about the location and its requirements. */
export const sheetAnswersIn = (answers: EventAnswers): SheetAnswers => ({
  ...(answers as unknown as SheetAnswers),
  known_as: answers.legal_name,
  due_days: null,
})

/** @param today in New York; null if the day does not matter. @returns the errors by question, in order */
export function eventFaults(answers: EventAnswers, today: CalendarDate | null): Readonly<Record<string, string>> {
  const { known_as: _known, ...sheetErrors } = sheetFaults(sheetAnswersIn(answers))
  const faults: Record<string, string> = { ...sheetErrors, ...faultsIn(eventQuestions, answers as AnswersByName) }
  const lines = String(answers.also_insured ?? '').split('\n')
  if (!faults['also_insured'] && lines.filter((line) => line.trim()).length > mostOthers)
    faults['also_insured'] = 'A policy can name ten of them besides you and the location.'
  const day = (name: 'from' | 'to' | 'due') => {
    const value = answers[name]
    return faults[name] === undefined && typeof value === 'string' && isCalendarDate(value) ? value : null
  }
  const [from, to, due] = [day('from'), day('to'), day('due')]
  if (from && to && isBefore(to, from)) faults['to'] = 'The last day is before the first day.'
  else if (from && to && dayNumber(to) - dayNumber(from) > mostDays)
    faults['to'] = `An event can last up to ${mostDays + 1} days.`
  if (to && today && isBefore(to, today)) faults['to'] ??= 'The event is over.'
  if (from && due && isBefore(from, due)) faults['due'] = 'Proof is due on the first day of the event, or before it.'
  // in the order of the questions
  return Object.fromEntries(eventNames.flatMap((name) => (faults[name] ? [[name, faults[name]]] : [])))
}

/** days between the first and the last one */
const mostDays = 30

/** Answers from before a question was added, with its blank answer. */
export const wholeEventAnswers = (answers: EventAnswers): EventAnswers => ({
  ...answers,
  pays_for_exhibitors: answers.pays_for_exhibitors ?? 'False',
})

/** The event of answers without a fault. */
export function eventOf(answers: EventAnswers): OrganizerEvent {
  const organizer: NamedParty = {
    name: String(answers.organizer_name).trim(),
    address_1: String(answers.organizer_address_1).trim(),
    address_2: String(answers.organizer_address_2 ?? '').trim() || null,
    city: String(answers.organizer_city).trim(),
    state: String(answers.organizer_state),
    zip: String(answers.organizer_zip),
  }
  const sheet = sheetOf(sheetAnswersIn(answers))
  return {
    name: String(answers.event_name).trim(),
    from: String(answers.from),
    to: String(answers.to),
    due: String(answers.due),
    attendees: answers.attendees === null ? null : Number(answers.attendees),
    pays: answers.pays_for_exhibitors === 'True',
    organizer,
    sheet: { ...sheet, also_insured: [organizer, ...sheet.also_insured] },
  }
}
