import { plain } from '../money/texts'
import type { Product } from '../product/load'
import { replayed } from '../product/replay'
import { type DbRequest, dialectOf } from '../tables/dialect'

/** A piece of work that reaches the server with a session cookie; `close` is an admin's. */
export interface Work {
  readonly kind: 'call' | 'close' | 'password' | 'signOut'
  readonly token: string
  /** the server's clock when the work arrives */
  readonly now: Date
}

/** How far it has come: the responses of the database so far decide its next request, or its end. */
export interface Progress {
  readonly work: Work
  readonly responses: readonly unknown[]
  readonly request: DbRequest | { readonly kind: 'end'; readonly isStaff: boolean }
  /** equal for equal work with equal responses */
  readonly text: string
}

/** The server's session code as steps, by the same replay as the payments. */
export function makeReplay(product: Product) {
  let answer: (next: DbRequest) => Promise<unknown>
  const db = new product.Db(
    dialectOf((next) => answer(next)),
    true,
  )
  const known = new Map<string, Progress>()
  return async (work: Work, responses: readonly unknown[]): Promise<Progress> => {
    const text = plain([work.kind, work.token, work.now.getTime(), responses], work.now)
    const earlier = known.get(text)
    if (earlier) return earlier
    const values = responses.map((value) => ({ value }))
    const { request: next } = await replayed<DbRequest>(product, values, (park) => {
      answer = park
      return run(product, db, work)
    })
    if (next.kind === 'end' && next.problem) throw new Error(next.problem.message)
    const request = next.kind === 'end' ? { kind: next.kind, isStaff: next.value as boolean } : next
    const progress = { work, responses, request, text }
    known.set(text, progress)
    return progress
  }
}

/** @returns whether the caller was answered as a member of the staff */
async function run(product: Product, db: InstanceType<Product['Db']>, { kind, token, now }: Work): Promise<boolean> {
  // no session is idle, so that the night shows whether it expires
  const config = { baseUrl: 'http://localhost', staffIdleMinutes: 7 * 24 * 60 }
  const services = { db, now: () => now, config } as never
  if (kind === 'close') {
    await db.tx(async () => {
      await product.lockAccount(db, 'u1')
      await db.q.updateTable('staff_user').set({ disabled: now }).where('id', '=', 'u1').execute()
      await product.endSessionsOf(db, 'u1', now)
    })
    return true
  }
  const caller = await product.callerOf(services, token, 'here')
  if (caller.kind !== 'staff') return false
  if (kind === 'signOut') await product.signOut(services)({ caller } as never)
  if (kind === 'password')
    await db.tx(async () => {
      await product.lockAccount(db, 'u1')
      await product.endSessionsOf(db, 'u1', now, caller.tokenHash)
    })
  return true
}
