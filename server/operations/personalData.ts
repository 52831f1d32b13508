import { audit } from '../platform/audit/audit'
import { actorOf } from '../platform/services/caller'
import { eraseCustomer } from '../privacy/eraseCustomer'
import { exportOf } from '../privacy/export'
import { personAddress, personalDataOf } from '../privacy/person'
import { referenceOf } from '../privacy/reference'
import { exportFile } from './exportFile'
import type { Operation } from './handler'

/** `POST /admin/personal-data/erase`: erases the data of a person, but for the records that must be kept. */
export const erasePersonalData: Operation<'erasePersonalData'> =
  (services) =>
  async ({ body, caller }) => ({
    status: 200,
    body: await eraseCustomer(services, { email: await personAddress(services, body.email), actor: actorOf(caller) }),
  })

/** `POST /admin/personal-data/export`: all data of a person. The audit log records who exported it. */
export const exportPersonalData: Operation<'exportPersonalData'> =
  (services) =>
  async ({ body, caller }) => {
    const email = await personAddress(services, body.email)
    const { bytes, rows } = await exportOf(services, email)
    await audit(services.db, {
      actor: actorOf(caller),
      entity: 'personal_data',
      entityId: services.newId(),
      action: 'personalData.exported',
      after: { reference: await referenceOf(services, email), rows },
    })
    return exportFile(services.today(), { type: 'application/zip', name: 'personal-data', ending: 'zip', bytes })
  }

/** `POST /admin/personal-data/find`: the data that we have of a person. */
export const findPersonalData: Operation<'findPersonalData'> =
  (services) =>
  async ({ body }) => ({ status: 200, body: await personalDataOf(services, await personAddress(services, body.email)) })
