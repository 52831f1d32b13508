import { makeStaffClient } from '../../../contract/staff'
import { listAudit } from '../../../machines/calls/users'
import { auditMachine } from '../../../machines/staff/audit/audit.machine'
import { AuditScreen } from '../../screens/staff/audit/AuditScreen'
import type { OpenPage } from '../routes/routes'
import { startStaff } from './staffPage'

const openAuditPage: OpenPage = (dependencies) => {
  const client = makeStaffClient(dependencies.client)
  const audit = auditMachine.provide({
    actors: { listAudit: listAudit(client) },
  })
  const { staff, follow } = startStaff(dependencies, audit)
  return { Screen: () => <AuditScreen staff={staff} />, follow }
}
export default openAuditPage
