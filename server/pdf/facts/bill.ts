import type { Price, WorksheetLine } from '../../../contract/client'
import { amount, dollars } from '../../../domain/common/formats'
import { lineWords } from '../../../domain/worksheet'
import type { Bill, BillLine } from './types'

type Group = WorksheetLine['group']

const titles: Readonly<Record<Group, string>> = {
  liability: 'Liability',
  cancellation: 'Cancellation',
  fees: 'Fee and tax',
}

/** The paid amount in the groups of the price panel. */
export function billOf(price: Price): Bill {
  const groups = (Object.keys(titles) as Group[]).map((group) => ({
    title: titles[group],
    lines: linesOf(price, group),
  }))
  return { groups: groups.filter(({ lines }) => lines.length > 0), total: dollars(price.pricing_detail.amount_due) }
}

export const linesOf = ({ worksheet }: Price, group: Group): BillLine[] =>
  worksheet.filter((line) => line.group === group).map(billLine)

function billLine(line: WorksheetLine): BillLine {
  const { label, reason, isIncluded } = lineWords(line)
  return { label, reason: reason.replace(namesStep, ''), amount: isIncluded ? 'Included' : amount(line.amount) }
}

/** A sentence that says where to change an answer, which is no longer possible in a document. */
const namesStep = /(?<=\.|^) [^.]* in step \d\./
