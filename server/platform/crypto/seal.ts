import { createCipheriv, createDecipheriv, hash, hkdfSync, randomBytes } from 'node:crypto'

const purchaseResponse = 'answer of a purchase'

/**
 * Encrypts the response to a purchase, which contains the signed policy link. The response is stored, so that it can be
 * replayed to the caller with the Idempotency-Key. That key encrypts it, and the database stores only the key's hash,
 * so a reader of the database cannot open a policy.
 * @param purpose a text that was sealed for one purpose is not unsealed for another
 */
export function seal(text: string, key: string, purpose = purchaseResponse): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', lockOf(key, purpose), iv)
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
}

/** @throws for another key, another purpose, or an altered text */
export function unseal(sealed: string, key: string, purpose = purchaseResponse): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', lockOf(key, purpose), bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
}

/** 256 random bits as text: a token for a link or a session, of which the database stores only the hash, or a key. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** SHA-256 as hex. */
export const hashOf = (text: string) => hash('sha256', text, 'hex')

const lockOf = (key: string, purpose: string) => Buffer.from(hkdfSync('sha256', key, '', purpose, 32))
