import { createHash } from 'node:crypto'
import { bytesEach, sortedHashes } from './breachedPasswords.gen'

let list: Buffer | null = null

/** Whether a password is on the shipped list of leaked ones; upper and lower case count as the same. */
export function isBreached(password: string): boolean {
  list ??= Buffer.from(sortedHashes, 'base64')
  const hash = createHash('sha256').update(password.normalize('NFKC').toLowerCase()).digest().subarray(0, bytesEach)
  let [low, high] = [0, list.length / bytesEach - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const order = list.subarray(middle * bytesEach, (middle + 1) * bytesEach).compare(hash)
    if (order === 0) return true
    if (order < 0) low = middle + 1
    else high = middle - 1
  }
  return false
}
