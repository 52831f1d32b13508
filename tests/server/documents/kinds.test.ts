import { expect, test } from 'vitest'
import { coverageTypes } from '../../../domain/covers'
import { kindsOf } from '../../../server/documents/kinds'

test('each cover that is bought comes with its certificate and its policy, and every purchase with a receipt', () => {
  expect(coverageTypes.map(kindsOf)).toEqual([
    ['certificate', 'policy', 'receipt'],
    ['cancellationCertificate', 'cancellationPolicy', 'receipt'],
    ['certificate', 'policy', 'cancellationCertificate', 'cancellationPolicy', 'receipt'],
  ])
})
