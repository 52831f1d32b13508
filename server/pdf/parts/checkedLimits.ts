import type { CheckedCertificate } from '../../../contract/client'
import type { CertificateKind } from '../facts/kinds'
import type { PolicyFacts } from '../facts/types'
import { cancellationLimits } from './cancellationLimits'
import { liabilityLimits } from './liabilityLimits'

type Limits = NonNullable<CheckedCertificate['limits']>

/** The certificate's limits, but only the total for jewelry: the items are private. */
export function checkedLimits({ liability, cancellation, rain }: PolicyFacts, kind: CertificateKind): Limits {
  if (kind === 'cancellationCertificate') {
    return (cancellation ? cancellationLimits(cancellation) : []).flatMap(({ title, limits: [first] }) =>
      first ? [{ label: title, amount: first[1] }] : [],
    )
  }
  if (kind === 'rainCertificate') {
    return rain
      ? [
          { label: 'Covered hours', amount: `${rain.hours}, local time at the event` },
          { label: `${rain.threshold} of rain or more`, amount: rain.amount },
        ]
      : []
  }
  const [general, ...others] = liability ? liabilityLimits(liability) : []
  return [
    ...(general?.limits ?? []).map(([label, amount]) => ({ label, amount })),
    ...others.flatMap(({ title, limits }) =>
      limits.map(([label, amount]) => ({ label: `${title}: ${label.toLowerCase()}`, amount })),
    ),
  ]
}
