import { randomBytes } from 'node:crypto'
import { seal, unseal } from '../platform/crypto/seal'
import { storedKey } from '../platform/crypto/storedKey'
import type { Db } from '../platform/db/database'
import type { Services } from '../platform/services/services'
import { newSecret } from './signature'

/** The key that encrypts all signing secrets. It is read before a transaction, because it is a file. */
export const secretsKey = (services: Pick<Services, 'db' | 'files' | 'newId'>): Promise<string> =>
  storedKey(services, 'webhooks of partners')

/** The secret of one endpoint is not unsealed for another. */
const purposeOf = (endpointId: string) => `webhook ${endpointId}`

interface Making {
  readonly endpointId: string
  readonly key: string
  readonly at: Date
}

/** Stores a new secret of an endpoint, encrypted. @returns it */
export async function addSecret(db: Db, { endpointId, key, at }: Making): Promise<string> {
  const secret = newSecret()
  await db.q
    .insertInto('webhook_secret')
    .values({
      id: randomBytes(16).toString('base64url'),
      endpoint_id: endpointId,
      sealed: seal(secret, key, purposeOf(endpointId)),
      created: at,
    })
    .execute()
  return secret
}

/** hours for which the secret before still signs */
const overlapHours = 24

/** Lets the secrets that have no end yet sign for 24 hours more. */
export async function endSecrets(db: Db, endpointId: string, at: Date): Promise<void> {
  await db.q
    .updateTable('webhook_secret')
    .set({ ends: new Date(at.getTime() + overlapHours * 60 * 60_000) })
    .where('endpoint_id', '=', endpointId)
    .where('ends', 'is', null)
    .execute()
}

/** The secrets that sign now, the newest first. */
export async function secretsOf(db: Db, { endpointId, key, at }: Making): Promise<string[]> {
  const rows = await db.q
    .selectFrom('webhook_secret')
    .select('sealed')
    .where('endpoint_id', '=', endpointId)
    .where((e) => e.or([e('ends', 'is', null), e('ends', '>', at)]))
    .orderBy('created', 'desc')
    .execute()
  return rows.map(({ sealed }) => unseal(sealed, key, purposeOf(endpointId)))
}
