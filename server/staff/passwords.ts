import { randomBytes, randomInt, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

export interface Cost {
  readonly N: number
  readonly r: number
  readonly p: number
}

/** 32 MiB and about a tenth of a second per hash */
const standard: Cost = { N: 32_768, r: 8, p: 1 }
const maxmem = 64 * 1024 * 1024
const length = 32

/** A salted scrypt hash with its parameters, so that they can be raised later: `scrypt$N$r$p$salt$hash`. */
export async function hashPassword(password: string, cost: Cost = standard): Promise<string> {
  const salt = randomBytes(16)
  const hash = await derive(normal(password), salt, length, { ...cost, maxmem })
  return stored(salt, hash, cost)
}

function stored(salt: Buffer, hash: Buffer, cost: Cost): string {
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), hash.toString('base64url')].join('$')
}

export async function isPassword(password: string, stored: string): Promise<boolean> {
  const [, N, r, p, salt = '', hash = ''] = stored.split('$')
  const known = Buffer.from(hash, 'base64url')
  const options = { N: Number(N), r: Number(r), p: Number(p), maxmem }
  const given = await derive(normal(password), Buffer.from(salt, 'base64url'), known.length, options)
  return timingSafeEqual(given, known)
}

/** The hash for unknown accounts, so that a failed sign-in takes the same time as for a real account. */
export const dummyPasswordHash = stored(randomBytes(16), randomBytes(length), standard)

/** 120 random bits, without characters that are easily confused. */
export function randomPassword(): string {
  const signs = 'abcdefghjkmnpqrstuvwxyz23456789'
  const picked = Array.from({ length: 25 }, () => signs[randomInt(signs.length)])
  return picked.join('').replace(/.{5}(?=.)/g, '$&-')
}

/** Normalizes a password, so that composed and decomposed characters match. */
function normal(password: string): string {
  return password.normalize('NFKC')
}
