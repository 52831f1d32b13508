import type { Selectable } from 'kysely'
import type { WorksheetLine } from '../../../contract/client'
import type { Answers } from '../../../domain/application'
import { countedAnswers } from '../../../domain/application/asked'
import { brand } from '../../../domain/brand'
import { todayIn } from '../../../domain/dates'
import { amount, countOf, dollars } from '../../../domain/formats'
import { lineWords } from '../../../domain/worksheet'
import type { PaymentTable } from '../../db/schema'
import { boughtAnswers, type Policy } from '../../policies/rows'
import { certificateCode } from './code'
import { eventDaysInWords, otherDaysInWords, periodOf } from './days'
import { additionalInsuredsOf, holderOf, insuredOf, insurer, locationOf, producerOf } from './parties'
import type { Bill, BillLine, PolicyFacts } from './types'

export interface Bought {
  readonly policy: Policy
  readonly quoteNumber: string
  /** of the certificate's document */
  readonly certificateToken: string
  readonly payment: Pick<Selectable<PaymentTable>, 'card_type' | 'cc_last_digits'> | undefined
}

/** Everything that the documents say, from the answers and the price as they were bought and from nothing else. */
export function factsOf({ policy, quoteNumber, certificateToken, payment }: Bought): PolicyFacts {
  const answers = boughtAnswers(policy)
  const counted = countedAnswers(answers)
  const { pricing_detail: price, worksheet } = policy.price
  return {
    policyNumber: policy.policy_number,
    quoteNumber,
    certificateCode: certificateCode(certificateToken),
    bought: policy.created,
    issued: todayIn(policy.created),
    insured: insuredOf(counted),
    producer: producerOf(counted),
    insurer,
    event: {
      type: counted.event_type ?? '',
      name: counted.event_name ?? null,
      people: `${countOf(counted.number_attendees ?? 0)} people attending`,
      when: eventDaysInWords(counted),
      where: locationOf(counted),
      otherDays: otherDaysInWords(counted),
    },
    period: periodOf(counted, policy.created),
    ...coversOf(counted),
    additionalInsureds: additionalInsuredsOf(answers, counted),
    holder: holderOf(counted),
    terrorism: price.tria > 0,
    bill: billOf(worksheet, price.amount_due),
    payment: { with: paidWith(payment), transactionId: policy.transaction_id },
    brand: { name: brand.company, line: contactLine, phone: brand.phone, email: brand.email },
  }
}

/** What is included without being bought stands in decision 1. */
function coversOf(counted: Partial<Answers>) {
  const [occurrence = '', aggregate = ''] = (counted.coverage_limits ?? '').split('/')
  return {
    limits: { occurrence, aggregate },
    medicalPayments: counted.medical_payments_limit ?? '$1,000',
    rentedPremises: counted.damage_rented_premises_limit ?? '$100,000',
    liquor: counted.liquor_coverage === 'Liquor Liability' ? ('liability' as const) : ('host' as const),
  }
}

const titles: Readonly<Record<WorksheetLine['group'], string>> = {
  liability: 'Liability',
  cancellation: 'Cancellation',
  fees: 'Fee and tax',
}

function billOf(worksheet: readonly WorksheetLine[], due: number): Bill {
  const groups = (Object.keys(titles) as WorksheetLine['group'][]).map((group) => ({
    title: titles[group],
    lines: worksheet.filter((line) => line.group === group).map(billLine),
  }))
  return { groups: groups.filter(({ lines }) => lines.length > 0), total: dollars(due) }
}

function billLine(line: WorksheetLine): BillLine {
  const { label, reason, isIncluded } = lineWords(line)
  return { label, reason: reason.replace(namesStep, ''), amount: isIncluded ? 'Included' : amount(line.amount) }
}

/** A sentence that says where an answer can be changed, which is past on paper. */
const namesStep = / [^.]* in step \d\./

const paidWith = (payment: Bought['payment']) =>
  payment?.cc_last_digits ? `${payment.card_type ?? 'Card'} ending ${payment.cc_last_digits}` : 'Card'

const contactLine = `${brand.company}, ${brand.address.join(', ')}. ${brand.phone}. ${brand.hours}.`
