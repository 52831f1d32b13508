import { addToProspects } from '../marketing/prospects'
import { unsubscribe as leave } from '../marketing/unsubscribe'
import { notFound } from '../platform/problems/problem'
import type { Operation } from './handler'

/** `POST /reps/add/prospect`: adds a prospect. */
export const addProspect: Operation<'addProspect'> =
  (services) =>
  async ({ body, caller }) => ({ status: 200, body: await addToProspects(services, body, caller) })

/** `POST /reps/add/propspect`: the same, spelled as in the specification (decision 42). */
export const addPropspect: Operation<'addPropspect'> = (services) => addProspect(services)

/**
 * `POST /unsubscribe`: removes a recipient from a mailing, from our page or by one-click in a mail program (RFC 8058).
 */
export const unsubscribe: Operation<'unsubscribe'> =
  ({ db }) =>
  async ({ query: { token } }) => {
    const mailing = await leave(db, token)
    if (!mailing) throw notFound('link')
    return { status: 200, body: { mailing } }
  }
