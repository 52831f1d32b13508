import type { Letter } from '../platform/mail/deliver'
import type { Services } from '../platform/services/services'
import { draw } from './compose'
import { requestLink, staffAddress } from './recipients'

interface About {
  readonly contactId: string
  /** the work item, and the request of the same id */
  readonly itemId: string
}

/** Tells staff that an act waits for a second person. */
export async function approvalRequestedLetters(services: Services, about: About): Promise<Letter[]> {
  const { config } = services
  const { contactId, itemId } = about
  const { number, subject, requester, reasons } = await factsOf(services, about)
  const letter = async () => (await import('./templates/approval')).ApprovalRequestedLetter
  const props = { number, subject, requester: requester.name, reasons, url: requestLink(config, itemId) }
  return [
    {
      kind: 'approvalRequested',
      contactId,
      occasion: itemId,
      to: staffAddress(config),
      subject: `To approve: ${numbered(subject, number)}`,
      compose: () => draw(letter, props),
    },
  ]
}

/** Tells the requester the decision; nobody, where the request ended without one. */
export async function approvalDecidedLetters(services: Services, about: About): Promise<Letter[]> {
  const { contactId, itemId } = about
  const { number, subject, requester, approver, state, reason } = await factsOf(services, about)
  if (approver === null) return []
  const letter = async () => (await import('./templates/approval')).ApprovalDecidedLetter
  const isApproved = state === 'approved'
  const props = { number, subject, approver, isApproved, reason, url: requestLink(services.config, itemId) }
  return [
    {
      kind: 'approvalDecided',
      contactId,
      occasion: itemId,
      to: requester.email,
      subject: `${isApproved ? 'Approved' : 'Declined'}: ${numbered(subject, number)}`,
      compose: () => draw(letter, props),
    },
  ]
}

/** Some subjects name the quote already. */
const numbered = (subject: string, number: string) => (subject.includes(number) ? subject : `${subject}, ${number}`)

async function factsOf({ db: { q } }: Services, { itemId }: About) {
  const request = await q
    .selectFrom('approval_request')
    .innerJoin('work_item', 'work_item.id', 'approval_request.id')
    .innerJoin('contact', 'contact.id', 'approval_request.contact_id')
    .select(['work_item.subject', 'approval_request.reasons', 'approval_request.state', 'approval_request.reason'])
    .select(['contact.policy_number', 'contact.quote_number'])
    .select(['approval_request.requested_by', 'approval_request.decided_by'])
    .where('approval_request.id', '=', itemId)
    .executeTakeFirstOrThrow()
  const { policy_number, quote_number, requested_by, decided_by, ...facts } = request
  const userOf = (id: string) =>
    q.selectFrom('staff_user').select(['name', 'email']).where('id', '=', id).executeTakeFirstOrThrow()
  return {
    ...facts,
    number: policy_number ?? quote_number,
    requester: await userOf(requested_by),
    approver: decided_by && (await userOf(decided_by)).name,
  }
}
