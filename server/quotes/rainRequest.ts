import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import { centsOf, dollarsOf } from '../../domain/common/money'
import { type RainRequest, rainFaults, rainRange } from '../../domain/rain/rain'
import { audit } from '../platform/audit/audit'
import { answersHash } from '../platform/crypto/hash'
import type { RainRequestTable } from '../platform/db/rainTables'
import { mailDue } from '../platform/mail/limits'
import { queueLetters } from '../platform/mail/queue'
import { Problem, wrongAnswers } from '../platform/problems/problem'
import { actorOf, type Caller } from '../platform/services/caller'
import type { Services } from '../platform/services/services'
import { addWorkItem } from '../workItems/workItem'

type Row = Selectable<RainRequestTable>

/**
 * Requests rain insurance (decision 37), once per key; an underwriter quotes it. Returns an estimate in dollars.
 * @throws Problem 422 that names the fields, or where the key belongs to another request
 */
export async function requestRain(services: Services, body: RainRequest, idempotencyKey: string, caller: Caller) {
  const key = createHash('sha256').update(idempotencyKey).digest('hex')
  const row = (await requestUnder(services, key)) ?? (await begin(services, key, body, caller))
  if (row.request_hash !== answersHash({ ...body })) {
    throw new Problem(422, 'Another request was sent under this key')
  }
  return { id: row.id, range: { low: dollarsOf(row.low_cents), high: dollarsOf(row.high_cents) } }
}

const requestUnder = ({ db }: Services, key: string): Promise<Row | undefined> =>
  db.q.selectFrom('rain_request').selectAll().where('idempotency_key', '=', key).executeTakeFirst()

/** @throws Problem 422 that names the fields */
async function begin(services: Services, key: string, body: RainRequest, caller: Caller): Promise<Row> {
  const { db, jobs, today } = services
  const errors = rainFaults(body, today())
  if (Object.keys(errors).length > 0) throw wrongAnswers(errors)
  return db.tx(async () => {
    const recipients = [body.email]
    const made = await insert(services, key, body)
    // a concurrent call with the same key was faster
    if (!made) return (await requestUnder(services, key))!
    const { id, date, name, email, created: at } = made
    await addWorkItem(db, {
      id,
      kind: 'rainRequest',
      contact_id: null,
      subject: `Rain insurance for ${date}`,
      name,
      email,
      at,
    })
    const due = await mailDue(db, caller, { contactId: null, recipients })
    const payload = { kind: 'rainRequest', id: made.id, occasion: randomUUID() }
    await queueLetters({ jobs }, payload, `mail:rainRequest:${made.id}`, due)
    await audit(db, {
      actor: actorOf(caller),
      entity: 'rain_request',
      entityId: made.id,
      action: 'rain.requested',
      after: { ...body, recipients },
    })
    return made
  })
}

const insert = ({ db, now }: Services, key: string, body: RainRequest): Promise<Row | undefined> => {
  const { amount, threshold, phone = null, ...rest } = body
  const { low, high } = rainRange(body)
  return db.q
    .insertInto('rain_request')
    .values({
      ...rest,
      id: randomBytes(16).toString('base64url'),
      idempotency_key: key,
      request_hash: answersHash({ ...body }),
      created: now(),
      phone,
      threshold_hundredths: Math.round(threshold * 100),
      amount_cents: centsOf(amount),
      low_cents: centsOf(low),
      high_cents: centsOf(high),
    })
    .onConflict((taken) => taken.column('idempotency_key').doNothing())
    .returningAll()
    .executeTakeFirst()
}
