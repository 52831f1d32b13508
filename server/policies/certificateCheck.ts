import type { Selectable } from 'kysely'
import type { CheckedCertificate } from '../../contract/client'
import type { Answers } from '../../domain/application'
import { countedAnswers } from '../../domain/application/applicable'
import type { CalendarDate } from '../../domain/common/dates'
import { readCode } from '../pdf/facts/certificateCode'
import type { CertificateKind } from '../pdf/facts/kinds'
import {
  cancellationSpan,
  endInstantOf,
  liabilityBeginsAt,
  liabilitySpan,
  rainInstants,
  rainSpan,
  type Span,
} from '../pdf/facts/period'
import { factsOf } from '../pdf/facts/policy'
import type { Party } from '../pdf/facts/types'
import { checkedLimits } from '../pdf/parts/checkedLimits'
import type { CertificateTable } from '../platform/db/documentTables'
import type { Services } from '../platform/services/services'
import { boughtBy } from './documentFacts'
import { boughtAnswers, policyOf } from './policy'

type Status = CheckedCertificate['status']

/**
 * The check of a certificate for anyone who has its code: it shows the facts of the printed certificate, and no others
 * (decision 37). One of an earlier version of the policy has no facts but its status: it said something else than the
 * policy says today.
 * @param typed the code, in any case, with or without its hyphen
 * @returns null where there is no such certificate
 */
export async function checkedCertificate(services: Services, typed: string): Promise<CheckedCertificate | null> {
  const { db, now } = services
  const code = readCode(typed)
  const row = code && (await db.q.selectFrom('certificate').selectAll().where('code', '=', code).executeTakeFirst())
  const policy = row && (await policyOf(db, row.contact_id))
  if (!row || !policy) return null
  const isEarlier = row.policy_version < policy.version
  const counted = countedAnswers(boughtAnswers(policy))
  const { kind, spanOf, beginsAt, endsAt } = checks[row.kind]
  const { first, last } = spanOf(counted, policy.created)
  const begins = beginsAt(counted, policy.created)
  const status = {
    code: row.code,
    kind,
    policy_number: row.policy_number,
    status: statusOf({
      isCancelled: policy.cancelled !== null,
      isReplaced: isEarlier || row.replaced !== null,
      isBegun: begins === null || now() >= begins,
      isEnded: now() >= endsAt(counted, last),
    }),
  }
  return isEarlier ? status : { ...status, ...(await printedFacts(services, row)), from: first, to: last }
}

/** The facts that a certificate of the newest version of its policy prints. */
async function printedFacts(services: Services, { contact_id, kind }: Printed) {
  const facts = factsOf(await boughtBy(services, contact_id))
  const insureds = (kind === 'certificate' && facts.liability?.additionalInsureds) || []
  return {
    insured: partyOf(facts.insured),
    venue: partyOf(facts.event.where),
    additional_insureds: insureds.map(({ waiver, primary, ...party }) => ({ ...partyOf(party), waiver, primary })),
    limits: checkedLimits(facts, kind),
  }
}

type Printed = Pick<Selectable<CertificateTable>, 'contact_id' | 'kind'>

type Counted = Partial<Answers>

/** How a kind of certificate is checked: its days, and the instants of its coverage. */
interface Check {
  readonly kind: CheckedCertificate['kind']
  readonly spanOf: (counted: Counted, bought: Date) => Span
  /** null: from the purchase on */
  readonly beginsAt: (counted: Counted, bought: Date) => Date | null
  readonly endsAt: (counted: Counted, last: CalendarDate) => Date
}

const checks: Readonly<Record<CertificateKind, Check>> = {
  certificate: { kind: 'liability', spanOf: liabilitySpan, beginsAt: liabilityBeginsAt, endsAt: endInstantOf },
  cancellationCertificate: {
    kind: 'cancellation',
    spanOf: cancellationSpan,
    beginsAt: () => null,
    endsAt: endInstantOf,
  },
  rainCertificate: {
    kind: 'rain',
    spanOf: rainSpan,
    beginsAt: (counted) => rainInstants(counted).begins,
    endsAt: (counted) => rainInstants(counted).ends,
  },
}

const partyOf = ({ name, lines }: Party) => ({ name, lines: [...lines] })

interface CertificateStatus {
  readonly isCancelled: boolean
  readonly isReplaced: boolean
  /** both by the hour at the event, from and to which the policy runs (decision 25) */
  readonly isBegun: boolean
  readonly isEnded: boolean
}

/** The status that matters most to the holder comes first. */
function statusOf({ isCancelled, isReplaced, isBegun, isEnded }: CertificateStatus): Status {
  if (isCancelled) return 'cancelled'
  if (isReplaced) return 'replaced'
  if (!isBegun) return 'notYet'
  return isEnded ? 'ended' : 'inForce'
}
