import type { ApprovalTerms, Referral } from '../../../contract/client'
import { blankAnswers } from '../../../domain/application'
import { blanksOf, faultsIn } from '../../../domain/application/apart'
import { whatCounts } from '../../../domain/application/applicable'
import { coverage } from '../../../domain/application/coverage'
import type { Given } from '../../../domain/application/fields/field'
import {
  declineForm,
  questionForm,
  type TermLimits,
  termFaults,
  termFieldsOf,
  termNames,
} from '../../../domain/staff/approvalTerms'
import { isWritten } from '../../kit/form'

/** What is typed about one quote, under the names of its questions: it stays until it is sent, whatever becomes of the rest. */
export interface Typed {
  /** null: nothing was yet */
  readonly of: Referral['contact']['id'] | null
  /** what it began with: the terms that were kept by then */
  readonly began: Given
  readonly answers: Given
}

export const nothingTyped: Typed = { of: null, began: {}, answers: {} }

/** What is typed about others, by whose it is: found again as soon as they are opened. Only what is another than it began with. */
type Drafts = Readonly<Record<string, Given>>

/** What was written and not sent yet, of the one that is looked at and of others. */
export interface Written {
  readonly typed: Typed
  readonly drafts: Drafts
}

type Faults = Readonly<Record<string, string>>

/** What is asked for, as far as it needs something written. */
export type Wanted = 'terms.submitted' | 'approval.requested' | 'decline.requested' | 'question.submitted'

interface DecisionForm {
  readonly referral: Referral | null
  readonly typed: Typed
}

const answersOf = ({ contact }: Referral) => ({ ...blankAnswers, ...contact.customFields })

/** What the quote can be approved with. */
export function termLimitsOf(referral: Referral): TermLimits {
  const answers = answersOf(referral)
  return {
    coverageType: answers.coverage_type,
    limits: coverage.fields.coverage_limits.offer?.(whatCounts(answers)) ?? [],
  }
}

const rules: Readonly<Record<Wanted, (referral: Referral, typed: Typed) => Faults>> = {
  'terms.submitted': (referral, { answers }) => termFaults(answers, termLimitsOf(referral)),
  'approval.requested': (referral, { answers }) => termFaults(answers, termLimitsOf(referral), referral.to_set),
  'decline.requested': (_, typed) => faultsIn(declineForm, { reason: wordsTyped(typed, 'reason') }),
  'question.submitted': (_, typed) => faultsIn(questionForm, { message: wordsTyped(typed, 'message') }),
}

/** What stands against it, by the name of its question. */
export const faultsOf = (wanted: Wanted | null, { referral, typed }: DecisionForm): Faults =>
  wanted && referral ? rules[wanted](referral, typed) : {}

/** The server names a term by its place in the call. */
export const letters = Object.fromEntries(termNames.map((name) => [name, `terms.${name}`]))

/**
 * What is typed about it stays. Of another, what was typed before is there again, over the terms that are kept now; and
 * what was typed about the one before waits for it.
 */
export function writtenOf(referral: Referral, { typed, drafts }: Written): Written {
  const { id } = referral.contact
  if (typed.of === id) return { typed, drafts }
  const { [id]: draft, ...others } = { ...drafts, ...draftOf(typed) }
  const began = begunWith(referral)
  return { typed: { of: id, began, answers: { ...began, ...draft } }, drafts: others }
}

function draftOf({ of, began, answers }: Typed): Drafts {
  const typed = Object.entries(answers).filter(([name, answer]) => isWritten({ is: began[name] }, { is: answer }))
  return of === null || typed.length === 0 ? {} : { [of]: Object.fromEntries(typed) }
}

const begunWith = ({ terms }: Referral): Given => ({
  ...Object.fromEntries(termNames.map((name) => [name, terms?.[name] ?? null])),
  ...blanksOf(declineForm),
  ...blanksOf(questionForm),
})

/** What is typed of the terms, as a call takes it. */
export const termsTyped = (referral: Referral, { answers }: Typed): ApprovalTerms =>
  Object.fromEntries(
    Object.keys(termFieldsOf(termLimitsOf(referral))).map((name) => [name, trimmed(answers[name] ?? null)]),
  )

/** What is typed as words. */
export const wordsTyped = ({ answers }: Typed, name: 'reason' | 'message'): string => String(answers[name] ?? '').trim()

const trimmed = (answer: Given[string]) => (typeof answer === 'string' ? answer.trim() || null : answer)
