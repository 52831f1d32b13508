import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { todayIn } from '../../../domain/common/dates'
import { noSanctions } from '../../../server/compliance/sanctions/fileList'
import { readConfig } from '../../../server/platform/config/config'
import type { Db } from '../../../server/platform/db/database'
import { createJobs } from '../../../server/platform/jobs/queue'
import { realTime } from '../../../server/platform/scheduler/scheduler'
import type { Gateway } from '../../../server/platform/services/gateway'
import type {
  Files,
  Jobs,
  Log,
  Mail,
  MailMessage,
  Services,
  TextMessage,
} from '../../../server/platform/services/services'
import { register } from '../../../server/registrations'
import { testDatabase } from './database'

register()

const silent = () => {}
const silentLog: Log = { debug: silent, info: silent, warn: silent, error: silent }

/** A clock that stays where it is set; initially noon in New York on the day of the examples. */
export class TestClock {
  constructor(public instant = new Date('2026-11-20T17:00:00Z')) {}
  readonly now = () => this.instant
  readonly today = () => todayIn(this.instant)
  pass(ms: number) {
    this.instant = new Date(this.instant.getTime() + ms)
  }
}

export interface TestServices extends Services {
  readonly clock: TestClock
  readonly sent: MailMessage[]
  readonly texted: TextMessage[]
}

const most = '1000000'
const limits = {
  RATE_LIMIT: most,
  SIGN_IN_RATE_LIMIT: most,
  GUESS_RATE_LIMIT: most,
  COUPON_RATE_LIMIT: most,
  LINK_RATE_LIMIT: most,
  PREVIEW_RATE_LIMIT: most,
  PARTNER_RATE_LIMIT: most,
}

/** Real tables, and stand-ins for everything external; a test passes the services that it is about. */
export async function testServices(
  given: Partial<Services> = {},
  env: Record<string, string> = {},
): Promise<TestServices> {
  const db = given.db ?? (await testDatabase())
  const clock = new TestClock()
  const sent: MailMessage[] = []
  const texted: TextMessage[] = []
  return {
    config: readConfig({ LOG_LEVEL: 'silent', DATA_FOLDER: tmpdir(), ...limits, ...env }),
    db,
    files: memoryFiles(),
    mail: memoryMail(sent),
    sms: { send: async (message) => void texted.push(message) },
    gateway: noGateway,
    jobs: rowsOnly(db),
    sanctions: noSanctions,
    log: silentLog,
    scheduler: realTime,
    now: clock.now,
    newId: randomUUID,
    today: clock.today,
    ...given,
    clock,
    sent,
    texted,
  }
}

function memoryFiles(): Files {
  const stored = new Map<string, Buffer>()
  return {
    put: async (key, bytes) => void stored.set(key, Buffer.from(bytes)),
    putStream: async (key, bytes) => void stored.set(key, Buffer.concat(await bytes.toArray())),
    get: async (key) => stored.get(key) ?? null,
    remove: async (key) => void stored.delete(key),
  }
}

const memoryMail = (sent: MailMessage[]): Mail => ({
  send: async (message) => void sent.push(message),
  verify: async () => {},
})

/** Queues rows without running them. */
const rowsOnly = (db: Db): Jobs => ({
  enqueue: async (kind, payload, dedupeKey, due) => {
    const row = { kind, payload: JSON.stringify(payload), dedupe_key: dedupeKey ?? null, ...(due && { run_at: due }) }
    await db.q
      .insertInto('job')
      .values(row)
      .onConflict((c) => c.column('dedupe_key').doNothing())
      .execute()
  },
  enqueueMany: createJobs(db).enqueueMany,
})

const refuse = async () => {
  throw new Error('This test has no payment processor')
}
const noGateway: Gateway = {
  kind: 'sandbox',
  tokensUrl: '/sandbox-processor/tokens',
  publishableKey: null,
  webhookSecret: async () => 'whsec_test',
  prepare: refuse,
  confirm: refuse,
  status: refuse,
  cancel: refuse,
  refund: refuse,
}
