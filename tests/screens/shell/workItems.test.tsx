import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { WorkItem } from '../../../contract/client'
import type { StaffClient } from '../../../contract/staff'
import { rep, row, underwriter } from '../../walks/staff.cases'
import {
  answer,
  answeredItem,
  claimItem,
  claimRow,
  closedItem,
  outdatedItem,
  rainRow,
  refundItem,
  takenItem,
  taskItem,
  taskRow,
  workItemPage,
} from '../../walks/workItems.cases'
import { isAccessible } from '../accessible'
import { no, ok } from '../fakes'
import { counted, enter, here } from './application'

const office = <Changes extends Partial<StaffClient>>(changes?: Changes) => ({
  getSession: async () => ok(rep),
  listWorkItems: vi.fn(async (query: Parameters<StaffClient['listWorkItems']>[0]) =>
    ok(workItemPage(query?.list === 'tasks' ? [taskRow] : [claimRow, rainRow])),
  ),
  getWorkItem: vi.fn(async (_: string) => ok(claimItem)),
  ...(changes as Changes),
})
/** The searches of the list, without those of the count. */
const searches = (server: ReturnType<typeof office>) =>
  server.listWorkItems.mock.calls.map(([query]) => query).filter((query) => query?.size !== 1)
const list = '/quote/admin/requests'
const one = `${list}/${claimRow.id}`
const title = (name: string) => screen.findByRole('heading', { level: 1, name })
const button = (name: string) => screen.findByRole('button', { name })
/** The answer to an action has the focus. */
const answered = async (words: string) => {
  const result = await screen.findByText(words)
  const notice = result.closest('[role=status]')!
  await waitFor(() => expect(document.activeElement).toBe(notice.parentElement))
}

test('open requests are listed with their sender, contact and owner, and counted in the navigation', async () => {
  enter(list, office())
  const heading = await title('Requests and tasks')
  await waitFor(() => expect(document.activeElement).toBe(heading))
  const rows = (await screen.findAllByRole('row')).slice(1).map((each) => each.textContent)
  expect(rows).toEqual([
    'Claim C-000101ClaimJordan SampleMQE-0048153, Jordan and Kim SampleUnassigned11/20 2:45 pm',
    'Rain insurance for 06/12/2027Rain insuranceJordan SampleUnassigned11/20 2:45 pm',
  ])
  const pages = within(screen.getByRole('navigation', { name: 'Back office' }))
  await waitFor(() => expect(pages.getByRole('link', { current: 'page' }).textContent).toBe('Requests3 waiting'))
  await isAccessible()
})

test('tasks are listed by their day, with the overdue ones marked in words', async () => {
  const server = office()
  const { user } = enter(list, server)
  await user.click(await screen.findByRole('link', { name: 'Tasks' }))
  expect(here()).toBe(`${list}?show=tasks`)
  await screen.findByRole('link', { name: 'Ask about the tent.' })
  const [, task] = screen.getAllByRole('row').map((each) => each.textContent)
  expect(task).toBe(`Ask about the tent.MQE-0048153, Jordan and Kim Sample${rep.email}Overdue: Wednesday, 11/18/2026`)
  expect(searches(server).at(-1)).toMatchObject({ list: 'tasks', state: 'open' })
})

test('the address holds the search, the filters and the order', async () => {
  const server = office()
  const { user } = enter(list, server)
  await user.type(await screen.findByRole('searchbox'), 'jordan')
  await user.selectOptions(screen.getByLabelText('Kind'), 'Claim')
  await user.selectOptions(screen.getByLabelText('Owner'), 'Unassigned')
  await user.click(screen.getByRole('button', { name: 'Find' }))
  await user.click(await screen.findByRole('link', { name: 'Received' }))
  expect(here()).toBe(`${list}?search=jordan&kind=claim&owner=none&sort=created&direction=desc`)
  expect(searches(server).at(-1)).toEqual({
    list: 'requests',
    state: 'open',
    search: 'jordan',
    kind: 'claim',
    owner: 'none',
    sort: 'created',
    direction: 'desc',
    page: 1,
  })
  await user.click(screen.getByRole('link', { name: 'Clear' }))
  expect(here()).toBe(`${list}?sort=created&direction=desc`)
})

