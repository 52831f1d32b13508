import type { PurchaseServices } from '../../../server/payments/services'
import type { Gateway } from '../../../server/platform/services/gateway'
import type { Product } from '../product/load'
import { type End, type Park, type Response, replayed, responseTexts } from '../product/replay'
import { type DbRequest, dialectOf } from '../tables/dialect'
import { purposeOf } from './purpose'
import { type Mirrored, type Names, Numbers, plain } from './texts'

/** A piece of work that a server takes up. */
export type Work =
  | { readonly kind: 'order'; readonly body: any; readonly key: string }
  | { readonly kind: 'reconcile' }
  | { readonly kind: 'webhook'; readonly reference: string }
  | { readonly kind: 'refund'; readonly refundId: string }

type Call = 'prepare' | 'confirm' | 'status' | 'cancel' | 'refund'

/** The next step of the code: a request to the database or the processor, or its end. */
export type Request = DbRequest | { readonly kind: 'call'; readonly call: Call; readonly args: readonly any[] } | End

/** How far a piece of work has come: the responses it got so far decide its next request. */
export interface Trail {
  readonly work: Work
  readonly responses: readonly Response[]
  readonly request: Request
  readonly id: readonly [own: number, mirrored: number]
  readonly next: Map<string, Trail>
}

/**
 * The server's real code, as steps. A piece of work is replayed with the responses it got so far, up to its next request;
 * the result is remembered, so after some hundred replays each step is a look-up.
 */
export function makeServer(product: Product, names: Names, now: Date) {
  const numbers = new Numbers()
  const trails = new Map<string, Trail>()
  let answer: (next: Request) => Promise<any>
  // one database for all replays, which run one after the other: Node keeps the storage of each for ever
  const db = new product.Db(
    dialectOf((next) => answer(next)),
    true,
  )
  const replay = (work: Work, responses: readonly Response[]): Promise<Request> =>
    replayed<Request>(product, responses, (park) => {
      answer = park
      return run(product, work, services(product, db, work, park, now))
    })
  const textOf = responseTexts((value) => plain(value, now))
  const idOf = ([own, mirrored]: Mirrored) => [numbers.of(own), numbers.of(mirrored)] as const
  return {
    async start(work: Work): Promise<Trail> {
      const text = JSON.stringify(work)
      const known = trails.get(text)
      if (known) return known
      const trail: Trail = {
        work,
        responses: [],
        request: await replay(work, []),
        id: idOf(names.mirrored(text)),
        next: new Map(),
      }
      trails.set(text, trail)
      return trail
    },
    async next(from: Trail, response: Response): Promise<Trail> {
      const text = textOf(response)
      const known = from.next.get(text)
      if (known) return known
      const { work } = from
      const responses = [...from.responses, response]
      const [own, mirrored] = names.mirrored(text)
      const id = idOf([`${from.id[0]}>${own}`, `${from.id[1]}>${mirrored}`])
      const trail: Trail = { work, responses, request: await replay(work, responses), id, next: new Map() }
      from.next.set(text, trail)
      return trail
    },
  }
}

const silent = () => {}

function services(
  product: Product,
  db: PurchaseServices['db'],
  work: Work,
  park: Park<Request>,
  now: Date,
): PurchaseServices {
  const call =
    (name: Call) =>
    (...args: any[]) =>
      park({ kind: 'call', call: name, args })
  const gateway: Pick<Gateway, Call> = {
    prepare: call('prepare'),
    confirm: call('confirm'),
    status: call('status'),
    cancel: call('cancel'),
    refund: call('refund'),
  }
  return {
    db,
    gateway: gateway as Gateway,
    jobs: product.createJobs(db),
    log: { debug: silent, info: silent, warn: silent, error: silent },
    now: () => now,
    // a payment is named by its key, so that no order of steps gives it another name
    newId: () => (work.kind === 'order' ? `p-${work.key}` : `id-of-${work.kind}`),
    purposes: purposeOf(product),
  }
}

async function run(product: Product, work: Work, given: PurchaseServices): Promise<unknown> {
  if (work.kind === 'order')
    return product.pay(given, product.purchasePurpose, product.readOrder(work.body, work.key), 'customer')
  if (work.kind === 'reconcile') return product.reconcile(given)
  if (work.kind === 'webhook') return product.handleWebhookEvent(given, work.reference)
  return product.makeRefund(given as never, { refundId: work.refundId })
}
