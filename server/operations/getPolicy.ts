import type { Operation } from '../handler'
import { openPolicy } from '../policies/opened'
import { notFound } from '../problem'

/** `GET /policy/get-policy/{id}`: a policy, its contact and its documents. */
export const getPolicy: Operation<'getPolicy'> =
  ({ db }) =>
  async ({ params }) => {
    const opened = await openPolicy(db, params.id)
    if (!opened) throw notFound('policy')
    return { status: 200, body: opened }
  }
