import type { Line } from '../rating/price'

type Group = Line['group']
interface Grouped {
  readonly field: string
  readonly group: Group
}

const titles: Readonly<Record<Group, string>> = {
  liability: 'Liability',
  cancellation: 'Cancellation',
  rain: 'Rain',
  fees: 'Fee and tax',
}

/** The part of the price that a line belongs to. Prices that were stored earlier have terrorism coverage as a fee. */
export const groupOf = ({ field, group }: Grouped): Group => (field === 'tria' ? 'liability' : group)

/** The parts of a price with their lines, in the order of display. */
export const groupsOf = <Of extends Grouped>(worksheet: readonly Of[]) =>
  (Object.keys(titles) as Group[])
    .map((group) => ({
      group,
      title: titles[group],
      lines: worksheet.filter((line) => groupOf(line) === group),
    }))
    .filter(({ lines }) => lines.length > 0)
