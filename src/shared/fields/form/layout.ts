import { declarationOf, type FieldName } from '../../../../domain/application'
import type { Kind } from '../../../../domain/application/fields/field'
import type { Question, Section, StepPage } from '../../../../domain/application/page'

/** A question with its follow-up questions, which open in its own row. */
interface Slot {
  readonly question: Question
  readonly follows: Section['rows']
}

/** Rows between hairlines have no gap, fields have one: neighbors of one sort form a block. */
export interface Block {
  readonly isLined: boolean
  /** rows that ask about risks one after another, which one press can answer */
  readonly risks: readonly FieldName[]
  readonly rows: readonly (readonly Slot[])[]
}

export interface Part extends Omit<Section, 'rows'> {
  readonly blocks: readonly Block[]
  /** true if the title already asks the block's only question */
  readonly isNaming: boolean
}

const lined: readonly Kind[] = ['yesNo', 'cover', 'agreement']
const isLined = ({ kind }: Question) => lined.includes(kind)
/** An offer's answers say all: its title names the coverage. */
const isNamed = ({ kind, options }: Question) =>
  kind === 'limits' || kind === 'entries' || (kind === 'yesNo' && options !== undefined)

const arranged = new WeakMap<StepPage, readonly Part[]>()

/** Arranges the questions of a page in parts, blocks and rows. Runs once for each page. */
export function arrange(page: StepPage): readonly Part[] {
  const known = arranged.get(page)
  if (known) return known
  const all = page.sections.map((section) => partOf(page, section))
  arranged.set(page, all)
  return all
}

/** Parts of a step with the same questions are the same object, so that an answer redraws no part but its own. */
function partOf(page: StepPage, { rows, ...section }: Section): Part {
  const key = `${page.step} ${section.key} ${section.hint}: ${rows.flat().map(numberOf)}`
  const known = parts.get(key) ?? {
    ...section,
    blocks: blocksOf(page, rows),
    isNaming: rows.length === 1 && isNamed(rows[0]![0]!),
  }
  parts.set(key, known)
  return known
}
const parts = new Map<string, Part>()

const numbers = new WeakMap<Question, number>()
let count = 0
function numberOf(question: Question): number {
  const number = numbers.get(question) ?? ++count
  numbers.set(question, number)
  return number
}

interface Growing {
  isLined: boolean
  risks: FieldName[]
  rows: { question: Question; follows: (readonly Question[])[] }[][]
}

function blocksOf(page: StepPage, rows: Section['rows']): readonly Block[] {
  const { fields } = declarationOf(page.step)
  const blocks: Growing[] = []
  for (const row of rows) {
    const block = blocks.at(-1)
    const above = block?.isLined ? block.rows.at(-1)?.[0] : undefined
    const hangsOnIt = ({ name }: Question) => above && Object.hasOwn(fields[name]?.when ?? {}, above.question.name)
    if (above && row.every((question) => !isLined(question) && hangsOnIt(question))) {
      above.follows.push(row)
      continue
    }
    const slots = row.map((question) => ({ question, follows: [] }))
    const risks = row.filter(({ isRisk }) => isRisk).map(({ name }) => name)
    const isSame = block?.isLined === row.every(isLined) && block.risks.length > 0 === risks.length > 0
    if (isSame) {
      block.rows.push(slots)
      block.risks.push(...risks)
    } else blocks.push({ isLined: row.every(isLined), risks, rows: [slots] })
  }
  return blocks.reduce(joined, [])
}

/** A single risk needs no press for all, so it stays in one list with the questions around it. */
function joined(blocks: readonly Growing[], next: Growing): Growing[] {
  const last = blocks.at(-1)
  if (!last?.isLined || !next.isLined || last.risks.length > 1 || next.risks.length > 1) return [...blocks, next]
  return [...blocks.slice(0, -1), { isLined: true, risks: [], rows: [...last.rows, ...next.rows] }]
}
