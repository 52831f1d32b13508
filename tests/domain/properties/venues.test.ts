import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Answers } from '../../../domain/application'
import { applicableAnswers } from '../../../domain/application/applicable'
import { faultsOf } from '../../../domain/application/faults'
import { addDays, dayNumber, isBefore } from '../../../domain/common/dates'
import { decide } from '../../../domain/decision'
import { answersMeeting, checkRequirements, doesMeet, type LineKey } from '../../../domain/venues/check'
import { costOf } from '../../../domain/venues/cost'
import type { RequirementSheet } from '../../../domain/venues/sheet'
import { liabilityOf } from '../../../server/pdf/facts/liability'
import { insuredOf } from '../../../server/pdf/facts/parties'
import type { LiabilityFacts, Party } from '../../../server/pdf/facts/types'
import { publishedSheets } from '../venues/sheets'
import { today, wholeAnswers } from './answers'
import { offered } from './quoted'
import { inTime } from './runs'

/** A buyer with one of the thirty sheets. */
const buyers = fc
  .tuple(wholeAnswers(), fc.constantFrom(...publishedSheets))
  .filter(
    ([answers]) => offered(answers).outcome === 'quote' && applicableAnswers(answers).coverage_limits !== undefined,
  )
  .map(([answers, { sheet }]) => ({
    answers,
    // a buyer looks for a venue in the state of the event
    sheet: { ...sheet, venue: { ...sheet.venue, state: answers.event_state! } },
  }))
const all = { numRuns: 100 }

const dollarsIn = (text: string) => Number(text.replaceAll(/[$,]/g, ''))
const wordsOf = ({ name, lines }: Party) => [name, ...lines].join(' | ')

/** The days that a printed list such as "Setup: 06/09/2027 to 06/11/2027" covers. */
function printedDays(otherDays: readonly string[], label: string): string[] {
  const printed = otherDays.find((each) => each.startsWith(label)) ?? ''
  return [...printed.matchAll(/(\d\d\/\d\d\/\d{4})(?: to (\d\d\/\d\d\/\d{4}))?/g)].flatMap(([, first, last = first]) =>
    Array.from({ length: dayNumber(last!) - dayNumber(first!) + 1 }, (_, i) => addDays(first!, i)),
  )
}

/** The lines that a clerk of the venue would refuse, read from the certificate's printed facts and from nothing else. */
function refusedBy(sheet: RequirementSheet, facts: LiabilityFacts, insured: Party, answers: Answers): LineKey[] {
  const { venue } = sheet
  const refused: LineKey[] = []
  const refuse = (key: LineKey, when: boolean) => when && refused.push(key)
  const names = facts.additionalInsureds.map(({ name }) => name)
  const endorsed = [venue, ...sheet.also_insured].map((party) =>
    facts.additionalInsureds.filter(({ name }) => name === party.name),
  )
  const { occurrence, aggregate } = facts.limits
  refuse('insured', insured.name === venue.name)
  refuse('name', facts.holder.name !== venue.name)
  refuse('address', !wordsOf(facts.holder).includes(`${venue.city}, ${venue.state} ${venue.zip}`))
  refuse(
    'limits',
    dollarsIn(occurrence) < (sheet.each_occurrence ?? 0) || dollarsIn(aggregate) < (sheet.general_aggregate ?? 0),
  )
  refuse('rentedPremises', dollarsIn(facts.raised.damage_rented_premises) < (sheet.rented_premises ?? 0))
  refuse('medicalPayments', dollarsIn(facts.raised.medical_payments) < (sheet.medical_payments ?? 0))
  const wanted = [...(sheet.additional_insured ? [venue] : []), ...sheet.also_insured]
  refuse(
    'additionalInsured',
    wanted.some(({ name }) => names.filter((each) => each === name).length !== 1),
  )
  refuse('waiver', sheet.waiver_of_subrogation && endorsed.some((own) => own.length !== 1 || !own[0]!.waiver))
  refuse('primary', sheet.primary_noncontributory && endorsed.some((own) => own.length !== 1 || !own[0]!.primary))
  for (let day = 1; day <= sheet.setup_days; day++)
    refuse('setupDays', !printedDays(facts.otherDays, 'Setup').includes(addDays(answers.event_start_date!, -day)))
  for (let day = 1; day <= sheet.teardown_days; day++)
    refuse('teardownDays', !printedDays(facts.otherDays, 'Teardown').includes(addDays(answers.event_end_date!, day)))
  const wet = answers.alcohol_event === 'True'
  refuse('liquor', sheet.liquor === 'forbidden' && wet)
  refuse('liquor', sheet.liquor === 'liabilityWhenServed' && wet && facts.liquor !== 'liability')
  refuse(
    'liquor',
    sheet.liquor === 'liabilityWhenSold' && answers.selling_alcohol === 'True' && facts.liquor !== 'liability',
  )
  refuse('due', sheet.due_days !== null && isBefore(addDays(answers.event_start_date!, -sheet.due_days), today))
  refuse('delivery', sheet.send_to !== null && answers.event_email !== sheet.send_to)
  return [...new Set(refused)]
}

