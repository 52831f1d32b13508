import type { Selectable } from 'kysely'
import { type Answers, blankAnswers } from '../../../domain/application'
import { countedAnswers } from '../../../domain/application/applicable'
import { brand } from '../../../domain/common/brand'
import { holdsCancellation, holdsLiability, holdsRain } from '../../../domain/common/coverageTypes'
import { todayIn } from '../../../domain/common/dates'
import { countOf } from '../../../domain/common/formats'
import { sentence } from '../../../domain/common/sentence'
import { stateName } from '../../../domain/common/states'
import { type StoredCard, wayOfPayment } from '../../../domain/common/wayOfPayment'
import { noticesFor } from '../../../domain/quote/fraudNotices'
import type { PolicyTable } from '../../platform/db/policyTables'
import { billOf } from './bill'
import { cancellationOf } from './cancellation'
import type { CertificateKind } from './kinds'
import { liabilityOf } from './liability'
import { insuredOf, insurerNoticeOf, insurerOf, locationOf, producerOf } from './parties'
import { eventDaysInWords } from './period'
import { rainOf } from './rain'
import { type PolicyFacts, representative, type Signer } from './types'

export interface PurchasedPolicy {
  readonly policy: Pick<Selectable<PolicyTable>, 'policy_number' | 'created' | 'answers' | 'price' | 'transaction_id'>
  readonly quoteNumber: string
  /** codes of the certificates that exist */
  readonly codes: Readonly<Partial<Record<CertificateKind, string>>>
  /** when this policy version was created */
  readonly issued: Date
  /** where certificates are checked, without the code */
  readonly checkUrl: string
  /** undefined where it was paid by check or transfer */
  readonly payment: StoredCard | undefined
  /** of an underwriter's approval; none by default */
  readonly conditions?: readonly string[]
  /** our representative by default */
  readonly signedBy?: Signer
  /** certificate wording set by staff; null where it follows from the answers */
  readonly words?: { readonly description: string | null; readonly holder: string | null }
}

/** All facts for the documents, from the purchased answers and price alone. */
export function factsOf({
  policy,
  quoteNumber,
  codes,
  issued,
  checkUrl,
  payment,
  words,
  conditions = [],
  signedBy,
}: PurchasedPolicy): PolicyFacts {
  const answers: Answers = { ...blankAnswers, ...policy.answers }
  const counted = countedAnswers(answers)
  const { price, created: bought } = policy
  const certificate = (kind: CertificateKind) => {
    const code = codes[kind] ?? ''
    return { certificateCode: code, certificateUrl: `${checkUrl}/${code}` }
  }
  const type = counted.coverage_type
  return {
    nature: 'issued',
    policyNumber: policy.policy_number,
    quoteNumber,
    made: issued,
    issued: todayIn(issued),
    insured: insuredOf(counted),
    producer: producerOf(counted),
    insurer: insurerOf(counted),
    insurerNotice: insurerNoticeOf(counted),
    event: eventOf(counted),
    liability: holdsLiability(type)
      ? liabilityOf({ answers, counted, price, bought, certificate: certificate('certificate'), words })
      : null,
    cancellation: holdsCancellation(type)
      ? cancellationOf({ counted, price, bought, certificate: certificate('cancellationCertificate') })
      : null,
    rain: holdsRain(type) ? rainOf({ counted, price, certificate: certificate('rainCertificate') }) : null,
    conditions,
    fraudNotices: noticesFor([counted.event_state, counted.insured_state], 'application'),
    bill: billOf(price),
    payment: { with: wayOfPayment(payment), transactionId: policy.transaction_id },
    signedBy: signedBy ?? representative,
    brand: brandFacts,
  }
}

export const eventOf = (counted: Partial<Answers>): PolicyFacts['event'] => ({
  type: counted.event_type ?? '',
  name: counted.event_name ?? null,
  people: `${countOf(counted.number_attendees ?? 0)} people attending`,
  when: eventDaysInWords(counted),
  where: locationOf(counted),
  state: stateName(counted.event_state ?? ''),
})

/** The footer of every document. */
export const brandFacts: PolicyFacts['brand'] = {
  name: brand.company,
  line: [[brand.company, ...brand.address].join(', '), brand.phone, brand.hours].map(sentence).join(' '),
  phone: brand.phone,
  email: brand.email,
}
