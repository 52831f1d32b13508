import { randomUUID } from 'node:crypto'

/** A word that is used once. It has letters only: a random run of digits may be taken for a card number. */
export const newWord = (): string =>
  randomUUID().replace(/[\d-]/g, (sign) => String.fromCharCode('g'.charCodeAt(0) + (Number(sign) || 0)))

/** An address that nobody else has. */
export const newAddress = (): string => `${newWord()}@example.com`
