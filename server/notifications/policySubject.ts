import type { Answers } from '../../domain/application'
import { countedAnswers } from '../../domain/application/applicable'
import { contactEmail } from '../../domain/application/payload'
import { makePolicyLink } from '../contacts/links'
import { insuredOf, locationOf } from '../pdf/facts/parties'
import { eventDaysInWords } from '../pdf/facts/period'
import type { Services } from '../platform/services/services'
import { boughtAnswers, type Policy, policyOf } from '../policies/policy'

/** The current policy that a letter is about. */
export interface Subject {
  readonly contactId: string
  readonly policy: Policy
  readonly number: string
  readonly counted: Partial<Answers>
  /** the contact point (decision 56) */
  readonly to: string | null
  /** the insured's own address, which gets copies of documents */
  readonly copy: string | null
  /** the insured's name */
  readonly insured: string
  /** Wedding, Saturday, 06/12/2027, Sample Meadow Barn */
  readonly event: string
  /** Makes a signed policy link; called at sending time, because the link is not stored. */
  readonly link: () => Promise<string>
}

/** @throws where the contact has no policy */
export async function subjectOf({ db, config, now }: Services, contactId: string): Promise<Subject> {
  const policy = await policyOf(db, contactId)
  if (!policy) throw new Error('This contact has no policy')
  const answers = boughtAnswers(policy)
  const counted = countedAnswers(answers)
  const parts = [counted.event_type, eventDaysInWords(counted), locationOf(counted).name]
  return {
    contactId,
    policy,
    number: policy.policy_number,
    counted,
    to: contactEmail(answers),
    copy: counted.insured_email ?? null,
    insured: insuredOf(counted).name,
    event: parts.filter((part) => !!part).join(', '),
    async link() {
      const lastDay = answers.event_end_date
      return `${config.baseUrl}${(await makePolicyLink(db, { contactId, lastDay, now: now() })).path}`
    },
  }
}
