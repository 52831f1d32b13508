import type { Contact } from '../../../contract/client'
import {
  type Answers,
  blankAnswers,
  declarationOf,
  type FieldName,
  type FormStep,
  fieldsOf,
  formSteps,
} from '../../../domain/application'
import { askedIn } from '../../../domain/application/asked'
import type { Entry, Field } from '../../../domain/application/field'
import { countOf, dayInWords, dollars } from '../../../domain/formats'

export interface AnswerRow {
  readonly name: FieldName
  readonly label: string
  readonly words: string
}

export interface AnsweredStep {
  readonly step: FormStep
  readonly title: string
  readonly rows: readonly AnswerRow[]
}

/** What a contact answered, step by step, in the words of the questions. What is not asked, or not answered, is left out. */
export function answeredSteps(contact: Contact): AnsweredStep[] {
  const answers = storedAnswers(contact)
  return formSteps.flatMap((step) => {
    const { fields, title } = declarationOf(step)
    const rows = askedIn(step, answers).flatMap((name): AnswerRow[] => {
      const field = fields[name]!
      const words = wordsOf(field, answers[name])
      return words === null ? [] : [{ name, label: field.brief ?? field.label, words }]
    })
    return rows.length > 0 ? [{ step, title, rows }] : []
  })
}

/** The stored fields lie flat beside what the server sets. */
function storedAnswers({ customFields, ai_data }: Contact): Answers {
  const known = formSteps.flatMap(fieldsOf).flatMap(([name]) => {
    const value = name === 'ai_data' ? ai_data : (customFields as Record<string, unknown>)[name]
    return value === undefined ? [] : [[name, value]]
  })
  return { ...blankAnswers, ...Object.fromEntries(known) }
}

function wordsOf({ kind, options, entry }: Field, value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null
  if (Array.isArray(value)) return listOf(value, entry?.title)
  if (kind === 'money') return dollars(Number(value))
  if (kind === 'count') return value === 0 ? null : countOf(Number(value))
  if (kind === 'date') return dayInWords(String(value))
  const chosen = options?.find((option) => option.value === value)?.label
  if (chosen) return chosen
  return yesNo[String(value)] ?? String(value)
}

const yesNo: Record<string, string> = { True: 'Yes', False: 'No' }

function listOf(values: readonly (Entry | string | null)[], title = ''): string | null {
  const words = values.flatMap((value) =>
    typeof value === 'string' ? dayInWords(value) : value === null ? [] : (value[title] ?? 'to be named'),
  )
  return words.length > 0 ? words.join('; ') : null
}
