import { afterAll, expect, test } from 'vitest'
import { settingsLists } from '../../../domain/staff/settings'
import { testApp } from '../rig/app'
import { operation, operationIds } from '../rig/contract'
import { newKey } from '../rig/quotes'

const app = await testApp()
afterAll(() => app.close())

const excluded = settingsLists.filter((list) => list !== 'policy-fee-adjustment')

/** A new list of excluded customers that “All mailings” forgets is named here. */
test.each(excluded)('an address excluded from every mailing is in the list %s', async (list) => {
  const cookie = await app.staff('admin')
  const email = `${list}@example.com`
  const added = await app.call('addExcludedEmailCustomers', { body: { rows: [{ email }] }, headers: newKey(), cookie })
  expect(added.statusCode).toBe(201)
  const read = operationIds.find(
    (id) => operation(id).path === `/settings/${list}` && operation(id).method.toUpperCase() === 'GET',
  )
  const { data } = await app.call(read!, { query: { search: email }, cookie })
  expect(data.rows.map((row: { email: string }) => row.email)).toEqual([email])
})
