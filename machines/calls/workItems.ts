import type { Result, WorkItem, WorkItemPage } from '../../contract/client'
import type { Problem } from '../../contract/problem'
import type { StaffClient } from '../../contract/staff'
import type { ScreeningDecision } from '../../domain/staff/screening'
import { type ApprovalKind, approvalPermissions } from '../../domain/staff/secondPerson'
import type { listedKinds, WorkItemState } from '../../domain/staff/workItems'
import { isMissing, newestIn, pageCall, saveCall, staffCall } from './call'

/** The tabs of the list: requests by their state, and tasks that are open or done. */
export const workItemTabs = ['open', 'answered', 'closed', 'tasks', 'done'] as const
export type WorkItemTab = (typeof workItemTabs)[number]

const tabQueries = {
  open: { list: 'requests', state: 'open' },
  answered: { list: 'requests', state: 'answered' },
  closed: { list: 'requests', state: 'closed' },
  tasks: { list: 'tasks', state: 'open' },
  done: { list: 'tasks', state: 'closed' },
} as const satisfies Record<WorkItemTab, { list: 'requests' | 'tasks'; state: WorkItemState }>

/** Whether a tab lists tasks. */
export const listsTasks = (tab: WorkItemTab): boolean => tabQueries[tab].list === 'tasks'

export interface WorkItemsQuery {
  readonly show: WorkItemTab
  readonly search: string
  readonly kind: (typeof listedKinds)[number] | null
  /** an email address, `none`, or an empty text for anybody */
  readonly owner: string
  /** null for the server's own order */
  readonly sort: 'created' | 'due' | 'kind' | 'owner' | null
  readonly direction: 'asc' | 'desc'
  /** from 1 */
  readonly page: number
}

export const listWorkItems = (client: StaffClient) =>
  pageCall(
    ({ show, search, kind, owner, sort, direction, page }: WorkItemsQuery, signal): Promise<Result<WorkItemPage>> => {
      const query = { ...tabQueries[show], search, direction, page }
      const isOfKind = kind !== null && !listsTasks(show)
      return client.listWorkItems(
        { ...query, ...(isOfKind && { kind }), ...(owner && { owner }), ...(sort && { sort }) },
        signal,
      )
    },
  )

export const openWorkItem = (client: StaffClient) =>
  staffCall(({ id }: { id: string }, signal) => client.getWorkItem(id, signal), {
    answered: (item) => ({ type: 'item.opened', item }),
    refused: (problem) => (isMissing(problem) ? 'item.missing' : 'item.failed'),
  })

export interface WorkItemChange {
  readonly id: string
  readonly version: number
  readonly changes: { readonly state?: 'open' | 'closed'; readonly owner?: string | null }
}

export const changeWorkItem = (client: StaffClient) =>
  saveCall(({ id, version, changes }: WorkItemChange, signal) => client.changeWorkItem(id, changes, version, signal), {
    answered: (item): { type: 'item.saved'; item: WorkItem } => ({ type: 'item.saved', item }),
    newest: newestIn<WorkItem['row']>,
  })

export interface WorkItemAnswer {
  readonly id: string
  readonly version: number
  readonly message: string
  readonly key: string
}

/** Mails the answer to the customer. */
export const answerWorkItem = (client: StaffClient) =>
  saveCall(
    ({ id, version, message, key }: WorkItemAnswer, signal) =>
      client.answerWorkItem(id, { message }, key, version, signal),
    {
      answered: (item): { type: 'answer.sent'; item: WorkItem } => ({ type: 'answer.sent', item }),
      newest: newestIn<WorkItem['row']>,
    },
  )

export interface ApprovalDecision {
  readonly id: string
  readonly kind: ApprovalKind
  readonly decision: 'approve' | 'decline'
  /** of a decline */
  readonly reason?: string
}
type Decided = { type: 'approval.decided'; item: WorkItem }

/** The second person's decision. The form names the reason like every text of the page. */
export const decideApproval = (client: StaffClient) =>
  saveCall(
    async ({ id, kind, ...decision }: ApprovalDecision, signal): Promise<Result<WorkItem>> => {
      const isTerms = approvalPermissions[kind] === 'terms.approve'
      const result = await client[isTerms ? 'decideTerms' : 'decideRefund'](id, decision, signal)
      return result.ok ? result : { ...result, problem: namedMessage(result.problem) }
    },
    { answered: (item): Decided => ({ type: 'approval.decided', item }) },
  )

const namedMessage = ({ errors, ...problem }: Problem): Problem => {
  const { reason, ...others } = errors ?? {}
  return { ...problem, ...(errors && { errors: { ...others, ...(reason !== undefined && { message: reason }) } }) }
}

/** The decision on names that are like an entry of the sanctions list. */
export const decideScreening = (client: StaffClient) =>
  saveCall(
    async (
      { id, decision, reason }: { id: string; decision: ScreeningDecision; reason: string },
      signal,
    ): Promise<Result<WorkItem>> => {
      const result = await client.decideScreening(id, { decision, reason }, signal)
      return result.ok ? result : { ...result, problem: namedMessage(result.problem) }
    },
    { answered: (item): { type: 'screening.decided'; item: WorkItem } => ({ type: 'screening.decided', item }) },
  )

/** Withdraws the user's own request. */
export const withdrawApproval = (client: StaffClient) =>
  saveCall(({ id }: { id: string }, signal) => client.withdrawApproval(id, signal), {
    answered: (item): Decided => ({ type: 'approval.decided', item }),
  })

/** The number of open requests, and of tasks whose day has come. A failure is not shown: the next count follows. */
export const countWork = (client: StaffClient) =>
  staffCall((_: Record<never, never>, signal) => client.listWorkItems({ size: 1 }, signal), {
    answered: ({ pending }) => ({ type: 'work.counted', count: pending.requests + pending.tasks }),
    refused: 'work.uncounted',
  })
