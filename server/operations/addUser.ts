import { actorOf, type Operation } from '../handler'
import { addUser as add } from '../staff/users'

/** `POST /admin/users`: a new account, whose first password is told this once. */
export const addUser: Operation<'addUser'> =
  (services) =>
  async ({ body, headers, caller }) => ({
    status: 201,
    body: await add(services, { ...body, key: headers['idempotency-key'], actor: actorOf(caller) }),
  })
