import type { ErasedData } from '../../contract/client'
import { audit } from '../platform/audit/audit'
import type { Services } from '../platform/services/services'
import { eraseAddress, eraseContact } from './erase'
import { contactsWith, personalDataOf } from './person'
import { referenceOf } from './reference'

interface Erasing {
  /** lower case */
  readonly email: string
  /** email address of a member of staff */
  readonly actor: string
}

/**
 * Erases a person's data on request, but for the records that must be kept. Each quote is erased by itself, so a failure
 * leaves none half erased, and a repeated call goes on.
 * @throws Problem 409 while a message to the person is being sent
 */
export async function eraseCustomer(services: Services, { email, actor }: Erasing): Promise<ErasedData> {
  const { db, newId } = services
  const contacts = await contactsWith(services, email)
  let erased = 0
  for (const { id } of contacts) if (await eraseContact(services, { contactId: id, actor })) erased++
  const kept = contacts.length - erased
  await eraseAddress(services, { email, isKept: kept > 0 })
  await audit(db, {
    actor,
    entity: 'personal_data',
    entityId: newId(),
    action: 'personalData.erased',
    after: { reference: await referenceOf(services, email), erased_quotes: erased, retained_quotes: kept },
  })
  return { erased, left: await personalDataOf(services, email) }
}
