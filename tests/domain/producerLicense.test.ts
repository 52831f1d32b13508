import { expect, test } from 'vitest'
import { answeredThrough } from '../../domain/application/examples'
import { faultsOf } from '../../domain/application/faults'
import { expiredLicense } from '../../domain/application/producer'

const note = 'This license expired on 11/19/2026. If you have renewed it, enter the new date.'

test.each([
  ['11/19/2026', '11/20/2026', note],
  ['11/20/2026', '11/20/2026', null],
  ['11/19/2026', null, null],
  ['11/19/', '11/20/2026', null],
  [null, '11/20/2026', null],
])('decision 73: a producer’s license that expires on %s is noticed on %s', (expires, today, words) => {
  expect(expiredLicense(expires, today)).toBe(words)
})

test('decision 73: an expired license refuses nothing', () => {
  const producer = { insurance_producer: 'True', producer_license_exp_date: '01/31/2020' } as const
  expect(faultsOf('insured', answeredThrough('insured', producer))).toEqual([])
})
