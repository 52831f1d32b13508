import { makeStaffClient } from '../../../contract/staff'
import { addMoratorium, liftMoratorium, listMoratoria } from '../../../machines/calls/moratoria'
import { moratoriaDraft } from '../../../machines/staff/moratoria/moratoria.draft'
import { moratoriaMachine } from '../../../machines/staff/moratoria/moratoria.machine'
import { MoratoriaScreen } from '../../screens/staff/moratoria/MoratoriaScreen'
import type { OpenPage } from '../routes/routes'
import { startStaff } from './staffPage'

const openMoratoriaPage: OpenPage = (dependencies) => {
  const client = makeStaffClient(dependencies.client)
  const moratoria = moratoriaMachine.provide({
    actors: {
      listMoratoria: listMoratoria(client),
      addMoratorium: addMoratorium(client),
      liftMoratorium: liftMoratorium(client),
    },
  })
  const { staff, follow } = startStaff(dependencies, moratoria, { draft: moratoriaDraft })
  return { Screen: () => <MoratoriaScreen staff={staff} />, follow }
}
export default openMoratoriaPage
