import { makeStaffClient } from '../../../contract/staff'
import { getRainSettlement, payRain, recordRain } from '../../../machines/calls/rainSettlement'
import { rainSettlementDraft } from '../../../machines/staff/rainSettlement/rainSettlement.draft'
import { rainSettlementMachine } from '../../../machines/staff/rainSettlement/rainSettlement.machine'
import { RainSettlementScreen } from '../../screens/staff/rainSettlement/RainSettlementScreen'
import type { OpenPage } from '../routes/routes'
import { startStaff } from './staffPage'

const openRainSettlementPage: OpenPage = (dependencies) => {
  const client = makeStaffClient(dependencies.client)
  const settlement = rainSettlementMachine.provide({
    actors: {
      getRainSettlement: getRainSettlement(client),
      recordRain: recordRain(client),
      payRain: payRain(client),
    },
  })
  const { staff, follow } = startStaff(dependencies, settlement, { draft: rainSettlementDraft })
  return { Screen: () => <RainSettlementScreen staff={staff} />, follow }
}
export default openRainSettlementPage
