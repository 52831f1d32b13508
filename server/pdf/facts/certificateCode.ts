import { createHash } from 'node:crypto'

/** Digits and letters that are not easily confused, spoken or in print. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * The code of a certificate, such as 7KQ4-XM92. It is derived from the certificate's unguessable token, so that it can
 * be looked up without revealing the token.
 */
export function certificateCode(token: string): string {
  const hash = createHash('sha256').update(`certificate:${token}`).digest()
  const letters = [...hash.subarray(0, 8)].map((byte) => alphabet[byte % alphabet.length])
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`
}

/** The stored form of a typed code: any case, with or without the hyphen. Null for an impossible code. */
export function readCode(typed: string): string | null {
  const letters = typed.replaceAll('-', '').toUpperCase()
  const isCode = letters.length === 8 && [...letters].every((letter) => alphabet.includes(letter))
  return isCode ? `${letters.slice(0, 4)}-${letters.slice(4)}` : null
}
