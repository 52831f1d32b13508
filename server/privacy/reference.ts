import { createHmac } from 'node:crypto'
import { storedKey } from '../platform/crypto/storedKey'
import type { Services } from '../platform/services/services'

/**
 * The name of a person in the audit trail: the same for each request about an address, so that an auditor can follow a
 * person through exports and erasures, and unreadable without our key, so that it stays after an erasure.
 * @param email lower case
 */
export async function referenceOf(services: Pick<Services, 'db' | 'files' | 'newId'>, email: string): Promise<string> {
  const key = await storedKey(services, 'references to persons')
  return `PD-${createHmac('sha256', key).update(email).digest('hex').slice(0, 8).toUpperCase()}`
}
