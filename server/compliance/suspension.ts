import type { Answers } from '../../domain/application'
import { type Suspension, suspensionSentence, suspensionWords } from '../../domain/quote/suspension'
import type { Contact } from '../contacts/contact'
import type { Db } from '../platform/db/database'
import { conflict, Problem } from '../platform/problems/problem'
import { awaitMoratoria, moratoriumSeen, moratoriumSuspension } from './moratoria'
import { bindingSuspension, type ScreeningServices } from './screening'

/**
 * Why a quote cannot be bound now; undefined if nothing stops it. For a look only: see `assertBindable` for a purchase.
 * @param byNames the suspension by its names; null for a quote that is not stored
 * @param answers whole; asked for only where a moratorium may stop them
 */
export async function suspensionOf(
  db: Db,
  byNames: Suspension | null,
  answers: () => Answers,
  at: Date,
): Promise<Suspended | undefined> {
  const suspension = byNames ?? (await moratoriumSeen(db, answers, at))
  return suspension ? wire(suspension) : undefined
}

/** The suspension as the contract has it. */
type Suspended = ReturnType<typeof wire>
const wire = (suspension: Suspension) => ({ ...suspension, coverages: [...suspension.coverages] })

/**
 * Refuses to bind a quote that is suspended. Call it in the transaction that begins to bind, before anything is charged:
 * a moratorium that is set meanwhile waits for that transaction.
 * @throws Problem 409 with the suspension
 */
export async function assertBindable(services: ScreeningServices, contact: Contact, answers: Answers): Promise<void> {
  const suspension = await bindingSuspension(services, contact)
  if (suspension) throw suspended(suspension)
  await assertNoMoratorium(services.db, answers, services.now())
}

/** The same for a moratorium alone. @throws Problem 409 with the suspension */
export async function assertNoMoratorium(db: Db, answers: Answers, at: Date): Promise<void> {
  await awaitMoratoria(db)
  const suspension = await moratoriumSuspension(db, answers, at)
  if (suspension) throw suspended(suspension)
}

/** The suspension as an answer to the caller. */
function suspended(suspension: Suspension): Problem {
  const { title, text } = suspensionWords(suspension)
  return conflict('suspended', `${title}. ${text}`, { suspension: wire(suspension) })
}

/**
 * A refusal by a suspension in other words than those about the reader's own quote: for staff, and for a policy. Any
 * other problem stays as it is.
 * @param next sentences about the effect and the next step
 */
export function rewordSuspension(problem: unknown, next: string): unknown {
  if (!(problem instanceof Problem)) return problem
  const { suspension } = problem.body
  return suspension ? conflict('suspended', `${suspensionSentence(suspension)} ${next}`, { suspension }) : problem
}
