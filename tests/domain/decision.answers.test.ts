import { describe, expect, test } from 'vitest'
import { fieldsOf, formSteps } from '../../domain/application'
import { answeredThrough } from '../../domain/application/examples'
import { decide, mendOf, rules } from '../../domain/decision'
import type { Reason } from '../../domain/decision/model/rule'
import { outcomeOf, reasonCodes, today } from './decisionOutcomes'
import { cancellationRows } from './rows/cancellation'
import { liabilityRows } from './rows/liability'
import { rainRows } from './rows/rain'
import { alcoholRows, sizeRows } from './rows/size'

const rows = [...liabilityRows, ...alcoholRows, ...sizeRows, ...cancellationRows, ...rainRows]

describe('each answer has its outcome', () => {
  test.each(liabilityRows)('liability: %s', (_, choices, expected) => {
    expect(reasonCodes(choices)).toBe(expected)
  })
  test.each(alcoholRows)('alcohol: %s', (_, choices, expected) => {
    expect(reasonCodes(choices)).toBe(expected)
  })
  test.each(sizeRows)('size, length and limits: %s', (_, choices, expected) => {
    expect(reasonCodes(choices)).toBe(expected)
  })
  test.each(cancellationRows)('cancellation: %s', (_, choices, expected) => {
    expect(reasonCodes(choices)).toBe(expected)
  })
  test.each(rainRows)('rain: %s', (_, choices, expected) => {
    expect(reasonCodes(choices)).toBe(expected)
  })
})

test('the cases cover every rule', () => {
  const shown = ({ code, field, text }: Pick<Reason, 'code' | 'field' | 'text'>) => [code, field, text].join()
  const given = new Set(rows.flatMap(([, choices]) => outcomeOf(choices).reasons.map(shown)))
  expect(rules.map(shown).filter((rule) => !given.has(rule))).toEqual([])
})

test('each question of the questionnaire is read by a rule, or another question depends on it', () => {
  const isRead = new Set<string>([
    ...rules.flatMap(({ field, where, unless }) => [field, ...Object.keys({ ...where, ...unless })]),
    ...formSteps.flatMap((step) => fieldsOf(step).flatMap(([, { when }]) => Object.keys(when ?? {}))),
  ])
  const coverages: readonly (string | undefined)[] = ['covers', 'cancellation', 'terrorism']
  const questions = fieldsOf('underwriting').filter(([, { group }]) => group && !coverages.includes(group))
  expect(questions.map(([name]) => name).filter((name) => !isRead.has(name))).toEqual([])
})

describe('a remedy removes its reason and leaves a quote if that was the only one', () => {
  const remedied = rows.flatMap(([what, choices, before]) =>
    outcomeOf(choices)
      .reasons.filter(({ remedy }) => remedy)
      .map((reason) => [what, reason.code, choices, before, reason] as const),
  )

  test.each(remedied)('%s: %s', (_, code, choices, before, reason) => {
    const answers = answeredThrough('underwriting', choices)
    const mended = answeredThrough('underwriting', { ...answers, ...mendOf(reason, answers) })
    const left = decide(mended, { today })
    expect(left.reasons).not.toContainEqual(expect.objectContaining({ code }))
    if (!before.includes(',')) expect(left.outcome).toBe('quote')
  })

  test('the remedy of a yes or no is the other answer, as on its button', () => {
    const kinds = new Map(formSteps.flatMap(fieldsOf).map(([name, { kind }]) => [name, kind]))
    const flips = remedied.filter(([, , , , { field }]) => kinds.get(field!) === 'yesNo')
    expect(flips.length).toBeGreaterThan(25)
    for (const [what, , choices, , reason] of flips) {
      const answers = answeredThrough('underwriting', choices)
      const other = answers[reason.field!] === 'True' ? 'False' : 'True'
      expect([what, mendOf(reason, answers)?.[reason.field!]]).toEqual([what, other])
    }
  })
})
