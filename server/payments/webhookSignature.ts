import { createHmac, timingSafeEqual } from 'node:crypto'

/** for how long an event that is signed is taken, and by how far our clock may be behind the processor's */
const toleranceSeconds = 300

const digest = (secret: string, seconds: number | string, body: string) =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest()

/** The header of an event, as Stripe writes it: `t=<seconds>,v1=<HMAC-SHA-256 of "seconds.body", hex>`. */
export function signatureOf(secret: string, body: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000)
  return `t=${seconds},v1=${digest(secret, seconds, body).toString('hex')}`
}

/**
 * Whether the processor has written these very letters within the last five minutes. Any of several signatures will do:
 * while a secret is exchanged, Stripe signs with both.
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
