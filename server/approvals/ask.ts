import { SecondPersonNeeded } from '../authority/authorize'
import type { Services } from '../platform/services/services'
import { type ActAnswer, type Acting, type ApprovalCall, acts } from './acts'
import { approvedActing } from './decide'
import { pendingDto, requestUnder, type StaffCall, storeRequest } from './request'

type Answer<Call extends ApprovalCall> =
  | { readonly status: 200; readonly body: ActAnswer<Call> }
  | { readonly status: 202; readonly body: Awaited<ReturnType<typeof pendingDto>> }

/**
 * Runs a call of staff. Beyond the authority of one person it does nothing and stores a request (202). A repeated call
 * returns the request, and the result once a second person has approved it.
 */
export async function actOrAsk<Call extends ApprovalCall>(
  services: Services,
  call: StaffCall & { readonly call: Call },
  version?: string,
): Promise<Answer<Call>> {
  const run = acts[call.call] as (services: Services, acting: Acting) => Promise<ActAnswer<Call>>
  const known = await requestUnder(services.db, call)
  if (known?.state === 'approved')
    return { status: 200, body: await run(services, approvedActing(known, call.user.email)) }
  if (known) return { status: 202, body: await pendingDto(services.db, known) }
  const { contactId, form, user } = call
  try {
    return {
      status: 200,
      body: await run(services, { contactId, form, key: call.key ?? '', actor: user.email, version }),
    }
  } catch (fault) {
    if (!(fault instanceof SecondPersonNeeded)) throw fault
    return { status: 202, body: await pendingDto(services.db, await storeRequest(services, call, fault.act)) }
  }
}
