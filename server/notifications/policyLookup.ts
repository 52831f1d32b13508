import { brand } from '../../domain/common/brand'
import type { Letter } from '../platform/mail/deliver'
import type { Services } from '../platform/services/services'
import { policiesOf } from '../policies/find'
import { draw } from './compose'
import type { MailPayload } from './payloads'
import { subjectOf } from './policySubject'

/** Mails signed links to the policies of an address, to that address; sends nothing if there are none (decision 38). */
export async function policyLookupLetters(
  services: Services,
  { email, zip, number = null, occasion }: MailPayload<'policiesFound'>,
): Promise<Letter[]> {
  const policies = await policiesOf(services.db, { email, zip, ...(number !== null && { number }) })
  if (policies.length === 0) return []
  const subjects = await Promise.all(policies.map(({ id }) => subjectOf(services, id)))
  return [
    {
      kind: 'policiesFound',
      contactId: policies[0]!.id,
      occasion,
      to: email,
      subject: `Your ${subjects.length === 1 ? 'policy' : 'policies'} from ${brand.name}`,
      compose: async () => {
        const all = await Promise.all(
          subjects.map(async ({ number: policy, event, link }) => ({ name: `${policy}: ${event}`, url: await link() })),
        )
        return draw(async () => (await import('./templates/managePolicy')).PolicyLookupLetter, { all })
      },
    },
  ]
}
