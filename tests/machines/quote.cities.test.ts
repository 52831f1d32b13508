import { expect, test } from 'vitest'
import { blankAnswers } from '../../domain/application'
import { begin } from './quote.rig'

/** A ZIP code answers its city while nobody has typed one. */
const open = () => begin({ answers: {} })
type Quote = ReturnType<typeof open>
const answers = (quote: Quote) => quote.now().context.answers
const type = (quote: Quote, typed: Partial<typeof blankAnswers>) =>
  quote.send({ type: 'answers.changed', answers: typed })
const answer = (quote: Quote, zip: string, city: string | null) =>
  quote.answer('getCity', { type: 'city.answered', zip, city })

test('a whole ZIP code fills the city in, and another one replaces what was filled', async () => {
  const quote = open()
  type(quote, { insured_zip: '7870' })
  expect(quote.waiting.has('getCity')).toBe(false)
  type(quote, { insured_zip: '78701' })
  expect(quote.input('getCity')).toEqual({ zip: '78701' })
  await answer(quote, '78701', 'Austin')
  expect(answers(quote).insured_city).toBe('Austin')
  expect(quote.texts).toContainEqual({ type: 'answers.filled', answers: { insured_city: 'Austin' } })
  type(quote, { insured_zip: '75201' })
  await answer(quote, '75201', 'Dallas')
  expect(answers(quote).insured_city).toBe('Dallas')
})

test('a typed city stays, also one that is typed while the request is on its way', async () => {
  const quote = open()
  type(quote, { event_city: 'Bee Cave', event_zip: '78738' })
  expect(quote.waiting.has('getCity')).toBe(false)
  type(quote, { insured_zip: '78701' })
  type(quote, { insured_city: 'Westlake' })
  await answer(quote, '78701', 'Austin')
  expect([answers(quote).insured_city, answers(quote).event_city]).toEqual(['Westlake', 'Bee Cave'])
})

test('a known ZIP code is not requested again, and fills in an additional insured too', async () => {
  const quote = open()
  type(quote, { insured_zip: '78701' })
  await answer(quote, '78701', 'Austin')
  type(quote, { ai_data: [{ ai_name: 'Example Catering Co.', ai_zip: '78701' }] })
  expect(quote.waiting.has('getCity')).toBe(false)
  const inAustin = { ai_zip: '78701', ai_city: 'Austin', ai_state: 'TX' }
  expect(answers(quote).ai_data).toEqual([{ ai_name: 'Example Catering Co.', ...inAustin }])
})

test('an unknown ZIP code and a lost request change nothing, and a cleared city stays empty', async () => {
  const quote = open()
  type(quote, { insured_zip: '00000' })
  await answer(quote, '00000', null)
  expect(answers(quote).insured_city).toBe(blankAnswers.insured_city)
  type(quote, { insured_zip: '78701' })
  await quote.answer('getCity', { type: 'city.unavailable', problem: { status: 0, message: 'No answer' } })
  expect(answers(quote).insured_city).toBe(blankAnswers.insured_city)
  type(quote, { insured_zip: '75201' })
  await answer(quote, '75201', 'Dallas')
  type(quote, { insured_city: '' })
  expect([answers(quote).insured_city, quote.waiting.has('getCity')]).toEqual(['', false])
})

/** A stored venue in Austin, whose ZIP code becomes one of California. */
function movedVenue() {
  const quote = begin({ answers: { event_state: 'TX', event_zip: '78701', event_city: 'Austin' } })
  for (const event_zip of ['9021', '90210']) type(quote, { event_zip })
  expect([answers(quote).event_city, quote.waiting.has('getCity')]).toEqual(['Austin', false])
  return quote
}

test('a city of the other state follows the ZIP code once the state is that of the ZIP code', async () => {
  const quote = movedVenue()
  type(quote, { event_state: 'CA' })
  expect(quote.input('getCity')).toEqual({ zip: '90210' })
  await answer(quote, '90210', 'Beverly Hills')
  expect(answers(quote)).toMatchObject({ event_state: 'CA', event_zip: '90210', event_city: 'Beverly Hills' })
  expect(quote.texts).toContainEqual({ type: 'answers.filled', answers: { event_city: 'Beverly Hills' } })
})

