import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { isBefore } from '../../../domain/common/dates'
import type { StaffSnapshot } from '../shell/staff.select'
import type { auditMachine } from './audit.machine'

export type AuditRef = ActorRefFrom<typeof auditMachine>
type Snapshot = SnapshotFrom<typeof auditMachine>

/** The page that is open while a user is signed in at `/admin/audit`. */
export const selectAudit = (s: StaffSnapshot) => s.children.page as AuditRef | undefined

export const selectAuditState = (s: Snapshot) => s.value
export const selectAuditQuery = (s: Snapshot) => s.context.query
/** Faults of the days, by parameter. Compare with `shallowEqual`. */
export function selectAuditFaults({
  context: { query, wrongDays },
}: Snapshot): Readonly<Partial<Record<'from' | 'to', string>>> {
  const { from, to } = query
  return from && to && isBefore(to, from) ? { to: '“To” cannot be before “From”' } : wrongDays
}
export const selectAuditListed = (s: Snapshot) => s.context.data
export const selectAuditProblem = (s: Snapshot) => s.context.problem?.message ?? null
