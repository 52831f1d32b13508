import { makeStaffClient } from '../../../contract/staff'
import { listJobs, retryJob } from '../../../machines/calls/jobs'
import { failedJobsMachine } from '../../../machines/staff/jobs/jobs.machine'
import { JobsScreen } from '../../screens/staff/jobs/JobsScreen'
import type { OpenPage } from '../routes/routes'
import { startStaff } from './staffPage'

const openJobsPage: OpenPage = (dependencies) => {
  const client = makeStaffClient(dependencies.client)
  const work = failedJobsMachine.provide({ actors: { listJobs: listJobs(client), retryJob: retryJob(client) } })
  const { staff, follow } = startStaff(dependencies, work)
  return { Screen: () => <JobsScreen staff={staff} />, follow }
}
export default openJobsPage
