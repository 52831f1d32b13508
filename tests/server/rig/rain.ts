import { recordRain } from '../../../server/policies/rainSettlement'
import { emailOf, type TestApp } from './app'
import { begin, markBought, payload } from './quotes'

/** Answers of a quote for rain insurance; its day is in 2027. */
export const rainAnswers = {
  event_type: 'Concert - Pop',
  coverage_type: 'Rain Insurance',
  rain_amount: 25_000,
} as const

/** Rain of 0.31 inches, which the example's policy pays for. */
export const measured = {
  edition: 0,
  inches: 0.31,
  station: 'Austin-Bergstrom Airport, hourly records',
  from_hour: 12,
  to_hour: 18,
  read_on: '11/18/2026',
}

/** A policy of rain insurance whose day is over. */
async function rained(app: TestApp): Promise<string> {
  const quote = await begin(app, payload('location', rainAnswers))
  const { q } = app.services.db
  const { answers } = await q
    .selectFrom('contact')
    .select('answers')
    .where('id', '=', quote.id)
    .executeTakeFirstOrThrow()
  const past = { ...answers, event_start_date: '11/14/2026', event_end_date: '11/14/2026' }
  await q
    .updateTable('contact')
    .set({ answers: JSON.stringify(past) })
    .where('id', '=', quote.id)
    .execute()
  await markBought(app, quote)
  return quote.id
}

/** A policy to be settled, and one whose amount is payable. */
export async function rainPolicies(app: TestApp) {
  const [open, payable] = [await rained(app), await rained(app)]
  await recordRain(app.services, { id: payable, measurement: measured, actor: emailOf('admin') })
  return { open, payable }
}
