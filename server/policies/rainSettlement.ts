import type { Selectable } from 'kysely'
import type { RainMeasurement, RainPayment, RainSettlement, RainSettling } from '../../contract/client'
import { countedAnswers } from '../../domain/application/applicable'
import { looksLikeCardNumber } from '../../domain/common/cardNumber'
import { addDays, todayIn } from '../../domain/common/dates'
import { inDollars } from '../../domain/common/formats'
import { messages } from '../../domain/common/messages'
import { centsOf, dollarsOf } from '../../domain/common/money'
import {
  hundredthsOf,
  type InsuredRain,
  insuredRainIn,
  isPayable,
  measurementFaults,
  settledPaymentFaults,
} from '../../domain/rain/settlement'
import { lockContact } from '../contacts/contact'
import { trimmed } from '../contacts/text'
import { rainInstants } from '../pdf/facts/period'
import { audit } from '../platform/audit/audit'
import type { Db } from '../platform/db/database'
import type { RainSettlementTable } from '../platform/db/rainTables'
import { notFound, Problem, wrongAnswers } from '../platform/problems/problem'
import type { Services } from '../platform/services/services'
import { rowColumns, rowOf } from '../quotes/contactDto'
import { closeTask } from '../workItems/changeWorkItem'
import { addTask } from '../workItems/workItem'
import { boughtAnswers, type Policy, policyOf } from './policy'

type Row = Selectable<RainSettlementTable>

interface Settling {
  readonly policy: Policy
  readonly insured: InsuredRain
  readonly row: Row | undefined
}

/** days within which the policy promises the payment */
const daysToPay = 30

/** @throws Problem 404 for a quote, and for a policy of another coverage */
async function settlingOf(db: Db, contactId: string): Promise<Settling> {
  const policy = await policyOf(db, contactId)
  const insured = policy && insuredRainOf(policy)
  if (!policy || !insured) throw notFound('policy of rain insurance')
  return { policy, insured, row: await storedOf(db, policy.policy_number) }
}

const storedOf = (db: Db, policyNumber: string): Promise<Row | undefined> =>
  db.q.selectFrom('rain_settlement').selectAll().where('policy_number', '=', policyNumber).executeTakeFirst()

/** Null for a policy of another coverage. */
export const insuredRainOf = (policy: Policy): InsuredRain | null =>
  insuredRainIn(countedAnswers(boughtAnswers(policy)))

/** Why nothing can be recorded at a moment; null where it can. */
function refusalOf({ policy, insured, row }: Settling, at: Date): string | null {
  if (policy.cancelled) return `This policy was canceled on ${todayIn(policy.cancelled)}: nothing is to be settled.`
  if (row?.paid_on) return `The amount was paid on ${row.paid_on}: the measurement can no longer be corrected.`
  if (at < rainInstants(countedAnswers(boughtAnswers(policy))).ends)
    return `The insured hours of ${insured.date} are not over: nothing can be recorded before they are.`
  return null
}

/** The settlement for the policy page; undefined before it was recorded. */
export async function rainSettlementOf(db: Db, policyNumber: string): Promise<RainSettlement | undefined> {
  const row = await storedOf(db, policyNumber)
  return row && toDto(row)
}

const toDto = (row: Row): RainSettlement => ({
  edition: row.edition,
  recorded: row.recorded.toISOString(),
  inches: row.hundredths / 100,
  station: row.station,
  from_hour: row.from_hour,
  to_hour: row.to_hour,
  read_on: row.read_on,
  amount: dollarsOf(row.amount_cents),
  paid_on: row.paid_on,
  reference: row.paid_reference,
})

/** The insured rain of a policy, and what was measured. @throws Problem 404 */
export async function openSettlement({ db, now, today }: Services, contactId: string): Promise<RainSettling> {
  const settling = await settlingOf(db, contactId)
  const { insured, row } = settling
  const contact = await db.q
    .selectFrom('contact')
    .select(rowColumns)
    .where('id', '=', contactId)
    .executeTakeFirstOrThrow()
  return {
    contact: rowOf(contact),
    today: today(),
    insured: { ...insured },
    refused: refusalOf(settling, now()),
    settlement: row ? toDto(row) : null,
  }
}

interface Recording {
  readonly id: string
  readonly measurement: RainMeasurement
  /** email address of a member of staff */
  readonly actor: string
}

/**
 * Records what was measured, or corrects it with a reason (decision 86). The letter with the result goes to the
 * policyholder, and a payable amount becomes a task of the person who recorded it.
 * @throws Problem 404; 409 before the end of the insured hours, for a canceled policy, after the payment, and for
 * another edition than the stored one; 422 that names the fields
 */
