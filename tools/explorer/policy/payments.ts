import type { Problem } from '../../../contract/problem'
import { notKnownPaid, notPaid } from '../../../machines/calls/payments'
import { notKnownMade, notMade } from '../../../machines/calls/policyChanges'
import { isLive } from '../money/view'
import type { Row } from '../tables/syntax'
import type { Tables } from '../tables/tables'
import { now } from './bought'
import type { PolicyBounds } from './bounds'
import type { Work } from './work'

/* Payments of a sold policy: the cards of the windows, the answers to them, and the leases. */

const card = { brand: 'Visa', last4: '4242', expires: '2100-01-01T00:00:00Z' }

/** The cards at the processor. @param bought the token of the purchase */
export function tokenFacts({ windows, declined = [], keepsCharge = false }: PolicyBounds, bought: string) {
  const cardOf = (isDeclined: boolean) => ({
    ...card,
    refusal: isDeclined ? 'card_declined' : null,
    ...(keepsCharge && { keepsCharges: true }),
  })
  return [
    [`tokens/${bought}`, cardOf(false)] as const,
    ...windows.flatMap(({ work }, w) =>
      'token' in work && work.token ? [[`tokens/${work.token}`, cardOf(declined.includes(w))] as const] : [],
    ),
  ]
}

/** The request by which a page learns how its attempt ended; null for work that is not paid for. */
export function statusOf(work: Work): Work | null {
  if (work.kind === 'buy') return { ...work, token: null, isByCheck: false }
  return work.kind === 'change' ? { ...work, token: null } : null
}

/** Whether a problem leaves open how the work ended: of a payment by the word of its page, else an error of ours. */
export function isUnclear(problem: Problem, work: Work): boolean {
  if (work.kind === 'buy') {
    const isAsking = work.token === null && !work.isByCheck
    return (isAsking ? notKnownPaid(problem) : notPaid(problem)) === 'payment.lost'
  }
  if (work.kind !== 'change') return problem.status >= 500
  return (work.token === null ? notKnownMade(problem) : notMade(problem)) === 'payment.lost'
}

const isOver = ({ lease_until: until }: Row) => (until as Date) <= now
const live = (tables: Tables) => tables.rows('payment').filter(isLive)

export const hasLeased = (tables: Tables): boolean => live(tables).some((payment) => !isOver(payment))
export const hasAbandoned = (tables: Tables): boolean => live(tables).some(isOver)

/** Half a minute passes, also for a server that works on. */
export const endLeases = (tables: Tables): void =>
  tables.replace('payment', (payment) =>
    isLive(payment) ? { ...payment, lease_until: new Date(now.getTime() - 1) } : payment,
  )
