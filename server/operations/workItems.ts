import type { Services } from '../platform/services/services'
import { historyOfItem } from '../reports/workItemHistory'
import { answerItem } from '../workItems/answerWorkItem'
import { changeItem } from '../workItems/changeWorkItem'
import { itemDto } from '../workItems/workItemDto'
import { searchWorkItems } from '../workItems/workItemList'
import type { Operation } from './handler'

const whole = async (services: Services, id: string) => ({
  status: 200 as const,
  body: { ...(await itemDto(services, id)), history: await historyOfItem(services.db, id) },
})

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
    return whole(services, id)
  }

/** `PATCH /admin/work-items/{item}`: closes, reopens or hands over a request or a task. */
export const changeWorkItem: Operation<'changeWorkItem'> =
  (services) =>
  async ({ params: { item: id }, headers, body, caller }) => {
    await changeItem(services, { ...body, id, version: headers['if-match'], caller })
    return whole(services, id)
  }

/** `GET /admin/work-items/{item}`: one request or task. */
export const getWorkItem: Operation<'getWorkItem'> =
  (services) =>
  async ({ params: { item: id } }) =>
    whole(services, id)

/** `GET /admin/work-items`: requests or tasks that wait for staff (decisions 71 and 72). */
export const listWorkItems: Operation<'listWorkItems'> =
  ({ db, today }) =>
  async ({ query }) => ({ status: 200, body: await searchWorkItems(db, query, today()) })