test('a known city of the ZIP code replaces it without a request', async () => {
  const quote = movedVenue()
  type(quote, { insured_zip: '90210' })
  await answer(quote, '90210', 'Beverly Hills')
  expect(answers(quote).event_city).toBe('Austin')
  type(quote, { event_state: 'CA' })
  expect([answers(quote).event_city, quote.waiting.has('getCity')]).toEqual(['Beverly Hills', false])
})

test('a city that was typed beside the new ZIP code stays, and so does one of a state that still differs', async () => {
  const typed = movedVenue()
  type(typed, { event_city: 'West Hollywood' })
  type(typed, { event_state: 'CA' })
  const other = movedVenue()
  type(other, { event_state: 'NV' })
  expect([typed, other].map((quote) => [answers(quote).event_city, quote.waiting.has('getCity')])).toEqual([
    ['West Hollywood', false],
    ['Austin', false],
  ])
})

test('a city that is typed while the request is on its way stays, and no answer changes nothing', async () => {
  const typed = movedVenue()
  type(typed, { event_state: 'CA' })
  type(typed, { event_city: 'West Hollywood' })
  await answer(typed, '90210', 'Beverly Hills')
  const lost = movedVenue()
  type(lost, { event_state: 'CA' })
  await lost.answer('getCity', { type: 'city.unavailable', problem: { status: 0, message: 'No answer' } })
  expect([typed, lost].map((quote) => answers(quote).event_city)).toEqual(['West Hollywood', 'Austin'])
})

/** An additional insured in Austin, whose typed ZIP code becomes one of California. */
const caterer = { ai_name: 'Example Catering Co.', ai_zip: '78701', ai_city: 'Westlake', ai_state: 'TX' }
function movedCaterer(beside: Partial<typeof caterer> = {}) {
  const quote = begin({ answers: { ai_data: [caterer] } })
  const moved = { ...caterer, ai_zip: '90210' }
  type(quote, { ai_data: [moved] })
  if (beside.ai_city) type(quote, { ai_data: [{ ...moved, ...beside }] })
  expect(quote.waiting.has('getCity')).toBe(false)
  type(quote, { ai_data: [{ ...moved, ...beside, ai_state: 'CA' }] })
  return quote
}

test('the city of an additional insured follows the ZIP code once the state does', async () => {
  const quote = movedCaterer()
  expect(quote.input('getCity')).toEqual({ zip: '90210' })
  await answer(quote, '90210', 'Beverly Hills')
  expect(answers(quote).ai_data).toEqual([{ ...caterer, ai_zip: '90210', ai_city: 'Beverly Hills', ai_state: 'CA' }])
})

test('a city of an additional insured that was typed beside the new ZIP code stays', () => {
  const quote = movedCaterer({ ai_city: 'West Hollywood' })
  expect(quote.waiting.has('getCity')).toBe(false)
  expect(answers(quote).ai_data).toMatchObject([{ ai_city: 'West Hollywood', ai_state: 'CA' }])
})

test('a ZIP code that was looked up before answers city and state of each additional insured that has it', async () => {
  const quote = open()
  type(quote, { insured_zip: '78701' })
  await answer(quote, '78701', 'Austin')
  type(quote, { insured_zip: '60601' })
  await answer(quote, '60601', 'Chicago')
  const blank = { ai_name: 'Example Catering Co.', ai_zip: null, ai_city: null, ai_state: null }
  type(quote, { ai_data: [blank] })
  type(quote, { ai_data: [{ ...blank, ai_zip: '78701' }] })
  const inAustin = { ...blank, ai_zip: '78701', ai_city: 'Austin', ai_state: 'TX' }
  expect(answers(quote).ai_data).toEqual([inAustin])
  type(quote, { ai_data: [inAustin, { ...blank, ai_zip: '78701' }] })
  expect(answers(quote).ai_data).toEqual([inAustin, inAustin])
  // a state that came with another ZIP code
  type(quote, { ai_data: [inAustin, { ...inAustin, ai_zip: '60601' }] })
  expect(answers(quote).ai_data).toEqual([
    inAustin,
    { ...inAustin, ai_zip: '60601', ai_city: 'Chicago', ai_state: 'IL' },
  ])
})
