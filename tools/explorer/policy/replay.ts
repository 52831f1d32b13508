import type { SoleAuthority } from '../../../domain/staff/secondPerson'
import type { PolicyProduct } from '../product/policyProduct'
import { type End, type Park, type Progress, type Response, replayed, responseTexts } from '../product/replay'
import { makeTrails, type Trail as TrailOf } from '../product/trails'
import { type DbRequest, dialectOf } from '../tables/dialect'
import { rowTexts } from '../tables/rows'
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

export type Trail = TrailOf<Work, Request, number>

/** One run of the code, with the ids and the bytes that it has had. */
interface Run {
  park: Park<Request>
  ids: number
  readonly bytes: { text: string; given: number }
}

const silent = () => {}
const log = { debug: silent, info: silent, warn: silent, error: silent }

/**
 * The server's real code about sold policies as steps, by the same replay as the payments. A worker's lease is not
 * renewed while it works: the world decides when one ends.
 */
export function makeReplay(product: PolicyProduct, soleAuthority: SoleAuthority = {}) {
  let current: Run
  const park: Park<Request> = (request) => current.park(request)
  product.onExpiration(product.expireOrder)
  const db = new product.Db(dialectOf(park), true)
  const call =
    (to: Call['to'], name: string) =>
    (...args: any[]) =>
      park({ kind: 'call', to, name, args })
  const gateway = Object.fromEntries(
    ['prepare', 'confirm', 'status', 'cancel', 'refund'].map((name) => [name, call('gateway', name)]),
  )
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
    newId: () => `${current.bytes.text}-${++current.ids}`,
    config: {
      baseUrl: 'http://localhost',
      program: { soleAuthority },
      mail: { from: 'Marquee <quotes@marquee.example.com>' },
    },
    purposes: (purpose: string) =>
      purpose === product.purchasePurpose
        ? product.policyPurchase()
        : product.changePurpose(purpose.slice('change:'.length)),
  }

  /** The processor draws its bytes here, so that it takes none from a run. */
  const outside = { text: 'outside', given: 0 }
  /** The code goes on with the ids and bytes of its own run. */
  const enter = (own: Run, work: Work, responses: readonly Response[]) => {
    own.bytes.text = seedOf(work, responses)
    product.seedBytes(own.bytes)
    current = own
  }
  const inRun = (own: Run, work: Work, responses: readonly Response[], { request, goOn }: Progress<Request>) => ({
    request,
    goOn:
      goOn &&
      (async (response: Response): Promise<Progress<Request>> => {
        const all = [...responses, response]
        enter(own, work, all)
        const progress = await goOn(response)
        product.seedBytes(outside)
        return inRun(own, work, all, progress)
      }),
  })
  const replay = async (work: Work, responses: readonly Response[]) => {
    const bytes = { text: '', given: 0 }
    let own!: Run
    const progress = await replayed<Request>(product, responses, (parked) => {
      own = { park: parked, ids: 0, bytes }
      enter(own, work, responses)
      return run(product, services as never, work)
    })
    product.seedBytes(outside)
    return inRun(own, work, responses, progress)
  }
  let last = 0
  return makeTrails<Work, Request, number>({ textOf: responseTexts(rowTexts()), idOf: () => ++last, replay })
}

/**
 * The first response tells which job a worker has claimed, which payments are settled, and which version of the quote a
 * certificate is made of: a repeated request that is not answered as the first time gets bytes of its own.
 */
function seedOf(work: Work, responses: readonly Response[]): string {
  if (work.kind === 'worker') return `${work.name}${jobOf(responses)}`
  if (work.kind === 'lapse') return work.kind
  if (work.kind === 'reissue') return `${work.key} ${versionIn(responses)}`
  if (work.kind !== 'reconcile') return work.key
  const [first] = responses
  const payments = first && 'value' in first ? (first.value as readonly { id: string }[]) : []
  return `reconciliation ${payments.map(({ id }) => id)}`
}

/** The transaction begins with the locked quote. */
function versionIn([, locked]: readonly Response[]) {
  return locked && 'value' in locked ? (locked.value as readonly { version: number }[])[0]?.version : undefined
}

const jobOf = (responses: readonly Response[]) => {
  const [first] = responses
  const rows = first && 'value' in first ? (first.value as readonly { id: number; attempts: number }[]) : []
  return rows[0] ? ` ${rows[0].id}/${rows[0].attempts}` : ''
}
