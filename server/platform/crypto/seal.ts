import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'

/**
 * Encrypts the response to a purchase, which contains the signed policy link. The response is stored, so that it can be
 * replayed to the caller with the Idempotency-Key. That key encrypts it, and the database stores only the key's hash,
 * so a reader of the database cannot open a policy.
 */
export function seal(text: string, key: string): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', lockOf(key), iv)
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
}

/** @throws for another key, or an altered text */
export function unseal(sealed: string, key: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', lockOf(key), bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
}

export const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

const lockOf = (key: string) => Buffer.from(hkdfSync('sha256', key, '', 'answer of a purchase', 32))
