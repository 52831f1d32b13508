import type { Operation } from '../handler'
import { openPolicy } from '../policies/opened'
import { notFound } from '../problem'

/** `GET /policy/get-policy/{id}`: a policy as it is insured now, and what became of it since it was bought. */
export const getPolicy: Operation<'getPolicy'> =
  (services) =>
  async ({ params }) => {
    const opened = await openPolicy(services, params.id)
    if (!opened) throw notFound('policy')
    return { status: 200, body: opened }
  }
