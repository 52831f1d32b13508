import type { Operation } from '../handler'
import { newKept } from '../quotes/kept'
import { referenceOf } from '../settings/reference'

/** `GET /settings/reference`: coupons, partners, lists of states and versions, to read. */
export const readReference: Operation<'readReference'> =
  ({ config: { program }, today }) =>
  async () => ({
    status: 200,
    body: referenceOf({ program, today: today(), current: newKept(program, today()) }),
  })
