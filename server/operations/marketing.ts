import { addToProspects } from '../marketing/prospects'
import { unsubscribe as leave } from '../marketing/unsubscribe'
import { notFound } from '../platform/problems/problem'
import type { Operation } from './handler'

/** `POST /reps/add/prospect`: somebody to the prospects. */
export const addProspect: Operation<'addProspect'> =
  (services) =>
  async ({ body, caller }) => ({ status: 200, body: await addToProspects(services, body, caller) })

/** `POST /reps/add/propspect`: the same call as `/reps/add/prospect`, as the specification spells it (decision 42). */
export const addPropspect: Operation<'addPropspect'> = (services) => addProspect(services)

/** `POST /unsubscribe`: who was written a mailing leaves it, from our page or at one press in a mail program (RFC 8058). */
export const unsubscribe: Operation<'unsubscribe'> =
  ({ db }) =>
  async ({ query: { token } }) => {
    const mailing = await leave(db, token)
    if (!mailing) throw notFound('link')
    return { status: 200, body: { mailing } }
  }
