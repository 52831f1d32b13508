import { accountingCalls } from './calls/accounting'
import { attachmentsCalls } from './calls/attachments'
import { deskCalls } from './calls/desk'
import { overviewCalls } from './calls/overview'
import { settingsCalls } from './calls/settings'
import { signaturesCalls } from './calls/signatures'
import { underwritingCalls } from './calls/underwriting'
import { usersCalls } from './calls/users'
import { workspaceCalls } from './calls/workspace'
import type { Client } from './client'

export type StaffClient = ReturnType<typeof makeStaffClient>

/** Every operation. Those for staff load with the first staff page, so that customers do not wait for them. */
export const makeStaffClient = (client: Client) => ({
  ...accountingCalls(client.api),
  ...attachmentsCalls(client.api),
  ...deskCalls(client.api),
  ...overviewCalls(client.api),
  ...settingsCalls(client.api),
  ...signaturesCalls(client.api),
  ...underwritingCalls(client.api),
  ...usersCalls(client.api),
  ...workspaceCalls(client.api),
  ...client,
})
