import type { JobHandler } from '../jobs/handler'
import { hasten } from '../jobs/queue'
import { boughtBy } from './bought'
import { factsOf } from './facts'

/**
 * Makes the files of a policy that are not made yet. A file lies under a key of its own for each version of the policy,
 * and its row is marked once it is there, so a repeated job writes the same again or has nothing to do.
 */
export const makeDocuments: JobHandler = async (services, payload) => {
  const contactId = String(payload['contactId'])
  const { db, files, now } = services
  const bought = await boughtBy(services, contactId)
  const facts = factsOf(bought)
  for (const row of bought.rows.filter(({ made }) => made === null)) {
    // loaded with the first document: it takes a while, and a server that only answers calls does without it
    const { renderDocument } = await import('./render')
    const key = `documents/${row.policy_number}/${bought.policy.version}/${row.kind}.pdf`
    await files.put(key, await renderDocument(row.kind, facts))
    await db.q.updateTable('document').set({ file_key: key, made: now() }).where('token', '=', row.token).execute()
  }
  await hasten(db, 'mail', contactId)
}
