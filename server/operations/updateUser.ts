import { actorOf, type Operation } from '../handler'
import { updateUser as update } from '../staff/users'

/** `PATCH /admin/users/{user}`: name, role, whether one may sign in, another password. */
export const updateUser: Operation<'updateUser'> =
  (services) =>
  async ({ params: { user }, headers, body: changes, caller }) => ({
    status: 200,
    body: await update(services, user, { changes, version: headers['if-match'], actor: actorOf(caller) }),
  })