export async function recordRain(services: Services, { id, measurement, actor }: Recording): Promise<RainSettling> {
  const { db, now, today, jobs } = services
  await db.tx(async () => {
    if (!(await lockContact(db, id))) throw notFound('quote')
    const settling = await settlingOf(db, id)
    const { policy, insured, row } = settling
    const values = valuesOf(measurement, insured)
    if (row && row.edition === measurement.edition + 1 && isSame(row, values)) return
    const refused = refusalOf(settling, now())
    if (refused) throw new Problem(409, refused)
    if ((row?.edition ?? 0) !== measurement.edition) throw overtaken()
    const isCorrection = row !== undefined
    const faults = {
      ...measurementFaults(typedOf(measurement), { insured, today: today(), isCorrection }),
      ...cardsIn(measurement),
    }
    if (Object.keys(faults).length > 0) throw wrongAnswers(faults)
    const stored = {
      ...values,
      contact_id: id,
      policy_number: policy.policy_number,
      edition: measurement.edition + 1,
      recorded: now(),
      recorded_by: actor,
      reason: isCorrection ? trimmed(measurement.reason) : null,
      task_id: await taskFor(services, { id, policy, actor, before: row, amountCents: values.amount_cents }),
    }
    await db.q
      .insertInto('rain_settlement')
      .values(stored)
      .onConflict((taken) => taken.column('policy_number').doUpdateSet(stored))
      .execute()
    await audit(db, {
      actor,
      entity: 'policy',
      entityId: policy.policy_number,
      contactId: id,
      action: isCorrection ? 'rain.corrected' : 'rain.measured',
      ...(row && { before: auditedOf(row) }),
      after: { ...auditedOf(stored), ...(stored.reason && { reason: stored.reason }) },
    })
    const key = `mail:rainSettled:${policy.policy_number}:${stored.edition}`
    await jobs.enqueue('mail', { kind: 'rainSettled', contactId: id, edition: stored.edition }, key)
  })
  return openSettlement(services, id)
}

const overtaken = () =>
  new Problem(409, 'Somebody else has recorded a measurement meanwhile. Nothing has been done yet: see what it is.')

type Values = Pick<Row, 'hundredths' | 'station' | 'from_hour' | 'to_hour' | 'read_on' | 'amount_cents'>

function valuesOf({ inches, station, from_hour, to_hour, read_on }: RainMeasurement, insured: InsuredRain): Values {
  const hundredths = hundredthsOf(inches)
  return {
    hundredths,
    station: station.trim(),
    from_hour,
    to_hour,
    read_on,
    amount_cents: isPayable(hundredths, insured.threshold) ? centsOf(insured.amount) : 0,
  }
}

const isSame = (row: Row, values: Values): boolean =>
  (Object.keys(values) as (keyof Values)[]).every((name) => row[name] === values[name])

/** The form's answers, as its rules read them. */
const typedOf = ({ inches, station, from_hour, to_hour, read_on, reason }: RainMeasurement) => ({
  inches: String(inches),
  station: station.trim(),
  from_hour: String(from_hour),
  to_hour: String(to_hour),
  read_on,
  reason: reason?.trim() || null,
})

const cardsIn = ({ station, reason }: RainMeasurement) => ({
  ...(looksLikeCardNumber(station) && { station: messages.noCardNumber('Station or source') }),
  ...(looksLikeCardNumber(reason ?? '') && { reason: messages.noCardNumber('Reason for the correction') }),
})

const auditedOf = ({ hundredths, station, from_hour, to_hour, read_on, amount_cents }: Values) => ({
  inches: hundredths / 100,
  station,
  from_hour,
  to_hour,
  read_on,
  amount_cents,
})

interface Tasked {
  readonly id: string
  readonly policy: Policy
  readonly actor: string
  readonly before: Row | undefined
  readonly amountCents: number
}

/** The task to pay the amount. A correction that leaves nothing to pay closes it. */
async function taskFor({ db, now }: Services, { id, policy, actor, before, amountCents }: Tasked) {
  const earlier = before?.task_id ?? null
  if (before && before.amount_cents > 0 && amountCents > 0) return earlier
  if (amountCents === 0) {
    if (earlier) await closeTask({ db, now }, earlier, actor)
    return null
  }
  return addTask(db, {
    contactId: id,
    subject: `Pay ${inDollars(amountCents)} for rain: policy ${policy.policy_number}`,
    due: addDays(todayIn(now()), daysToPay),
    owner: actor,
    at: now(),
  })
}

interface Paying {
  readonly id: string
  readonly payment: RainPayment
  readonly actor: string
}

/**
 * Marks that the amount was paid, and closes its task.
 * @throws Problem 404; 409 where nothing is payable, for another edition, and for an amount that was paid; 422
 */
export async function payRain(services: Services, { id, payment, actor }: Paying): Promise<RainSettling> {
  const { db, now, today } = services
  const { edition, paid_on } = payment
  const reference = payment.reference.trim()
  await db.tx(async () => {
    if (!(await lockContact(db, id))) throw notFound('quote')
    const { policy, row } = await settlingOf(db, id)
    if (!row || row.amount_cents === 0) throw new Problem(409, 'Nothing is payable for this policy.')
    if (row.paid_on === paid_on && row.paid_reference === reference) return
    if (row.paid_on) throw new Problem(409, `The amount was paid on ${row.paid_on} already: ${row.paid_reference}.`)
    if (policy.cancelled) throw new Problem(409, `This policy was canceled on ${todayIn(policy.cancelled)}.`)
    if (row.edition !== edition) throw overtaken()
    const faults = {
      ...settledPaymentFaults({ paid_on, reference }, today()),
      ...(looksLikeCardNumber(reference) && { reference: messages.noCardNumber('Reference') }),
    }
    if (Object.keys(faults).length > 0) throw wrongAnswers(faults)
    await db.q
      .updateTable('rain_settlement')
      .set({ paid_on, paid_reference: reference, paid_by: actor })
      .where('policy_number', '=', policy.policy_number)
      .execute()
    if (row.task_id) await closeTask({ db, now }, row.task_id, actor)
    await audit(db, {
      actor,
      entity: 'policy',
      entityId: policy.policy_number,
      contactId: id,
      action: 'rain.paid',
      after: { amount_cents: row.amount_cents, paid_on, reference },
    })
  })
  return openSettlement(services, id)
}
