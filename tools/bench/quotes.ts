import { type Answers, blankAnswers } from '../../domain/application'
import { answeredThrough } from '../../domain/application/examples'
import { decide } from '../../domain/decision'
import { rate } from '../../domain/rating'
import { lineWords } from '../../domain/worksheet'
import { record } from './figures'

/** full quotes a second on one core: decision, price, and worksheet as codes and amounts */
const budget = 50_000
const today = '11/20/2026'
const both = 'Liability and Cancellation Insurance'

/** An example for each path through the rates, with every option added. */
const events: Readonly<Record<string, Partial<Answers>>> = {
  'wedding, both covers': {
    event_type: 'Wedding',
    coverage_type: both,
    event_total_costs: 22_000,
    loss_deposit: 'True',
    photograph_video: 'True',
    event_gift: 'True',
    damage_wedding_attire: 'True',
    scheduled_jewelry: 'True',
    rehearsal_dinner: 'True',
    setup_coverage: 'True',
    alcohol_event: 'True',
  },
  'food festival that sells beer': {
    event_type: 'Food Festival',
    number_attendees: 3000,
    event_end_date: '06/13/2027',
    alcohol_event: 'True',
    selling_alcohol: 'True',
    security: 'True',
  },
  'conference, cancellation alone': {
    event_type: 'Conference',
    coverage_type: 'Cancellation Insurance',
    event_gross_revenue: 120_000,
  },
  'trade show, both, second provider': {
    event_type: 'Trade Show',
    coverage_type: both,
    event_total_costs: 61_000,
    event_gift: 'True',
    event_gift_limit: '$5,000',
    is_hcc: 'True',
  },
}

export function quotesReport(write: (text: string) => void): string[] {
  write('\nFull quotes a second on one core (decision, price, worksheet as codes and amounts)')
  const slow = Object.entries(events).flatMap(([name, choices]) => {
    const speed = quotesOf(answeredThrough('location', choices))
    write(`  ${name.padEnd(34)} ${thousands(speed)}`)
    return record({
      part: 'quotes',
      name,
      unit: 'a second',
      ours: Math.round(speed),
      budget: `≥ ${budget} a second`,
      isKept: speed >= budget,
    })
  })
  write(`  budget ${thousands(budget)}`)
  const price = rate(answeredThrough('location', events['wedding, both covers']))
  write('The words of a worksheet, rendered apart')
  write(
    `  ${`${price.lines.length} lines`.padEnd(34)} ${thousands(aSecond(() => price.lines.map(lineWords).length))} a second`,
  )
  return slow
}

/** Makes a new object of answers for each quote, as a request does, so that no cache helps. */
function quotesOf(answers: Answers): number {
  const { outcome, reasons } = decide(answers, { today })
  if (outcome !== 'quote') throw new Error(`No quote to measure: ${reasons.map(({ code }) => code)}`)
  const given = { ...blankAnswers, ...answers }
  return aSecond(() => {
    const fresh = { ...given }
    return decide(fresh, { today }).reasons.length + rate(fresh).lines.length
  })
}

/** Runs of `work` in a second of CPU time, whatever else the machine does: the best of five rounds of half a second. */
function aSecond(work: () => number): number {
  let sum = 0
  for (let i = 0; i < 20_000; i++) sum += work()
  let best = 0
  for (let round = 0; round < 5; round++) {
    const begun = process.cpuUsage()
    let times = 0
    let used = 0
    while (used < 500_000) {
      for (let i = 0; i < 500; i++, times++) sum += work()
      const { user, system } = process.cpuUsage(begun)
      used = user + system
    }
    best = Math.max(best, (times * 1_000_000) / used)
  }
  if (sum === 0) throw new Error('Nothing was worked out')
  return best
}

const thousands = (value: number) => Math.round(value).toLocaleString('en-US').padStart(9)
