import type { WorkItemRow } from '../../../../contract/client'
import { dayInWords } from '../../../../domain/common/formats'

/** The day of a task; an overdue one says so in words, because color alone is not accessible. */
export const DueDay = ({ row: { is_overdue }, day }: { row: Pick<WorkItemRow, 'is_overdue'>; day: string }) => (
  <>
    {is_overdue && <span className="font-strong text-stop">Overdue: </span>}
    {dayInWords(day)}
  </>
)
