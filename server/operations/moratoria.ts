import { addMoratorium as add, liftMoratorium as lift, listMoratoria as list } from '../compliance/moratoria'
import { actorOf } from '../platform/services/caller'
import type { Operation } from './handler'

/** `GET /settings/moratoria`: one page of the binding moratoria. */
export const listMoratoria: Operation<'listMoratoria'> =
  (services) =>
  async ({ query }) => ({ status: 200, body: await list(services, query) })

/** `POST /settings/moratoria`: sets one. */
export const addMoratorium: Operation<'addMoratorium'> =
  (services) =>
  async ({ body: form, headers, caller }) => ({
    status: 201,
    body: await add(services, { form, key: headers['idempotency-key'], actor: actorOf(caller) }),
  })

/** `POST /settings/moratoria/{moratorium}/lift`: lifts one. */
export const liftMoratorium: Operation<'liftMoratorium'> =
  (services) =>
  async ({ params: { moratorium }, caller }) => ({
    status: 200,
    body: await lift(services, moratorium, actorOf(caller)),
  })
