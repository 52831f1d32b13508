import { makeStaffClient } from '../../../contract/staff'
import {
  addRows,
  deleteRow,
  exportProspects,
  readList,
  readReference,
  updateRow,
} from '../../../machines/calls/listEditor'
import { listEditorMachine } from '../../../machines/listEditor/listEditor.machine'
import { SettingsScreen } from '../../screens/settings/SettingsScreen'
import type { OpenRoom } from '../room'
import { saveFile } from '../saveFile'
import { startStaff } from './staff'

const openSettingsRoom: OpenRoom = (world) => {
  const client = makeStaffClient(world.client)
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
  const { staff, follow } = startStaff(world, editor)
  return { Screen: () => <SettingsScreen staff={staff} />, follow }
}
export default openSettingsRoom
