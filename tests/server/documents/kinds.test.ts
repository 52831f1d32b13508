import { expect, test } from 'vitest'
import { coverageTypes } from '../../../domain/common/coverageTypes'
import { kindsOf } from '../../../server/pdf/facts/kinds'

test('each coverage comes with its certificate and its policy', () => {
  expect(coverageTypes.map(kindsOf)).toEqual([
    ['certificate', 'policy'],
    ['cancellationCertificate', 'cancellationPolicy'],
    ['certificate', 'policy', 'cancellationCertificate', 'cancellationPolicy'],
    ['rainCertificate', 'rainPolicy'],
  ])
})
