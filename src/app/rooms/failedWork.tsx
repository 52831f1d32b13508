import { makeStaffClient } from '../../../contract/staff'
import { listJobs, retryJob } from '../../../machines/calls/failedWork'
import { failedWorkMachine } from '../../../machines/failedWork/failedWork.machine'
import { FailedWorkScreen } from '../../screens/staff/FailedWorkScreen'
import type { OpenRoom } from '../room'
import { startStaff } from './staff'

const openFailedWorkRoom: OpenRoom = (world) => {
  const client = makeStaffClient(world.client)
  const work = failedWorkMachine.provide({ actors: { listJobs: listJobs(client), retryJob: retryJob(client) } })
  const { staff, follow } = startStaff(world, work)
  return { Screen: () => <FailedWorkScreen staff={staff} />, follow }
}
export default openFailedWorkRoom
