import { makeStaffClient } from '../../../contract/staff'
import {
  addRows,
  deleteRow,
  exportProspects,
  readList,
  readReference,
  updateRow,
} from '../../../machines/calls/settings'
import { settingsDraft } from '../../../machines/staff/settings/settings.draft'
import { listEditorMachine } from '../../../machines/staff/settings/settings.machine'
import { SettingsScreen } from '../../screens/staff/settings/SettingsScreen'
import { saveFile } from '../../shared/browser/saveFile'
import type { OpenPage } from '../routes/routes'
import { startStaff } from './staffPage'

const openSettingsPage: OpenPage = (dependencies) => {
  const client = makeStaffClient(dependencies.client)
  const editor = listEditorMachine.provide({
    actors: {
      readList: readList(client),
      readReference: readReference(client),
      addRows: addRows(client),
      updateRow: updateRow(client),
      deleteRow: deleteRow(client),
      exportProspects: exportProspects(client, (file) => saveFile(window, file, 'prospects.csv')),
    },
  })
  const { staff, follow } = startStaff(dependencies, editor, { draft: settingsDraft })
  return { Screen: () => <SettingsScreen staff={staff} />, follow }
}
export default openSettingsPage
