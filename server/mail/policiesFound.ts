import { brand } from '../../domain/brand'
import { policiesOf } from '../policies/found'
import type { Services } from '../services'
import type { Letter } from './deliver'
import { draw } from './draw'
import type { MailPayload } from './payloads'
import { subjectOf } from './subject'

/** Signed links to what an address has, to that address; nothing where it has nothing (decision 38). */
export async function policiesFoundLetters(
  services: Services,
  { email, zip, number = null, occasion }: MailPayload<'policiesFound'>,
): Promise<Letter[]> {
  const found = await policiesOf(services.db, { email, zip, ...(number !== null && { number }) })
  if (found.length === 0) return []
  const subjects = await Promise.all(found.map(({ id }) => subjectOf(services, id)))
  return [
    {
      kind: 'policiesFound',
      contactId: found[0]!.id,
      occasion,
      to: email,
      subject: `Your ${subjects.length === 1 ? 'policy' : 'policies'} from ${brand.name}`,
      compose: async () => {
        const all = await Promise.all(
          subjects.map(async ({ number: policy, event, link }) => ({ name: `${policy}: ${event}`, url: await link() })),
        )
        return draw(async () => (await import('./templates/managePolicy')).PoliciesFoundLetter, { all })
      },
    },
  ]
}
