import { shallowEqual, useSelector } from '@xstate/react'
import { brand } from '../../../../domain/common/brand'
import { auditAddressOf } from '../../../../machines/staff/audit/audit.route'
import {
  type AuditRef,
  selectAudit,
  selectAuditFaults,
  selectAuditListed,
  selectAuditProblem,
  selectAuditQuery,
  selectAuditState,
} from '../../../../machines/staff/audit/audit.select'
import type { StaffRef } from '../../../../machines/staff/shell/staff.select'
import { focusOnMount } from '../../../shared/browser/focus'
import { Loading } from '../../../shared/ui/Busy'
import { zoneInWords } from '../shared/dates'
import { Failed } from '../shared/LoadError'
import { NoRows } from '../shared/NoRows'
import { Pager } from '../shared/Pager'
import { StaffPage } from '../shared/StaffPage'
import { AuditFilters } from './AuditFilters'
import { AuditTable } from './AuditTable'

/** The screen at `/admin/audit`. */
export function AuditScreen({ staff }: { staff: StaffRef }) {
  return (
    <StaffPage staff={staff}>
      <Audit staff={staff} />
    </StaffPage>
  )
}

function Audit({ staff }: { staff: StaffRef }) {
  const audit = useSelector(staff, selectAudit)
  return audit ? <AuditPage audit={audit} /> : null
}

function AuditPage({ audit }: { audit: AuditRef }) {
  const state = useSelector(audit, selectAuditState)
  return (
    <>
      <title>{`Audit trail | ${brand.name}`}</title>
      <h1 tabIndex={-1} ref={focusOnMount} className="display pt-4 pb-1 text-h2">
        Audit trail
      </h1>
      {state === 'turnedAway' ? (
        <p className="py-2">Only administrators can see the audit trail. Changes of one contact are in its history.</p>
      ) : (
        <AuditLog audit={audit} />
      )}
    </>
  )
}

function AuditLog({ audit }: { audit: AuditRef }) {
  const state = useSelector(audit, selectAuditState)
  const query = useSelector(audit, selectAuditQuery)
  const listed = useSelector(audit, selectAuditListed)
  const faults = useSelector(audit, selectAuditFaults, shallowEqual)
  const problem = useSelector(audit, selectAuditProblem)
  return (
    <>
      <p className="max-w-(--measure) pb-2 text-ink-soft">
        Every action with its user and time, newest first. Entries are never removed. {zoneInWords}
      </p>
      <AuditFilters query={query} faults={faults} />
      {state === 'loading' && (listed ? <div className="running" /> : <Loading text="Fetching..." />)}
      {state === 'failed' && <Failed problem={problem} onRetry={() => audit.send({ type: 'page.retried' })} />}
      {listed && state !== 'failed' && (
        <div aria-busy={state === 'loading'}>
          {listed.rows.length > 0 && <AuditTable rows={listed.rows} />}
          <NoRows total={listed.total}>No entries match.</NoRows>
          {listed.total > 0 && (
            <Pager
              range={listed}
              to={(page) => auditAddressOf({ ...query, page })}
              isMore={listed.total >= mostCounted}
            />
          )}
        </div>
      )}
    </>
  )
}

/** the server stops counting here */
const mostCounted = 100_000
