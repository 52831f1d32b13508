import { makeStaffClient } from '../../../contract/staff'
import { exportReport, getOverview } from '../../../machines/calls/reports'
import { overviewMachine } from '../../../machines/staff/overview/overview.machine'
import { OverviewScreen } from '../../screens/staff/overview/OverviewScreen'
import { saveFile } from '../../shared/browser/saveFile'
import type { OpenPage } from '../routes/routes'
import { startStaff } from './staffPage'

const openOverviewPage: OpenPage = (dependencies) => {
  const client = makeStaffClient(dependencies.client)
  const overview = overviewMachine.provide({
    actors: {
      getOverview: getOverview(client),
      exportReport: exportReport(client, (file, report) => saveFile(window, file, `${report}.csv`)),
    },
  })
  const { staff, follow } = startStaff(dependencies, overview)
  return { Screen: () => <OverviewScreen staff={staff} />, follow }
}
export default openOverviewPage