test.each([
  [list, 'No requests are open.'],
  [`${list}?show=tasks`, 'No tasks are open.'],
  [`${list}?search=llama`, 'Nothing matches.'],
])('an empty list at %s says “%s”', async (at, words) => {
  enter(at, office({ listWorkItems: vi.fn(async () => ok(workItemPage([]))) }))
  expect((await screen.findByText((text) => text.startsWith(words))).getAttribute('role')).toBe('status')
})

test('a request shows the words, the facts and the files of its customer, and leads back to its list', async () => {
  const { user } = enter(`${list}?search=jordan`, office())
  await user.click(await screen.findByRole('link', { name: claimRow.subject }))
  const heading = await title(claimRow.subject)
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(screen.getByText(claimItem.text!)).toBeTruthy()
  expect(screen.getByText('Phone').nextSibling?.textContent).toBe('512-555-0142')
  expect(screen.getByRole('link', { name: 'floor.jpg' }).getAttribute('href')).toBe(
    `/api/reps/attachments/${row.id}/files/claim-${claimRow.id}-0`,
  )
  expect(screen.getByRole('link', { name: /^MQE-0048153/ }).getAttribute('href')).toBe(`/quote/admin/${row.id}`)
  await isAccessible()
  await user.click(screen.getByRole('link', { name: 'Requests and tasks' }))
  expect(here()).toBe(`${list}?search=jordan`)
})

test('a request is taken, handed over and given back', async () => {
  const changeWorkItem = vi
    .fn()
    .mockResolvedValueOnce(ok(takenItem))
    .mockResolvedValueOnce(ok({ ...takenItem, row: { ...takenItem.row, owner: underwriter.email, version: 3 } }))
    .mockResolvedValueOnce(ok({ ...takenItem, row: { ...takenItem.row, version: 4 } }))
    .mockResolvedValue(ok({ ...takenItem, row: { ...takenItem.row, owner: null, version: 5 } }))
  const { user } = enter(one, office({ changeWorkItem }))
  await user.click(await button('Take it'))
  await answered('You own this request now.')
  await button('Give it back')
  expect(screen.getByText('Owner of a request or task changed')).toBeTruthy()
  await user.selectOptions(screen.getByLabelText('Hand over to'), `${underwriter.name}, ${underwriter.email}`)
  await user.click(await button('Hand over'))
  await answered(`${underwriter.email} owns this request now.`)
  await user.click(await button('Take it'))
  await answered('You own this request now.')
  await user.click(await button('Give it back'))
  await answered('Nobody owns this request now.')
  expect(changeWorkItem.mock.calls.map(([, changes, version]) => [changes, version])).toEqual([
    [{ owner: rep.email }, 1],
    [{ owner: underwriter.email }, 2],
    [{ owner: rep.email }, 3],
    [{ owner: null }, 4],
  ])
})

test.each([
  ['Close', claimItem, closedItem, 'This request is closed.'],
  ['Reopen', closedItem, claimItem, 'This request is open again.'],
  ['Mark as done', taskItem, { ...taskItem, row: { ...taskRow, state: 'closed' } }, 'This task is done.'],
] as [string, WorkItem, WorkItem, string][])(
  '“%s” is answered by words that have the focus, and the count in the navigation follows at once',
  async (act, before, after, words) => {
    let requests = 2
    const listWorkItems = vi.fn(async () => ok({ ...workItemPage([]), pending: { requests, tasks: 0 } }))
    const changeWorkItem = vi.fn(async () => {
      requests = 1
      return ok(after)
    })
    const { user } = enter(one, office({ getWorkItem: async () => ok(before), listWorkItems, changeWorkItem }))
    await counted('2 waiting')
    await user.click(await button(act))
    await answered(words)
    await counted('1 waiting')
  },
)

test('a request is answered by keyboard; the answer is quoted, and the text goes', async () => {
  const answerWorkItem = vi.fn(async (..._: unknown[]) => ok(answeredItem))
  const { user, toasts } = enter(one, office({ answerWorkItem }))
  const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your answer' })
  await user.click(box)
  await user.tab()
  await user.keyboard('{Enter}')
  expect(answerWorkItem).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(box)
  expect(box.getAttribute('aria-invalid')).toBe('true')
  await user.keyboard(` ${answer}{Tab}{Enter}`)
  await answered('The answer was sent to jordan@example.com.')
  expect(screen.getByRole('heading', { name: 'Answer' })).toBeTruthy()
  expect(answerWorkItem.mock.calls[0]!.slice(0, 2)).toEqual([claimRow.id, { message: answer }])
  expect(screen.getByText(/rep.one to jordan@example.com/)).toBeTruthy()
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your answer' }).value).toBe('')
  expect(toasts).toMatchObject([{ kind: 'success', text: 'Email sent successfully!' }])
})

