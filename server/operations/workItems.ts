import { approvalDto } from '../approvals/approvalDto'
import { decideRequest, withdrawRequest } from '../approvals/decide'
import { decideScreening as decideOnNames, screeningDto } from '../compliance/decideScreening'
import { type Caller, staffIn } from '../platform/services/caller'
import type { Services } from '../platform/services/services'
import { historyOfItem } from '../reports/workItemHistory'
import { answerItem } from '../workItems/answerWorkItem'
import { changeItem } from '../workItems/changeWorkItem'
import { itemDto } from '../workItems/workItemDto'
import { searchWorkItems } from '../workItems/workItemList'
import type { Operation } from './handler'

const whole = async (services: Services, id: string, caller: Caller) => {
  const item = await itemDto(services, id)
  const approval = item.row.kind === 'approval' ? await approvalDto(services, id, caller) : null
  const screening = item.row.kind === 'screening' ? await screeningDto(services.db, id, caller) : null
  return {
    status: 200 as const,
    body: {
      ...item,
      ...(approval && { approval }),
      ...(screening && { screening }),
      history: await historyOfItem(services.db, id),
    },
  }
}

/** `POST /admin/work-items/{item}/answer`: mails an answer to the customer and stores it. */
export const answerWorkItem: Operation<'answerWorkItem'> =
  (services) =>
  async ({ params: { item: id }, headers, body: { message }, caller }) => {
    await answerItem(services, {
      id,
      message,
      key: headers['idempotency-key'],
      version: headers['if-match'],
      caller,
    })
    return whole(services, id, caller)
  }

/** `PATCH /admin/work-items/{item}`: closes, reopens or hands over a request or a task. */
export const changeWorkItem: Operation<'changeWorkItem'> =
  (services) =>
  async ({ params: { item: id }, headers, body, caller }) => {
    await changeItem(services, { ...body, id, version: headers['if-match'], caller })
    return whole(services, id, caller)
  }

/** `POST /admin/approvals/{item}/refund`: approves or declines a colleague's refund, credit or cancellation (record 072). */
export const decideRefund: Operation<'decideRefund'> =
  (services) =>
  async ({ params: { item: id }, body: { decision, reason = null }, caller }) => {
    await decideRequest(services, { id, caller, permission: 'refunds.approve', decision, reason })
    return whole(services, id, caller)
  }

/** `POST /admin/approvals/{item}/terms`: the same for the approval of a quote. */
export const decideTerms: Operation<'decideTerms'> =
  (services) =>
  async ({ params: { item: id }, body: { decision, reason = null }, caller }) => {
    await decideRequest(services, { id, caller, permission: 'terms.approve', decision, reason })
    return whole(services, id, caller)
  }

/** `POST /admin/screenings/{item}`: clears or confirms names that are like an entry of the sanctions list (record 075). */
export const decideScreening: Operation<'decideScreening'> =
  (services) =>
  async ({ params: { item: id }, body: { decision, reason }, caller }) => {
    await decideOnNames(services, { id, decision, reason, caller })
    return whole(services, id, caller)
  }

/** `GET /admin/work-items/{item}`: one request or task. */
export const getWorkItem: Operation<'getWorkItem'> =
  (services) =>
  async ({ params: { item: id }, caller }) =>
    whole(services, id, caller)

/** `GET /admin/work-items`: requests or tasks that wait for staff (decisions 71 and 72). */
export const listWorkItems: Operation<'listWorkItems'> =
  ({ db, today }) =>
  async ({ query, caller }) => ({
    status: 200,
    body: await searchWorkItems(db, query, { today: today(), user: staffIn(caller).user }),
  })

/** `DELETE /admin/approvals/{item}`: withdraws one's own request for a second person (record 072). */
export const withdrawApproval: Operation<'withdrawApproval'> =
  (services) =>
  async ({ params: { item: id }, caller }) => {
    await withdrawRequest(services, { id, caller })
    return whole(services, id, caller)
  }
