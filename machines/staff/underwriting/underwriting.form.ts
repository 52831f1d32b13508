import type { ApprovalTerms, Referral } from '../../../contract/client'
import { blankAnswers } from '../../../domain/application'
import { blanksOf, faultsIn } from '../../../domain/application/apart'
import { applicableAnswers } from '../../../domain/application/applicable'
import { coverage } from '../../../domain/application/coverage'
import type { AnswersByName } from '../../../domain/application/fields/field'
import {
  declineForm,
  questionForm,
  type TermLimits,
  termFaults,
  termFieldsOf,
  termNames,
} from '../../../domain/staff/approvalTerms'
import { clearDraft, type Drafts, setDraft } from '../../kit/draft'
import { isWritten } from '../../kit/form'

/** The answers typed about one quote, by the name of the question. They stay until they are sent. */
export interface Typed {
  /** the quote; null before the first one is opened */
  readonly of: Referral['contact']['id'] | null
  /** the version of the quote that its author read before typing; null while nothing is typed */
  readonly version: number | null
  /** the answers when the form was opened: the saved terms */
  readonly began: AnswersByName
  readonly answers: AnswersByName
}

export const blankForm: Typed = { of: null, version: null, began: {}, answers: {} }

/** The typed answers about a quote. */
export interface TypedDraft {
  /** the version of the quote that its author read before typing; null where that is not known */
  readonly version: number | null
  /** only the answers that differ from the initial ones */
  readonly answers: AnswersByName
}

/** The answers about the open quote, and the drafts about other quotes, each resumed when its quote is opened. */
export interface Written {
  readonly typed: Typed
  readonly drafts: Drafts<TypedDraft>
}

type Faults = Readonly<Record<string, string>>

/** The commands that need form input. */
export type Command = 'terms.submitted' | 'approval.requested' | 'decline.requested' | 'question.submitted'

interface DecisionForm {
  readonly referral: Referral | null
  readonly typed: Typed
}

const answersOf = ({ contact }: Referral) => ({ ...blankAnswers, ...contact.customFields })

/** The facts that the questions for an approval depend on. */
export function termLimitsOf(referral: Referral): TermLimits {
  const answers = answersOf(referral)
  return {
    coverageType: answers.coverage_type,
    limits: coverage.fields.coverage_limits.offer?.(applicableAnswers(answers), answers) ?? [],
  }
}

const rules: Readonly<Record<Command, (referral: Referral, typed: Typed) => Faults>> = {
  'terms.submitted': (referral, { answers }) => termFaults(answers, termLimitsOf(referral)),
  'approval.requested': (referral, { answers }) => termFaults(answers, termLimitsOf(referral), referral.to_set),
  'decline.requested': (_, typed) => faultsIn(declineForm, { reason: wordsTyped(typed, 'reason') }),
  'question.submitted': (_, typed) => faultsIn(questionForm, { message: wordsTyped(typed, 'message') }),
}

/** The faults, by question. */
export const faultsOf = (command: Command | null, { referral, typed }: DecisionForm): Faults =>
  command && referral ? rules[command](referral, typed) : {}

/** In the server's errors a term is named by its path in the request. */
export const namesOnWire = Object.fromEntries(termNames.map((name) => [name, `terms.${name}`]))

/**
 * The typed answers stay, over the saved terms that the referral has now, and with the version that their author has read.
 * If another quote opens, its draft is resumed, and the previous quote's draft is saved.
 */
export function writtenOf(referral: Referral, { typed, drafts }: Written): Written {
  const { id, version } = referral.contact
  const all = draftsWith(typed, drafts)
  const { [id]: draft } = all
  const began = initialAnswersOf(referral)
  const answers = { ...began, ...draft?.answers }
  return {
    typed: { of: id, version: draft ? (draft.version ?? version) : null, began, answers },
    drafts: clearDraft(all, id),
  }
}

/** Whether what was typed about the quote is about an earlier version of it. */
export function isAboutEarlier(referral: Referral, written: Written): boolean {
  const { version } = writtenOf(referral, written).typed
  return version !== null && version < referral.contact.version
}

/** All drafts: those about other quotes, and the one about the open quote if anything was typed. */
export function draftsWith({ of, version, began, answers }: Typed, drafts: Drafts<TypedDraft>): Drafts<TypedDraft> {
  const typed = Object.entries(answers).filter(([name, answer]) => isWritten({ is: began[name] }, { is: answer }))
  return of === null || typed.length === 0
    ? drafts
    : setDraft(drafts, of, { version, answers: Object.fromEntries(typed) })
}

const initialAnswersOf = ({ terms }: Referral): AnswersByName => ({
  ...Object.fromEntries(termNames.map((name) => [name, terms?.[name] ?? null])),
  ...blanksOf(declineForm),
  ...blanksOf(questionForm),
})

/** The terms in the form, as input of a call. */
export const termsTyped = (referral: Referral, { answers }: Typed): ApprovalTerms =>
  Object.fromEntries(
    Object.keys(termFieldsOf(termLimitsOf(referral))).map((name) => [name, trimmed(answers[name] ?? null)]),
  )

/** The text in the form. */
export const wordsTyped = ({ answers }: Typed, name: 'reason' | 'message'): string => String(answers[name] ?? '').trim()

const trimmed = (answer: AnswersByName[string]) => (typeof answer === 'string' ? answer.trim() || null : answer)
