import { open, readdir } from 'node:fs/promises'
import path from 'node:path'
import { makeProcessor } from '../../server/payments/sandbox/processor'
import { makeFactStore } from '../../server/payments/sandbox/store'
import { hashOf } from '../../server/platform/crypto/seal'
import type { Db } from '../../server/platform/db/database'
import { grouped, type History, type Operation, type Remains } from './record'

/** Reads all that the system says of each quote: database, processor and mail folder. */
export async function readRemains(
  db: Db,
  dataFolder: string,
  operations: readonly Operation[],
): Promise<Pick<History, 'remains' | 'strayCharges'>> {
  const tables = await readTables(db)
  const processor = path.join(dataFolder, 'sandbox-processor')
  const charges = await readCharges(processor)
  const mails = grouped(await readMails(path.join(dataFolder, 'mail')), ({ to }) => to)
  const keys = new Map(operations.flatMap(({ key }) => (key ? [[hashOf(key), key] as const] : [])))
  const keyOf = (hash: string) => keys.get(hash) ?? hash
  const remains = new Map<string, Remains>()
  for (const contact of tables.contacts) {
    const of = <Row>(rows: ReadonlyMap<string | null, Row[]>) => rows.get(contact.id) ?? []
    remains.set(contact.id, {
      shown: {
        of: 'quote',
        version: contact.version,
        fields: {
          event_name: String(contact.answers['event_name']),
          event_location_name: String(contact.answers['event_location_name']),
          status: statusOf(contact.quote_status),
        },
      },
      policies: of(tables.policies).map(({ policy_number }) => policy_number),
      payments: of(tables.payments).map(({ idempotency_key, state, gateway_ref }) => ({
        key: keyOf(idempotency_key),
        isSettled: state !== 'created' && state !== 'confirming',
        chargedCents: charges.get(gateway_ref ?? '')?.chargedCents ?? 0,
        refundedCents: charges.get(gateway_ref ?? '')?.refundedCents ?? 0,
      })),
      ledger: of(tables.ledger).map(({ kind, charged_cents, paid_cents }) => ({
        kind,
        chargedCents: charged_cents,
        paidCents: paid_cents,
      })),
      changes: of(tables.changes).map(({ idempotency_key }) => keyOf(idempotency_key)),
      mails: countOf(mails.get(String(contact.answers['insured_email'])) ?? []),
    })
  }
  const references = new Set([...tables.payments.values()].flat().map(({ gateway_ref }) => gateway_ref))
  const stray = [...charges].filter(([reference, { chargedCents }]) => chargedCents > 0 && !references.has(reference))
  return { remains, strayCharges: stray.length }
}

const statusOf = (status: string) => (status === 'purchased' ? 'inForce' : status === 'cancelled' ? status : 'open')

async function readTables({ q }: Db) {
  const byContact = <Row extends { readonly contact_id: string | null }>(rows: readonly Row[]) =>
    grouped(rows, ({ contact_id }) => contact_id)
  return {
    contacts: await q.selectFrom('contact').selectAll().execute(),
    policies: byContact(await q.selectFrom('policy').selectAll().execute()),
    payments: byContact(await q.selectFrom('payment').selectAll().execute()),
    ledger: byContact(await q.selectFrom('ledger').selectAll().execute()),
    changes: byContact(await q.selectFrom('policy_change').selectAll().where('state', '=', 'made').execute()),
  }
}

/** Charged and refunded cents by reference, from the processor's own facts. */
async function readCharges(folder: string) {
  const processor = makeProcessor(makeFactStore(folder))
  const files = await namesIn(path.join(folder, 'endings'))
  const charges = new Map<string, { readonly chargedCents: number; readonly refundedCents: number }>()
  for (const file of files.filter((name) => name.endsWith('.json'))) {
    const reference = file.slice(0, -'.json'.length)
    const ending = await processor.status(reference)
    const refundedCents = await processor.refundedOf(reference)
    charges.set(reference, { chargedCents: ending?.end === 'charged' ? ending.amountCents : 0, refundedCents })
  }
  return charges
}

/** The servers make a folder with its first file. */
const namesIn = (folder: string) => readdir(folder).catch(() => [])

interface Mail {
  readonly to: string
  /** as the Message-ID begins */
  readonly kind: string
}

async function readMails(folder: string): Promise<Mail[]> {
  const names = (await namesIn(folder)).filter((name) => name.endsWith('.eml'))
  const mails: Mail[] = []
  for (const name of names) mails.push(mailIn(await readStart(path.join(folder, name))))
  return mails
}

/** Reads the headers of a mail; a long one continues on the next line. */
export const mailIn = (headers: string): Mail => ({
  to: /^To:\s+<?([^\s>]+)/im.exec(headers)?.[1] ?? '',
  kind: /^Message-ID:\s+<(\w+)\./im.exec(headers)?.[1] ?? '',
})

/** The headers; the attachments are large. */
async function readStart(file: string): Promise<string> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(2048), position: 0 })
    return buffer.toString('utf8', 0, bytesRead)
  } finally {
    await handle.close()
  }
}

const countOf = (mails: readonly { readonly kind: string }[]): Record<string, number> =>
  Object.fromEntries([...grouped(mails, ({ kind }) => kind)].map(([kind, all]) => [kind, all.length]))
