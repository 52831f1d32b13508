import type { OpenedPolicy } from '../../contract/client'
import type { Answers } from '../../domain/application'
import { countedAnswers } from '../../domain/application/asked'
import { readStatus } from '../../machines/lifecycle/lifecycle.move'
import type { Db } from '../db/database'
import { documentsOf } from './documents'
import { boughtAnswers, policyOf } from './rows'

/** in a policy's life (decision 39); none can be made yet */
const mostChanges = 10

/** What the manage-policy screen shows: as it was bought, whatever the quote's answers are by now. */
export async function openPolicy(db: Db, contactId: string): Promise<OpenedPolicy | null> {
  const policy = await policyOf(db, contactId)
  if (!policy) return null
  const { quote_status } = await db.q
    .selectFrom('contact')
    .select('quote_status')
    .where('id', '=', contactId)
    .executeTakeFirstOrThrow()
  const answers = countedAnswers(boughtAnswers(policy))
  return {
    policy: {
      id: policy.policy_number,
      created: policy.created.toISOString(),
      version: policy.version,
      customFields: {
        policy_number: policy.policy_number,
        application_processed: policy.application_processed ? 'True' : 'False',
        broker_partnership_quote: null,
        status: readStatus(quote_status),
        event_type: answers.event_type ?? null,
        event_name: answers.event_name ?? null,
        event_start_date: answers.event_start_date ?? null,
        event_end_date: answers.event_end_date ?? null,
        coverage_limits: answers.coverage_limits ?? null,
        insured_name: insuredName(answers),
        event_location_name: answers.event_location_name ?? null,
        amount_due: policy.price.pricing_detail.amount_due,
      },
    },
    contact: { id: contactId, policy_number: policy.policy_number },
    documents: await documentsOf(db, contactId),
    changes_left: mostChanges,
  }
}

const insuredName = (answers: Readonly<Partial<Answers>>) =>
  answers.insured_company_name || answers.insured_contact_name || ''
