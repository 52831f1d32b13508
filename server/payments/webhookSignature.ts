import { createHmac, timingSafeEqual } from 'node:crypto'

/** maximum age of a signed event, and maximum lag of our clock */
const toleranceSeconds = 300

const digest = (secret: string, seconds: number | string, body: string) =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest()

/** The signature header in Stripe's format: `t=<seconds>,v1=<HMAC-SHA-256 of "seconds.body", hex>`. */
export function signatureOf(secret: string, body: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000)
  return `t=${seconds},v1=${digest(secret, seconds, body).toString('hex')}`
}

/**
 * Whether the processor signed exactly this body within the last five minutes. One matching signature is enough: Stripe
 * signs with both secrets while one is being replaced.
 */
export function isGenuine(header: string, secret: string, body: string, now: Date): boolean {
  const parts = header.split(',').map((part) => part.trim().split('=', 2))
  const seconds = parts.find(([name]) => name === 't')?.[1] ?? ''
  if (!/^\d{1,12}$/.test(seconds)) return false
  if (Math.abs(now.getTime() / 1000 - Number(seconds)) > toleranceSeconds) return false
  const right = digest(secret, seconds, body)
  return parts.some(([name, value = '']) => name === 'v1' && isSame(right, value))
}

function isSame(right: Buffer, hex: string): boolean {
  const given = Buffer.from(hex, 'hex')
  return given.length === right.length && timingSafeEqual(given, right)
}
