import { screen } from '@testing-library/react'
import { vi } from 'vitest'
import type { StaffClient } from '../../../contract/staff'
import { pageOf, underwriter } from '../../walks/staff.cases'
import { referral, waiting } from '../../walks/underwriting.cases'
import { ok } from '../fakes'
import { enter } from './application'

/** A server with one referred quote, and a signed-in underwriter. */
export const office = <Changes extends Partial<StaffClient>>(changes?: Changes) => ({
  getSession: vi.fn(async () => ok(underwriter)),
  findContacts: vi.fn(async (_: Parameters<StaffClient['findContacts']>[0]) =>
    ok({ ...pageOf([]), rows: [waiting], total: 1, page: 1, size: 100 }),
  ),
  openReferral: vi.fn(async (_: string) => ok(referral)),
  ...(changes as Changes),
})
export const openQueue = async (changes?: Partial<StaffClient>, at = '/quote/usw') => {
  const server = office(changes)
  const shell = enter(at, server)
  await screen.findByRole('heading', { level: 3, name: 'Decide' })
  return { ...shell, server }
}
export const lastCallOf = (spy: unknown) => vi.mocked(spy as (...args: unknown[]) => unknown).mock.calls.at(-1)!
