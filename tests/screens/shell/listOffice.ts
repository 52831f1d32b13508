import { vi } from 'vitest'
import type { StaffClient } from '../../../contract/staff'
import { pageOf, rep, row } from '../../walks/staff.cases'
import { ok } from '../fakes'

type Request = Parameters<StaffClient['findContacts']>[0]
const other = {
  ...row,
  id: 'another-contact-000000',
  quote_number: 'Q-204816',
  insured_name: null,
  is_hcc: true,
}

/** Staff with a list of two quotes, one of them without a name. */
export const office = <Changes extends Partial<StaffClient>>(changes?: Changes) => ({
  getSession: async () => ok(rep),
  findContacts: vi.fn(async (_: Request) =>
    ok({ ...pageOf([]), rows: [row, other], total: 2, counts: { all: 10_000, quoted: 1, referred: 2 } }),
  ),
  exportContacts: vi.fn(async (_: Parameters<StaffClient['exportContacts']>[0]) => ok(new Blob(['Quote']) as never)),
  ...(changes as Changes),
})