function certificateOf(answers: Answers): readonly [LiabilityFacts, Party] {
  const counted = applicableAnswers(answers) as Partial<Answers>
  const facts = liabilityOf({
    answers,
    counted,
    price: { pricing_detail: { premium: 0, tria: 0 } } as never,
    bought: new Date('2026-11-20T15:00:00Z'),
    certificate: { certificateCode: '', certificateUrl: '' },
  })
  return [facts, insuredOf(counted)]
}

/** Without the answers to questions that no longer apply, such as those about alcohol of a dry event. */
const read = (answers: Answers) => applicableAnswers(answers) as Answers

test(
  'for 100 buyers the first certificate meets every line, or the page names each line that it does not',
  inTime,
  () => {
    let whole = 0
    fc.assert(
      fc.property(buyers, ({ sheet, answers }) => {
        const changed = answersMeeting(sheet, answers, { issued: today })
        const lines = checkRequirements(sheet, changed, { issued: today })
        const unmet = lines.filter(({ state }) => state !== 'met').map(({ key }) => key)
        const refused = refusedBy(sheet, ...certificateOf(changed), read(changed))
        expect(refused.filter((key) => !unmet.includes(key))).toEqual([])
        if (doesMeet(lines)) whole++
      }),
      all,
    )
    expect(whole).toBeGreaterThan(20)
  },
)

test('each change meets its line, is a valid answer, and breaks no line that was met', inTime, () => {
  fc.assert(
    fc.property(buyers, ({ sheet, answers }) => {
      const facts = { issued: today }
      const before = checkRequirements(sheet, answers, facts)
      for (const line of before.filter(({ change }) => change !== null)) {
        const changed = { ...answers, ...line.change } as Answers
        const after = checkRequirements(sheet, changed, facts)
        expect([line.key, after.find(({ key }) => key === line.key)?.state]).toEqual([line.key, 'met'])
        const metBefore = before.filter(({ state }) => state === 'met').map(({ key }) => key)
        const metAfter = after.filter(({ state }) => state === 'met').map(({ key }) => key)
        expect(metAfter).toEqual(expect.arrayContaining(metBefore))
        const given = Object.keys(line.change!)
        const faults = ['eventDetails', 'coverage', 'insured', 'location'] as const
        expect(faults.flatMap((step) => faultsOf(step, changed)).filter(({ field }) => given.includes(field))).toEqual(
          [],
        )
      }
    }),
    all,
  )
})

test('the cost of a change is the difference between the prices of the two sets of answers', inTime, () => {
  fc.assert(
    fc.property(buyers, ({ sheet, answers }) => {
      for (const { change } of checkRequirements(sheet, answers, { issued: today })) {
        if (change === null) continue
        const cost = costOf(change, answers, { today })
        const changed = { ...answers, ...change } as Answers
        const [now, later] = [offered(answers), offered(changed)]
        if (typeof cost === 'string')
          expect([cost, decide(changed, { today }).outcome]).not.toEqual(['unknown', 'quote'])
        if (now.outcome !== 'quote' || later.outcome !== 'quote' || typeof cost === 'string') continue
        const difference = later.price.pricing_detail.amount_due - now.price.pricing_detail.amount_due
        expect(cost.dollars).toBeCloseTo(difference, 6)
      }
    }),
    all,
  )
})
