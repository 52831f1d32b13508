import { describe, expect, test } from 'vitest'
import { type Answers, blankAnswers } from '../../../domain/application'
import { blanksOf } from '../../../domain/application/apart'
import { stateOf } from '../../../domain/exhibitors/board'
import { checkExhibitor, comparedWith, exhibitorAnswers, requirementsInWords } from '../../../domain/exhibitors/check'
import { type EventAnswers, eventFaults, eventOf, eventQuestions } from '../../../domain/exhibitors/event'
import { columnOf, exhibitorIn, separatorOf } from '../../../domain/exhibitors/importRows'
import { eventAnswers } from '../../walks/exhibitors.cases'

const today = '11/20/2026'
const event = eventOf(eventAnswers)
const faults = (changed: Partial<EventAnswers>) => eventFaults({ ...eventAnswers, ...changed }, today)

describe('an event', () => {
  test('that is described has no fault, and names its organizer before the others as an additional insured', () => {
    expect(faults({})).toEqual({})
    const other = 'Sample City; 1 Example Plaza; Austin; TX; 78701'
    const { sheet } = eventOf({ ...eventAnswers, also_insured: other })
    expect(sheet.also_insured.map(({ name }) => name)).toEqual(['Sample Fairs LLC', 'Sample City'])
  })

  test.each([
    ['ends before it begins', { to: '06/11/2027' }, 'to', 'The last day is before the first day.'],
    ['lasts more than a month', { to: '08/12/2027' }, 'to', 'An event can last up to 31 days.'],
    ['is over', { from: '06/12/2026', to: '06/13/2026', due: '06/01/2026' }, 'to', 'The event is over.'],
    [
      'wants proof after its first day',
      { due: '06/13/2027' },
      'due',
      'Proof is due on the first day of the event, or before it.',
    ],
    [
      'names eleven others',
      { also_insured: 'Sample City; 1 Example Plaza; Austin; TX; 78701\n'.repeat(11) },
      'also_insured',
      'A policy can name ten of them besides you and the location.',
    ],
  ])('%s, and says so beside the answer', (_, changed, name, fault) => {
    expect(faults(changed)).toMatchObject({ [name]: fault })
  })
})

test('a blank event lacks its names, its days and its addresses, in the order of the questions', () => {
  expect(Object.keys(eventFaults(blanksOf(eventQuestions) as unknown as EventAnswers, today))).toEqual([
    'event_name',
    'from',
    'to',
    'due',
    'organizer_name',
    'organizer_address_1',
    'organizer_zip',
    'organizer_city',
    'organizer_state',
    'legal_name',
    'address_1',
    'zip',
    'city',
    'state',
  ])
})

describe('the answers of an exhibitor’s quote', () => {
  const known = exhibitorAnswers(event, { business: 'Sample Pottery', email: 'pat@example.com' }, today)
  const whole = { ...blankAnswers, ...known } as Answers

  test('cover the days and meet every requirement that answers can meet', () => {
    const lines = checkExhibitor(event, whole, today)
    expect(lines.filter(({ change }) => change !== null)).toEqual([])
    expect(lines[0]).toMatchObject({ key: 'eventDays', state: 'met' })
  })

  test('for other days are not met, and the change takes the days of the event', () => {
    const [line] = checkExhibitor(event, { ...whole, event_end_date: '06/12/2027' }, today)
    expect(line).toMatchObject({
      state: 'notMet',
      change: { event_start_date: '06/12/2027', event_end_date: '06/13/2027' },
    })
  })

  test('name the organizer, and not a venue, where only a person can help', () => {
    const strict = eventOf({ ...eventAnswers, notice_days: 30, other_words: 'Bring a fire plan.' })
    const lines = checkExhibitor(strict, whole, today)
    const words = lines.flatMap(({ advice }) => advice ?? []).join(' ')
    expect(words).toContain('See if the organizer accepts that.')
    expect(words).not.toContain('See if the venue')
    // words that only a person can compare make no policy wrong
    const { unmet, unchecked } = comparedWith(lines)
    expect(unmet).toContain('30 days of notice before a cancellation')
    expect(unchecked).toEqual(['Bring a fire plan.'])
    expect(requirementsInWords(strict)).toContain('Bring a fire plan.')
  })
})

describe('a list of exhibitors', () => {
  test('has headings in several spellings', () => {
    const columns = (...head: string[]) => head.map((heading) => columnOf(heading, head))
    expect(columns('Company name', 'E-Mail Address', 'CONTACT', 'Booth no.', 'Phone')).toEqual([
      'business',
      'email',
      'contact',
      'booth',
      undefined,
    ])
    expect(columns('Name', 'Email', 'Contact')).toEqual(['business', 'email', 'contact'])
    expect(columns('Name', 'Company', 'Email')).toEqual(['contact', 'business', 'email'])
  })

  test.each([
    ['a,b\n1;2;3', ','],
    ['a;b\n1,2,3', ';'],
    ['a\tb', '\t'],
    ['a', ','],
  ] as const)('%j is separated by %j', (csv, mark) => {
    expect(separatorOf(csv)).toBe(mark)
  })

  test('says of a row what is wrong with it', () => {
    const errors = (cells: object) => Object.keys(exhibitorIn(cells).errors)
    expect(errors({ business: 'Sample Pottery', email: 'pat@example.com' })).toEqual([])
    expect(errors({ business: ' ', email: 'pat@' })).toEqual(['business', 'email'])
    expect(errors({ business: 'x'.repeat(201), email: 'pat@example.com' })).toEqual(['business'])
  })
})

test('a policy that meets everything counts first, then a certificate, then a policy that does not', () => {
  const facts = { policy: null, certificate: null, hasQuote: false, hasOrder: false }
  expect(stateOf(facts)).toBe('notBegun')
  expect(stateOf({ ...facts, hasQuote: true })).toBe('quoted')
  expect(stateOf({ ...facts, hasQuote: true, hasOrder: true })).toBe('ordered')
  expect(stateOf({ ...facts, policy: 'canceled', hasOrder: true })).toBe('ordered')
  expect(stateOf({ ...facts, policy: 'unmet', hasOrder: true })).toBe('unmet')
  expect(stateOf({ ...facts, policy: 'met', certificate: 'returned' })).toBe('met')
  expect(stateOf({ ...facts, policy: 'unmet', certificate: 'accepted' })).toBe('accepted')
  expect(stateOf({ ...facts, policy: 'canceled', certificate: 'awaiting' })).toBe('awaiting')
  expect(stateOf({ ...facts, policy: 'unmet', certificate: 'returned' })).toBe('unmet')
  expect(stateOf({ ...facts, policy: 'canceled', certificate: 'returned' })).toBe('returned')
  expect(stateOf({ ...facts, policy: 'canceled', hasQuote: true })).toBe('canceled')
})
