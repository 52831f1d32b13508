import type { PurchaseServices } from '../../../server/payments/services'
import type { Gateway } from '../../../server/platform/services/gateway'
import type { Product } from '../product/load'
import { type End, type Park, type Progress, type Response, replayed, responseTexts } from '../product/replay'
import { makeTrails, type Trail as TrailOf } from '../product/trails'
import { type DbRequest, dialectOf } from '../tables/dialect'
import { purposeOf } from './purpose'
import { type Names, Numbers, plain } from './texts'

/** A piece of work that a server takes up. */
export type Work =
  | { readonly kind: 'order'; readonly body: any; readonly key: string }
  | { readonly kind: 'reconcile' }
  | { readonly kind: 'webhook'; readonly reference: string }
  | { readonly kind: 'refund'; readonly refundId: string }

type Call = 'prepare' | 'confirm' | 'status' | 'cancel' | 'refund'

/** The next step of the code: a request to the database or the processor, or its end. */
export type Request = DbRequest | { readonly kind: 'call'; readonly call: Call; readonly args: readonly any[] } | End

type Id = readonly [own: number, mirrored: number]
export type Trail = TrailOf<Work, Request, Id>

/** The server's real code, as steps. */
export function makeServer(product: Product, names: Names, now: Date) {
  const numbers = new Numbers()
  let answer: Park<Request>
  // one database for all runs, which take their steps one after the other: Node keeps the storage of each for ever
  const db = new product.Db(
    dialectOf((next) => answer(next)),
    true,
  )
  const onItsOwn = (park: Park<Request>, { request, goOn }: Progress<Request>): Progress<Request> => ({
    request,
    goOn:
      goOn &&
      (async (response) => {
        answer = park
        return onItsOwn(park, await goOn(response))
      }),
  })
  async function replay(work: Work, responses: readonly Response[]): Promise<Progress<Request>> {
    const progress = await replayed<Request>(product, responses, (park) => {
      answer = park
      return run(product, work, services(product, db, work, park, now))
    })
    return onItsOwn(answer, progress)
  }
  return makeTrails<Work, Request, Id>({
    textOf: responseTexts((value) => plain(value, now)),
    idOf(text, from) {
      const [own, mirrored] = names.mirrored(text)
      return from
        ? [numbers.of(`${from[0]}>${own}`), numbers.of(`${from[1]}>${mirrored}`)]
        : [numbers.of(own), numbers.of(mirrored)]
    },
    replay,
  })
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
