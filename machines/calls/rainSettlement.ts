import type { RainMeasurement, RainPayment, RainSettling, Result } from '../../contract/client'
import type { StaffClient } from '../../contract/staff'
import { notFound, pageCall, saveCall } from './call'

export interface SettlementQuery {
  /** of the contact */
  readonly id: string
}

export const getRainSettlement = (client: StaffClient) =>
  pageCall(({ id }: SettlementQuery, signal): Promise<Result<RainSettling>> => client.getRainSettlement(id, signal), {
    'page.missing': notFound,
  })

const saved = (data: RainSettling) => ({ type: 'settlement.saved', data }) as const

export const recordRain = (client: StaffClient) =>
  saveCall(
    ({ id, measurement }: SettlementQuery & { measurement: RainMeasurement }, signal) =>
      client.recordRain(id, measurement, signal),
    { answered: saved },
  )

export const payRain = (client: StaffClient) =>
  saveCall(
    ({ id, payment }: SettlementQuery & { payment: RainPayment }, signal) => client.payRain(id, payment, signal),
    {
      answered: saved,
    },
  )
