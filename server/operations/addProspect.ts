import { addToProspects } from '../desk/prospects'
import type { Operation } from '../handler'

/** `POST /reps/add/prospect`: somebody to the prospects. */
export const addProspect: Operation<'addProspect'> =
  (services) =>
  async ({ body, caller }) => ({ status: 200, body: await addToProspects(services, body, caller) })
