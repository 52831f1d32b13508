import { expect, test } from 'vitest'
import { seal, unseal } from '../../../server/platform/crypto/seal'

const key = 'f3b0c442-98fc-41c1-9afb-f4c8996fb924'
const text = JSON.stringify({ manage_policy_link: '/quote/#manage-policy?id=x&token=secret', name: 'Łukasz' })

test('the key decrypts the answer to the byte, any number of times', () => {
  const sealed = seal(text, key)
  expect(unseal(sealed, key)).toBe(text)
  expect(unseal(sealed, key)).toBe(text)
})

test('the answer is unreadable without the key, and two seals differ', () => {
  const sealed = seal(text, key)
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('secret')
  expect(seal(text, key)).not.toBe(sealed)
  expect(() => unseal(sealed, `${key}x`)).toThrow()
})

test('an altered answer is refused', () => {
  const bytes = Buffer.from(seal(text, key), 'base64url')
  bytes[bytes.length - 1]! ^= 1
  expect(() => unseal(bytes.toString('base64url'), key)).toThrow()
})
