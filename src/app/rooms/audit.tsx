import { makeStaffClient } from '../../../contract/staff'
import { auditMachine } from '../../../machines/audit/audit.machine'
import { listAudit } from '../../../machines/calls/users'
import { AuditScreen } from '../../screens/audit/AuditScreen'
import type { OpenRoom } from '../room'
import { startStaff } from './staff'

const openAuditRoom: OpenRoom = (world) => {
  const client = makeStaffClient(world.client)
  const audit = auditMachine.provide({
    actors: { listAudit: listAudit(client) },
  })
  const { staff, follow } = startStaff(world, audit)
  return { Screen: () => <AuditScreen staff={staff} />, follow }
}
export default openAuditRoom
