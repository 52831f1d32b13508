import type { CheckedCertificate } from '../../../contract/client'
import type { CertificateKind } from '../facts/kinds'
import type { PolicyFacts } from '../facts/types'
import { cancellationLimits } from './cancellationLimits'
import { liabilityLimits } from './liabilityLimits'

type Limits = CheckedCertificate['limits']

/** As the certificate has them, but of jewelry the sum alone: the pieces are nobody else's business. */
export function checkedLimits({ liability, cancellation }: PolicyFacts, kind: CertificateKind): Limits {
  if (kind === 'cancellationCertificate') {
    return (cancellation ? cancellationLimits(cancellation) : []).flatMap(({ title, limits: [first] }) =>
      first ? [{ label: title, amount: first[1] }] : [],
    )
  }
  const [general, ...others] = liability ? liabilityLimits(liability) : []
  return [
    ...(general?.limits ?? []).map(([label, amount]) => ({ label, amount })),
    ...others.flatMap(({ title, limits }) =>
      limits.map(([label, amount]) => ({ label: `${title}: ${label.toLowerCase()}`, amount })),
    ),
  ]
}
