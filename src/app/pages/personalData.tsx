import { makeStaffClient } from '../../../contract/staff'
import { erasePersonalData, exportPersonalData, findPersonalData } from '../../../machines/calls/personalData'
import { personalDataMachine } from '../../../machines/staff/personalData/personalData.machine'
import { PersonalDataScreen } from '../../screens/staff/personalData/PersonalDataScreen'
import { saveFile } from '../../shared/browser/saveFile'
import type { OpenPage } from '../routes/routes'
import { startStaff } from './staffPage'

const openPersonalDataPage: OpenPage = (dependencies) => {
  const client = makeStaffClient(dependencies.client)
  const personalData = personalDataMachine.provide({
    actors: {
      findPersonalData: findPersonalData(client),
      exportPersonalData: exportPersonalData(client, (file) => saveFile(window, file, 'personal-data.zip')),
      erasePersonalData: erasePersonalData(client),
    },
  })
  const { staff, follow } = startStaff(dependencies, personalData)
  return { Screen: () => <PersonalDataScreen staff={staff} />, follow }
}
export default openPersonalDataPage
