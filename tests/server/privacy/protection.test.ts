import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { tables } from '../../../server/privacy/dataMap'
import { password, testApp } from '../rig/app'
import { newPartnerKey, withPartners } from '../rig/partners'
import { factorUser } from '../staff/factorUser'

/* The third level of protection of the data map. */

const app = await testApp({ env: withPartners })
afterAll(() => app.close())
const { services } = app
const user = factorUser(app)

test('a copy of the database has no password, cookie, code or key in the clear (level 3)', async () => {
  const { email, cookie } = await user.begin()
  const { secret, codes } = await user.setUp()
  const { secret: key } = await newPartnerKey(services)
  let copy = ''
  for (const [name] of tables)
    copy += JSON.stringify((await sql`select * from ${sql.table(name)}`.execute(services.db.q)).rows)
  // the copy has what the levels below permit
  expect(copy).toContain(email)
  for (const given of [password, cookie.split('=')[1]!, secret, ...codes, key]) expect(copy).not.toContain(given)
})
