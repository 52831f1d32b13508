import type { Operation } from '../handler'
import { readWanted } from '../policies/change/wanted'
import { toldOf, workOut } from '../policies/change/workOut'
import { boughtAnswers, policyOf } from '../policies/rows'
import { notFound } from '../problem'

/** `POST /policy/make-a-change/{id}`: what a change would cost, or a cancelling give back (decision 39). Changes nothing. */
export const makeAChange: Operation<'makeAChange'> =
  ({ db, now }) =>
  async ({ params: { id }, body }) => {
    const contact = await db.q.selectFrom('contact').selectAll().where('id', '=', id).executeTakeFirst()
    const policy = contact && (await policyOf(db, id))
    if (!contact || !policy) throw notFound('policy')
    const wanted = readWanted(body, boughtAnswers(policy))
    const worked = await workOut(db, { contact, policy, wanted, at: now() })
    return { status: 200, body: toldOf({ policy }, worked) }
  }
