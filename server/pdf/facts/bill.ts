import type { Price, WorksheetLine } from '../../../contract/client'
import { amount, dollars } from '../../../domain/common/formats'
import { groupOf, groupsOf, lineWords } from '../../../domain/worksheet'
import type { Bill, BillLine } from './types'

/** The paid amount in the groups of the price panel. */
export function billOf(price: Price): Bill {
  const groups = groupsOf(price.worksheet).map(({ title, lines }) => ({ title, lines: lines.map(billLine) }))
  return { groups, total: dollars(price.pricing_detail.amount_due) }
}

export const linesOf = ({ worksheet }: Price, group: WorksheetLine['group']): BillLine[] =>
  worksheet.filter((line) => groupOf(line) === group).map(billLine)

function billLine(line: WorksheetLine): BillLine {
  const { label, reason, isIncluded } = lineWords(line)
  return { label, reason: reason.replace(stepSentence, ''), amount: isIncluded ? 'Included' : amount(line.amount) }
}

/** A sentence that names the step where an answer can be changed. A document leaves it out: nothing can be changed there. */
const stepSentence = /(?<=\.) [^.]* in step \d\./
