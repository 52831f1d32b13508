import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Answers, type FieldName, formSteps } from '../../../domain/application'
import { applicableAnswers } from '../../../domain/application/applicable'
import { faultsOf } from '../../../domain/application/faults'
import { decide, mendOf } from '../../../domain/decision'
import type { Reason } from '../../../domain/decision/model/rule'
import { today, wildAnswers } from './answers'
import { inTime, runs } from './runs'

const keyOf = ({ code, field }: Reason) => `${code} at ${field}`
const isWorse = (reason: Reason, than: Reason) => reason.decision === 'decline' && than.decision === 'refer'

/** Given but invalid answers, by name. */
const wrongIn = (answers: Answers): FieldName[] =>
  formSteps
    .flatMap((step) => faultsOf(step, answers))
    .map(({ field }) => field)
    .filter((name) => applicableAnswers(answers)[name] !== null)

test('every remedy removes its reason, adds no worse one, and is a valid answer', inTime, () => {
  const mended = new Set<string>()
  fc.assert(
    fc.property(wildAnswers(), (answers) => {
      const { reasons } = decide(answers, { today })
      for (const reason of reasons) {
        const mend = mendOf(reason, answers)
        if (mend === null) continue
        const better = { ...answers, ...mend }
        const left = decide(better, { today }).reasons
        expect(left.map(keyOf)).not.toContain(keyOf(reason))
        const before = new Set(reasons.map(keyOf))
        expect(left.filter((other) => !before.has(keyOf(other)) && isWorse(other, reason))).toEqual([])
        expect(wrongIn(better).filter((name) => name in mend)).toEqual([])
        mended.add(reason.code)
      }
    }),
    runs(1500),
  )
  expect(mended.size).toBeGreaterThan(20)
})

test('a remedy has words exactly where it exists', inTime, () => {
  fc.assert(
    fc.property(wildAnswers(), (answers) => {
      for (const reason of decide(answers, { today }).reasons) {
        expect([keyOf(reason), reason.remedy !== null]).toEqual([keyOf(reason), mendOf(reason, answers) !== null])
      }
    }),
    runs(500),
  )
})
