import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'

/**
 * A purchase's answer holds the signed link to the policy. It is kept so that it can be given again to whoever has the
 * Idempotency-Key, and locked with that key, of which the database knows only the hash: who reads the database can open
 * no policy with what stands there.
 */
export function seal(text: string, key: string): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', lockOf(key), iv)
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
}

/** @throws when the key is another one, or the text was altered */
export function unseal(sealed: string, key: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', lockOf(key), bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
}

export const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

const lockOf = (key: string) => Buffer.from(hkdfSync('sha256', key, '', 'answer of a purchase', 32))
