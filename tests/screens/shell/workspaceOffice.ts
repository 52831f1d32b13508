import { screen } from '@testing-library/react'
import { vi } from 'vitest'
import type { StaffClient } from '../../../contract/staff'
import { openedPolicy } from '../../walks/policy.cases'
import { opened, rep, row } from '../../walks/staff.cases'
import * as cases from '../../walks/workspace.cases'
import { ok } from '../fakes'

export const at = `/quote/admin/${row.id}`
export const alone = { others: [], version: 3, changed_by: 'customer' }
export const stored = ok({ contact: cases.stored.contact as never, link: '/' })

/** A server with one contact, and a signed-in user. */
export const office = <Changes extends Partial<StaffClient>>(changes?: Changes) => ({
  getSession: vi.fn(async () => ok(rep)),
  openContact: vi.fn(async (_: string) => ok(opened)),
  sayPresence: vi.fn(async (_: string) => ok(alone)),
  getPolicy: vi.fn(async (_: string) => ok(openedPolicy)),
  getHistory: vi.fn(async (_: string) => ok(cases.historyPage([]) as never)),
  ...(changes as Changes),
})
export const policyOffice = <Changes extends Partial<StaffClient>>(changes?: Changes) =>
  office({ openContact: vi.fn(async (_: string) => ok(cases.bought)), ...(changes as Changes) })
export const button = (name: string) => screen.findByRole('button', { name })
export const toasted = (text: string) => [{ type: 'toast', kind: 'success', text }]
