import type { Selectable } from 'kysely'
import type { Answers } from '../../../domain/application'
import { countedAnswers } from '../../../domain/application/asked'
import { brand } from '../../../domain/brand'
import { holdsCancellation, holdsLiability } from '../../../domain/covers'
import { todayIn } from '../../../domain/dates'
import { countOf } from '../../../domain/formats'
import { stateName } from '../../../domain/states'
import type { PaymentTable } from '../../db/schema'
import { boughtAnswers, type Policy } from '../../policies/rows'
import type { DocumentKind } from '../kinds'
import { billOf } from './bill'
import { cancellationOf } from './cancellation'
import { certificateCode } from './code'
import { eventDaysInWords } from './days'
import { liabilityOf } from './liability'
import { insuredOf, insurerNoticeOf, insurerOf, locationOf, producerOf } from './parties'
import type { PolicyFacts } from './types'

export interface Bought {
  readonly policy: Policy
  readonly quoteNumber: string
  /** of the documents that there are */
  readonly tokens: Readonly<Partial<Record<DocumentKind, string>>>
  readonly payment: Pick<Selectable<PaymentTable>, 'card_type' | 'cc_last_digits'> | undefined
}

/** Everything that the documents say, from the answers and the price as they were bought and from nothing else. */
export function factsOf({ policy, quoteNumber, tokens, payment }: Bought): PolicyFacts {
  const answers = boughtAnswers(policy)
  const counted = countedAnswers(answers)
  const { price, created: bought } = policy
  const codeOf = (kind: DocumentKind) => certificateCode(tokens[kind] ?? policy.policy_number)
  const type = counted.coverage_type
  return {
    watermark: null,
    policyNumber: policy.policy_number,
    quoteNumber,
    bought,
    issued: todayIn(bought),
    insured: insuredOf(counted),
    producer: producerOf(counted),
    insurer: insurerOf(counted),
    insurerNotice: insurerNoticeOf(counted),
    event: eventOf(counted),
    liability: holdsLiability(type)
      ? liabilityOf({ answers, counted, price, bought, certificateCode: codeOf('certificate') })
      : null,
    cancellation: holdsCancellation(type)
      ? cancellationOf({ counted, price, bought, certificateCode: codeOf('cancellationCertificate') })
      : null,
    bill: billOf(price),
    payment: { with: paidWith(payment), transactionId: policy.transaction_id },
    brand: { name: brand.company, line: contactLine, phone: brand.phone, email: brand.email },
  }
}

const eventOf = (counted: Partial<Answers>): PolicyFacts['event'] => ({
  type: counted.event_type ?? '',
  name: counted.event_name ?? null,
  people: `${countOf(counted.number_attendees ?? 0)} people attending`,
  when: eventDaysInWords(counted),
  where: locationOf(counted),
  state: stateName(counted.event_state ?? ''),
})

const paidWith = (payment: Bought['payment']) =>
  payment?.cc_last_digits ? `${payment.card_type ?? 'Card'} ending ${payment.cc_last_digits}` : 'Card'

const contactLine = `${brand.company}, ${brand.address.join(', ')}. ${brand.phone}. ${brand.hours}.`
