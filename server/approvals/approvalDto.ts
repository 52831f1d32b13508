import type { Approval } from '../../contract/client'
import { type Act, SecondPersonNeeded } from '../authority/authorize'
import { answersHash } from '../platform/crypto/hash'
import type { Db } from '../platform/db/database'
import { Problem } from '../platform/problems/problem'
import type { Caller } from '../platform/services/caller'
import type { Services } from '../platform/services/services'
import {
  approvedActing,
  factsChanged,
  isOpen,
  isRequester,
  mayDecide,
  requestOf,
  runAgain,
  type StoredRequest,
} from './decide'

/** A request for the two persons: the effect of an approval now, and what the caller may do. @throws Problem 404 */
export async function approvalDto(services: Services, id: string, caller: Caller): Promise<Approval> {
  const { db, now } = services
  const request = await requestOf(db, id)
  const { kind, reasons, reason, expires, decided } = request
  const [isMine, isPending] = [isRequester(request, caller), isOpen(request, now())]
  const { outcome, obstacle } = isPending ? await preview(services, request, isMine) : storedOutcome(request)
  const isDecider = isPending && !isMine && mayDecide(request, caller)
  return {
    kind,
    state: request.state === 'open' && !isPending ? 'expired' : request.state,
    requester: { name: request.requester_name, email: request.requester_email },
    reasons: [...reasons],
    outcome,
    obstacle,
    expires: expires.toISOString(),
    approver: await approverOf(db, request),
    decided: decided?.toISOString() ?? null,
    reason,
    acts: [
      ...(isDecider && obstacle === null ? (['approve'] as const) : []),
      ...(isDecider ? (['decline'] as const) : []),
      ...(isPending && isMine ? (['withdraw'] as const) : []),
    ],
  }
}

type Effect = Pick<Approval, 'outcome' | 'obstacle'>

const storedOutcome = ({ outcome }: StoredRequest, obstacle: string | null = null): Effect => ({
  outcome: outcome.map(([label, text]) => ({ label, text, requested: null })),
  obstacle,
})

/** Works the act out by the facts of now, in a transaction that rolls back. */
async function preview(services: Services, request: StoredRequest, isMine: boolean): Promise<Effect> {
  const acting = approvedActing(request, request.requester_email)
  const stop = async (act: Act) => {
    throw new SecondPersonNeeded(act)
  }
  try {
    await runAgain(services, request, { ...acting, authorize: stop, isPreview: true })
  } catch (fault) {
    if (fault instanceof SecondPersonNeeded) return effectOf(request, fault.act, isMine)
    if (fault instanceof Problem)
      return storedOutcome(request, Object.values(fault.body.errors ?? {})[0] ?? fault.message)
    throw fault
  }
  // another person has approved it meanwhile
  return storedOutcome(request)
}

function effectOf({ outcome, facts_hash }: StoredRequest, act: Act, isMine: boolean): Effect {
  const requested = new Map(outcome)
  return {
    outcome: act.outcome.map(([label, text]) => {
      const before = requested.get(label) ?? null
      return { label, text, requested: before === text ? null : before }
    }),
    obstacle: answersHash(act.facts) === facts_hash ? null : factsChanged(isMine).message,
  }
}

async function approverOf({ q }: Db, { decided_by }: StoredRequest): Promise<Approval['approver']> {
  if (decided_by === null) return null
  return q.selectFrom('staff_user').select(['name', 'email']).where('id', '=', decided_by).executeTakeFirstOrThrow()
}
