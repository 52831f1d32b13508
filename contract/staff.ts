import { staffCalls } from './calls/staff.gen'
import type { Client } from './client'

export type StaffClient = ReturnType<typeof makeStaffClient>

/** Every operation. Those for staff load with the first staff page, so that customers do not wait for them. */
export const makeStaffClient = (client: Client) => ({ ...staffCalls(client.api), ...client })