test('an answer to a request that somebody else has changed stays, and is sent once the request was seen', async () => {
  const answerWorkItem = vi
    .fn()
    .mockResolvedValueOnce(no({ ...outdatedItem, newest: takenItem.row as never }))
    .mockResolvedValueOnce(ok(answeredItem))
  const getWorkItem = vi.fn().mockResolvedValueOnce(ok(claimItem)).mockResolvedValue(ok(takenItem))
  const { user } = enter(one, office({ answerWorkItem, getWorkItem }))
  await user.type(await screen.findByRole('textbox', { name: 'Your answer' }), answer)
  await user.click(await button('Send the answer'))
  expect((await screen.findByRole('alert')).textContent).toContain('Somebody else has changed this meanwhile')
  await user.click(await button('Show it as it is now'))
  await button('Give it back')
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your answer' }).value).toBe(answer)
  await user.click(await button('Send the answer'))
  await screen.findByRole('heading', { name: 'Answer' })
  expect(answerWorkItem.mock.calls.map(([, , , version]) => version)).toEqual([1, 2])
})

test.each([
  ['an open request', claimItem, ['Close'], true],
  ['an answered request', answeredItem, ['Close', 'Reopen'], true],
  ['a closed request', closedItem, ['Reopen'], false],
  ['an open task', taskItem, ['Mark as done'], false],
  ['a request without an address', { ...claimItem, row: { ...claimRow, email: null } }, ['Close'], false],
] as [string, WorkItem, string[], boolean][])(
  '%s offers what can be done about it',
  async (_, item, acts, hasAnswer) => {
    enter(one, office({ getWorkItem: vi.fn(async () => ok(item)) }))
    await button('Hand over')
    const offered = ['Close', 'Reopen', 'Mark as done'].filter((name) => screen.queryByRole('button', { name }))
    expect(offered.toSorted()).toEqual(acts.toSorted())
    expect(screen.queryByRole('textbox', { name: 'Your answer' }) !== null).toBe(hasAnswer)
  },
)

test('an act that the server refuses says why', async () => {
  const changeWorkItem = async () => no({ status: 409, message: 'That is not possible: this request is closed' })
  const { user } = enter(one, office({ changeWorkItem: changeWorkItem as never }))
  await user.click(await button('Close'))
  expect((await screen.findByRole('alert')).textContent).toContain('this request is closed')
})

test('there is no request at an unknown address', async () => {
  const getWorkItem = async () => no({ status: 404, message: 'There is no such request' })
  enter(`${list}/nothing`, office({ getWorkItem: getWorkItem as never }))
  await title('There is no such request or task')
})

test('the count follows the page, and shows nothing where nothing waits', async () => {
  const page = { ...workItemPage([]), pending: { requests: 0, tasks: 0 } }
  const listWorkItems = vi.fn(async () => ok(page))
  enter(list, office({ listWorkItems }))
  await screen.findByText(/^No requests are open/)
  const pages = within(screen.getByRole('navigation', { name: 'Back office' }))
  await waitFor(() => expect(pages.getByRole('link', { current: 'page' }).textContent).toBe('Requests'))
})

test('a closed refund names its amount, leads to accounting, and offers no act', async () => {
  const closed: WorkItem = {
    ...refundItem,
    row: { ...refundItem.row, state: 'closed', owner: rep.email },
    facts: [{ label: 'Amount', text: '$130.00' }],
  }
  enter(one, office({ getWorkItem: async () => ok(closed) }))
  await title('Refund of $130.00 due')
  const about = screen.getByRole('complementary', { name: 'About this request' })
  expect(about.textContent).toContain('Amount$130.00')
  expect(about.textContent).toContain(`Owner: ${rep.email}`)
  expect(within(about).queryByRole('button')).toBeNull()
  expect(within(about).queryByRole('combobox')).toBeNull()
  expect(screen.getByRole('link', { name: 'Open accounting' })).toBeTruthy()
  await isAccessible()
})
