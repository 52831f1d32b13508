import type { Answers } from '../application'
import { applicableAnswers } from '../application/applicable'
import {
  daysLine,
  dueLine,
  insurerLine,
  limitsLine,
  liquorLine,
  noticeLine,
  otherInsuranceLines,
  otherWordsLine,
  raisedLine,
} from './coverage'
import type { Checked, CheckFacts, RequirementLine } from './line'
import { additionalInsuredLine, addressLine, deliveryLine, insuredLine, nameLine, wordingLine } from './parties'
import type { RequirementSheet } from './sheet'

export type { Asker, CheckFacts, LineKey, RequirementLine } from './line'

/**
 * Each requirement of a venue for these answers: met, not met with the change of answers that meets it, or one that this
 * program cannot meet. A change assumes that the others are not made; `answersMeeting` makes them one after another.
 */
export function checkRequirements(
  sheet: RequirementSheet,
  answers: Answers,
  facts: CheckFacts,
): readonly RequirementLine[] {
  const checked: Checked = { sheet, answers, counted: applicableAnswers(answers), facts, asker: facts.asker ?? 'venue' }
  return [
    insuredLine(checked),
    nameLine(checked),
    addressLine(checked),
    limitsLine(checked),
    raisedLine(checked, 'rentedPremises'),
    raisedLine(checked, 'medicalPayments'),
    liquorLine(checked),
    additionalInsuredLine(checked),
    wordingLine(checked, 'waiver'),
    wordingLine(checked, 'primary'),
    daysLine(checked, 'setupDays'),
    daysLine(checked, 'teardownDays'),
    insurerLine(checked),
    noticeLine(checked),
    dueLine(checked),
    deliveryLine(checked),
    ...otherInsuranceLines(checked),
    otherWordsLine(checked),
  ].filter((line) => line !== null)
}

/** The answers after every change that the check proposes, in the order of its lines. */
export function answersMeeting(sheet: RequirementSheet, answers: Answers, facts: CheckFacts): Answers {
  const made = new Set<string>()
  let changed = answers
  for (;;) {
    const next = checkRequirements(sheet, changed, facts).find((line) => line.change !== null && !made.has(line.key))
    if (!next) return changed
    made.add(next.key)
    changed = { ...changed, ...next.change }
  }
}

/** A policy meets a sheet if each line is met. */
export const doesMeet = (lines: readonly RequirementLine[]): boolean => lines.every(({ state }) => state === 'met')

/** Whether each requirement of the sheet is data, so that the check decides it without a person. */
export const isWhole = (sheet: RequirementSheet): boolean => sheet.other_words === null
