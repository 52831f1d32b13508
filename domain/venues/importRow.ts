import type { AnswerValue } from '../application/fields/field'
import { stateCodeOf } from '../common/states'
import { type SheetAnswers, sheetFaults, sheetNames, sheetQuestions } from './form'

const yes = new Set(['yes', 'y', 'true', '1', 'x'])
const no = new Set(['no', 'n', 'false', '0'])

/** The answers in a row of an import, by the names of the questions; an empty cell is the answer of a blank form. */
export function answersInRow(row: Readonly<Record<string, string>>): SheetAnswers {
  return Object.fromEntries(
    sheetNames.map((name) => {
      const cell = (row[name] ?? '').trim()
      return [name, cell === '' ? sheetQuestions[name].blank : valueIn(name, cell)]
    }),
  ) as SheetAnswers
}

function valueIn(name: keyof SheetAnswers, cell: string): AnswerValue {
  const { kind } = sheetQuestions[name]
  if (name === 'state') return stateCodeOf(cell) ?? cell
  if (kind === 'choice') return optionIn(name, cell) ?? cell
  if (kind === 'yesNo' || kind === 'cover') {
    const word = cell.toLowerCase()
    return yes.has(word) ? 'True' : no.has(word) ? 'False' : cell
  }
  if (kind !== 'money' && kind !== 'count') return cell
  const number = Number(cell.replaceAll(/[$,]/g, ''))
  return Number.isFinite(number) ? number : cell
}

const optionsOf = (name: keyof SheetAnswers) => sheetQuestions[name].options ?? []

/** The option that a cell means, by its value or its label, in any letters. */
const optionIn = (name: keyof SheetAnswers, cell: string) =>
  optionsOf(name).find(({ value, label }) => [value, label].some((known) => known.toLowerCase() === cell.toLowerCase()))
    ?.value

/** The rules about alcohol that a cell can name. Yes and No are none of them: each could mean several. */
export const liquorWords: readonly string[] = optionsOf('liquor').map(({ label }) => label)

/** The values that a cell with a choice accepts: a file shows no list. Undefined for another question. */
function accepted(name: keyof SheetAnswers): string | undefined {
  if (name === 'state') return 'a US state, such as TX or Texas'
  if (name === 'liquor') return `one of these: ${liquorWords.map((words) => `“${words}”`).join(', ')}`
  const { kind } = sheetQuestions[name]
  if (kind === 'choice') return `a number from ${optionsOf(name)[0]!.value} to ${optionsOf(name).at(-1)!.value}`
  return kind === 'yesNo' || kind === 'cover' ? 'yes or no' : undefined
}

/** The errors by question of the answers in a row. */
export function rowFaults(answers: SheetAnswers): Readonly<Record<string, string>> {
  const faults: Record<string, string> = { ...sheetFaults(answers) }
  for (const name of sheetNames) {
    const values = accepted(name)
    if (faults[name] && answers[name] !== null && values)
      faults[name] = `“${sheetQuestions[name].label}” needs ${values}`
  }
  return faults
}
