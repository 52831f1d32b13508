import type { Operation } from '../handler'
import { countEvents as count } from '../overview'

/** `POST /events`: what customers' charts took on which step, by name alone. */
export const countEvents: Operation<'countEvents'> =
  ({ db, today }) =>
  async ({ body }) => {
    await count(db, today(), body.events)
    return { status: 204 }
  }
