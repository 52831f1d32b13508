import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { payloadOf } from '../../../domain/application/payload'
import { coveredDays, goodUntil, periodOf } from '../../../domain/application/period'
import { addDays, noticeOf, todayIn, weekdayOf } from '../../../domain/common/dates'
import { dayInWords } from '../../../domain/common/formats'
import { wholeAnswers } from './answers'
import { offered, plainBasis } from './quoted'

/**
 * Prints the time zone of the process, and a hash of the results of a few hundred events around clock changes in New
 * York, as of the days around them. Run by clocks.test.ts in several zones.
 */
export interface Sampled {
  /** minutes from UTC in summer */
  readonly offset: number
  readonly hash: string
}

const changes = ['03/14/2027', '11/07/2027'] as const
const around = (day: string) => [-1, 0, 1].map((days) => addDays(day, days))

const hash = createHash('sha256')
const note = (what: unknown) => hash.update(`${JSON.stringify(what)}\n`)

for (const change of changes) {
  for (const today of around(change)) {
    const firstDays = [-1, 0, 1, 2, 12, 13, 14, 15].map((days) => addDays(today, days))
    note(firstDays.map((day) => [day, weekdayOf(day), noticeOf(today, day), dayInWords(day)]))
    for (const answers of fc.sample(wholeAnswers({ firstDays }), { seed: 20_270_314, numRuns: 40 })) {
      note([offered(answers, plainBasis, today), coveredDays(answers), periodOf(answers), goodUntil(today, answers)])
      note(payloadOf(answers))
    }
  }
  const noon = Date.parse(`${change.slice(6)}-${change.slice(0, 2)}-${change.slice(3, 5)}T12:00:00Z`)
  for (let minutes = -36 * 60; minutes <= 36 * 60; minutes += 15) note(todayIn(new Date(noon + minutes * 60_000)))
}

const offset = new Date('2027-07-01T00:00:00Z').getTimezoneOffset()
const sampled: Sampled = { offset, hash: hash.digest('hex') }
process.stdout.write(JSON.stringify(sampled))
