import { randomBytes } from 'node:crypto'
import { dropSchemas } from './database'

/** Once before a room that runs on PostgreSQL: its workers keep their schemas for file after file, and all of them go at its end. */
export default function setup() {
  const url = process.env['DATABASE_URL']
  if (!url) return
  const name = `test_${randomBytes(4).toString('hex')}`
  process.env['TEST_SCHEMAS'] = name
  return () => dropSchemas(url, `${name}\\_%`)
}
