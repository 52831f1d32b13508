import { screen } from '@testing-library/react'
import { expect, vi } from 'vitest'
import type { StaffClient } from '../../../contract/staff'
import { noFactors } from '../../walks/factors.walks'
import { thisSession } from '../../walks/ownSessions.walks'
import { admin } from '../../walks/settings.cases'
import { auditPage, closed, done, sam, saved, usersPage } from '../../walks/users.cases'
import { ok } from '../fakes'

/** The calls of an administrator who sees the accounts and the audit log. */
export const office = <Changes extends Partial<StaffClient>>(changes?: Changes) => ({
  getSession: async () => ok(admin),
  listUsers: vi.fn(async (_: Parameters<StaffClient['listUsers']>[0]) =>
    ok({ ...usersPage([]), rows: [sam, closed], total: 2 }),
  ),
  listAudit: vi.fn(async (_: Parameters<StaffClient['listAudit']>[0]) =>
    ok({ ...auditPage([]), rows: [done, saved], total: 2 }),
  ),
  listSessions: async () => ok({ rows: [thisSession] }),
  listFactors: async () => ok(noFactors),
  ...(changes as Changes),
})
export const title = (name: string) => screen.findByRole('heading', { level: 1, name })
export const hasFocus = async (element: Promise<HTMLElement>) => {
  const match = await element
  expect(document.activeElement).toBe(match)
}
export const button = (name: string) => screen.findByRole('button', { name })
