import { actorOf } from '../platform/services/caller'
import { openSettlement, payRain as pay, recordRain as record } from '../policies/rainSettlement'
import type { Operation } from './handler'

/** `GET /admin/contacts/{id}/rain-settlement`: the insured rain, and what was measured. */
export const getRainSettlement: Operation<'getRainSettlement'> =
  (services) =>
  async ({ params: { id } }) => ({ status: 200, body: await openSettlement(services, id) })

/** `PUT /admin/contacts/{id}/rain-settlement`: records or corrects what was measured (decision 86). */
export const recordRain: Operation<'recordRain'> =
  (services) =>
  async ({ params: { id }, body: measurement, caller }) => ({
    status: 200,
    body: await record(services, { id, measurement, actor: actorOf(caller) }),
  })

/** `POST /admin/contacts/{id}/rain-settlement/payment`: marks that the amount was paid. */
export const payRain: Operation<'payRain'> =
  (services) =>
  async ({ params: { id }, body: payment, caller }) => ({
    status: 200,
    body: await pay(services, { id, payment, actor: actorOf(caller) }),
  })
