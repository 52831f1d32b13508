import type { components } from '../../contract/schema.gen'
import { todayIn } from '../../domain/common/dates'
import { type ExhibitorState, stateOf } from '../../domain/exhibitors/board'
import { checkExhibitor, comparedWith } from '../../domain/exhibitors/check'
import type { OrganizerEvent } from '../../domain/exhibitors/event'
import type { Db } from '../platform/db/database'
import { boughtAnswers } from '../policies/policy'

type CertificateDto = components['schemas']['ExhibitorCertificate']
type OrderDto = NonNullable<components['schemas']['ExhibitorRow']['order']>

/** The proof of an exhibitor: its state, and how the policy that counts compares with the requirements. */
export interface Proof {
  readonly state: ExhibitorState
  readonly unmet: readonly string[]
  readonly unchecked: readonly string[]
  /** of the certificate of the policy that counts */
  readonly code: string | null
  /** uploaded last */
  readonly certificate: CertificateDto | null
  /** waits for its payment */
  readonly order: OrderDto | null
}

/**
 * The proof of each exhibitor of an event, by its id. Nothing of it is stored: a policy is compared with the newest
 * requirements at every request, so a change or a cancellation shows at once.
 */
export async function proofsOf(
  db: Db,
  { eventId, event, exhibitorId }: { eventId: string; event: OrganizerEvent; exhibitorId?: string },
): Promise<(id: string) => Proof> {
  const [quotes, certificates] = await Promise.all([
    quotesOf(db, eventId, exhibitorId),
    certificatesOf(db, eventId, exhibitorId),
  ])
  const quotesBy = new Map<string, Quote[]>()
  for (const quote of quotes) quotesBy.set(quote.exhibitor_id, [...(quotesBy.get(quote.exhibitor_id) ?? []), quote])
  const newest = new Map(certificates.map((one) => [one.exhibitor_id, one]))
  return (id) => {
    const own = quotesBy.get(id) ?? []
    const policies = own.flatMap((quote) => policyIn(event, quote) ?? [])
    const best = (['met', 'unmet', 'canceled'] as const)
      .map((state) => policies.find((policy) => policy.state === state))
      .find((policy) => policy !== undefined)
    const certificate = newest.get(id) ?? null
    const hasOrder = own.some(({ quote_status }) => quote_status === 'awaitingPayment')
    const hasQuote = own.some(({ quote_status }) => quote_status !== 'declined' && quote_status !== 'expired')
    return {
      state: stateOf({ policy: best?.state ?? null, certificate: certificate?.state ?? null, hasQuote, hasOrder }),
      unmet: best?.state === 'unmet' ? best.unmet : [],
      unchecked: best && best.state !== 'canceled' ? best.unchecked : [],
      code: best?.code ?? null,
      certificate: certificate && toCertificateDto(certificate),
      order: own.flatMap((quote) => orderIn(quote) ?? [])[0] ?? null,
    }
  }
}

const quotesOf = ({ q }: Db, eventId: string, exhibitorId: string | undefined) =>
  q
    .selectFrom('exhibitor_quote')
    .innerJoin('exhibitor', 'exhibitor.id', 'exhibitor_quote.exhibitor_id')
    .innerJoin('contact', 'contact.id', 'exhibitor_quote.contact_id')
    .leftJoin('policy', 'policy.contact_id', 'contact.id')
    .leftJoin('purchase_order as placed', (join) =>
      join.onRef('placed.contact_id', '=', 'contact.id').on('placed.state', '=', 'open'),
    )
    .leftJoin('organizer_invoice_line as line', (join) =>
      join.onRef('line.order_id', '=', 'placed.id').on('line.state', '=', 'open'),
    )
    .leftJoin('organizer_invoice', 'organizer_invoice.id', 'line.invoice_id')
    .leftJoin('certificate', (join) =>
      join
        .onRef('certificate.policy_number', '=', 'policy.policy_number')
        .onRef('certificate.policy_version', '=', 'policy.version')
        .on('certificate.kind', '=', 'certificate')
        // the certificate that follows from the answers
        .on('certificate.holder_words', 'is', null)
        .on('certificate.replaced', 'is', null),
    )
    .select([
      'exhibitor_quote.exhibitor_id',
      'contact.quote_status',
      'policy.answers',
      'policy.created',
      'policy.cancelled',
      'certificate.code',
      'placed.payment_type',
      'placed.pay_by',
      'organizer_invoice.number',
    ])
    .where('exhibitor.event_id', '=', eventId)
    .$if(exhibitorId !== undefined, (one) => one.where('exhibitor.id', '=', exhibitorId!))
    .orderBy('exhibitor_quote.created', 'desc')
    .execute()

type Quote = Awaited<ReturnType<typeof quotesOf>>[number]

function policyIn(event: OrganizerEvent, { answers, created, cancelled, code }: Quote) {
  if (!answers || !created) return null
  const compared = comparedWith(checkExhibitor(event, boughtAnswers({ answers }), todayIn(created)))
  const state = cancelled ? ('canceled' as const) : compared.unmet.length === 0 ? ('met' as const) : ('unmet' as const)
  return { ...compared, state, code }
}

const orderIn = ({ payment_type, pay_by, number }: Quote): OrderDto | null =>
  payment_type && pay_by ? { organizer_pays: payment_type === 'organizer', pay_by, invoice: number } : null

/** The oldest first, so that the newest one stays in a map. */
const certificatesOf = ({ q }: Db, eventId: string, exhibitorId: string | undefined) =>
  q
    .selectFrom('exhibitor_certificate')
    .innerJoin('exhibitor', 'exhibitor.id', 'exhibitor_certificate.exhibitor_id')
    .selectAll('exhibitor_certificate')
    .where('exhibitor.event_id', '=', eventId)
    .$if(exhibitorId !== undefined, (one) => one.where('exhibitor.id', '=', exhibitorId!))
    .orderBy('exhibitor_certificate.uploaded')
    .orderBy('exhibitor_certificate.id')
    .execute()

const toCertificateDto = ({
  id,
  name,
  type,
  state,
  reason,
  uploaded,
}: Awaited<ReturnType<typeof certificatesOf>>[number]): CertificateDto => ({
  id,
  name,
  type,
  state,
  reason,
  uploaded: uploaded.toISOString(),
})
