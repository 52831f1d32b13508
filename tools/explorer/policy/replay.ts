import type { SoleAuthority } from '../../../domain/staff/secondPerson'
import type { PolicyProduct } from '../product/policyProduct'
import { type End, type Park, type Response, replayed, responseTexts } from '../product/replay'
import { type DbRequest, dialectOf } from '../tables/dialect'
import { now } from './bought'
import { run, type Work } from './work'

/** A call to another system. */
export interface Call {
  readonly kind: 'call'
  readonly to: 'files' | 'gateway' | 'mail'
  readonly name: string
  readonly args: readonly any[]
}

/** The next step of the code: a request to the database or another system, or its end. */
export type Request = DbRequest | Call | End

/** How far a piece of work has come: the responses that it got so far decide its next request. */
export interface Trail {
  readonly work: Work
  readonly responses: readonly Response[]
  readonly request: Request
  /** equal for equal work with equal responses */
  readonly id: number
  readonly next: Map<string, Trail>
}

const silent = () => {}
const log = { debug: silent, info: silent, warn: silent, error: silent }

/**
 * The server's real code about sold policies as steps, by the same replay as the payments. A worker's lease is not
 * renewed while it works: the world decides when one ends.
 */
export function makeReplay(product: PolicyProduct, soleAuthority: SoleAuthority = {}) {
  const starts = new Map<string, Trail>()
  let last = 0
  let park: Park<Request>
  const db = new product.Db(
    dialectOf((next) => park(next)),
    true,
  )
  const call =
    (to: Call['to'], name: string) =>
    (...args: any[]) =>
      park({ kind: 'call', to, name, args })
  const gateway = Object.fromEntries(
    ['prepare', 'confirm', 'status', 'cancel', 'refund'].map((name) => [name, call('gateway', name)]),
  )
  let ids = 0
  let seed = ''
  const services = {
    db,
    gateway,
    mail: { send: call('mail', 'send') },
    files: { put: call('files', 'put'), get: call('files', 'get') },
    jobs: product.createJobs(db),
    log,
    scheduler: { every: () => async () => {}, poll: () => async () => {} },
    now: () => now,
    today: () => '11/20/2026',
    newId: () => `${seed}-${++ids}`,
    config: {
      baseUrl: 'http://localhost',
      program: { soleAuthority },
      mail: { from: 'Marquee <quotes@marquee.example.com>' },
    },
    purposes: (purpose: string) => product.changePurpose(purpose.slice('change:'.length)),
  }

  const replay = (work: Work, responses: readonly Response[]): Promise<Request> => {
    seed = seedOf(work, responses)
    product.seedBytes(seed)
    ids = 0
    return replayed<Request>(product, responses, (own) => {
      park = own
      return run(product, services as never, work)
    })
  }
  const make = async (work: Work, responses: readonly Response[]): Promise<Trail> => ({
    work,
    responses,
    request: await replay(work, responses),
    id: ++last,
    next: new Map(),
  })
  return {
    async start(work: Work): Promise<Trail> {
      const text = JSON.stringify(work)
      const trail = starts.get(text) ?? (await make(work, []))
      starts.set(text, trail)
      return trail
    },
    async next(from: Trail, response: Response): Promise<Trail> {
      const text = textOf(response)
      const trail = from.next.get(text) ?? (await make(from.work, [...from.responses, response]))
      from.next.set(text, trail)
      return trail
    },
  }
}

/** The first response tells which job a worker has claimed, and which payments are settled. */
function seedOf(work: Work, responses: readonly Response[]): string {
  if (work.kind === 'worker') return `${work.name}${jobOf(responses)}`
  if (work.kind !== 'reconcile') return work.key
  const [first] = responses
  const payments = first && 'value' in first ? (first.value as readonly { id: string }[]) : []
  return `reconciliation ${payments.map(({ id }) => id)}`
}

const jobOf = (responses: readonly Response[]) => {
  const [first] = responses
  const rows = first && 'value' in first ? (first.value as readonly { id: number; attempts: number }[]) : []
  return rows[0] ? ` ${rows[0].id}/${rows[0].attempts}` : ''
}

const textOf = responseTexts(JSON.stringify)
