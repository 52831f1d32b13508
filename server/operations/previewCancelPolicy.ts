import { dollarsOf } from '../../domain/money'
import { cancellable } from '../desk/cancel'
import type { Operation } from '../handler'

/** `GET /admin/cancel-policy/{id}`: what cancelling would give back now. */
export const previewCancelPolicy: Operation<'previewCancelPolicy'> =
  ({ db, now }) =>
  async ({ params: { id } }) => {
    const contact = await db.q.selectFrom('contact').selectAll().where('id', '=', id).executeTakeFirst()
    const { returns } = await cancellable(db, contact, now())
    const { refund, most } = returns
    return { status: 200, body: { refund: dollarsOf(refund), most: dollarsOf(most), kept: dollarsOf(most - refund) } }
  }
