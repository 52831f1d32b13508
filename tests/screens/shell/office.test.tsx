import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { noAnswer } from '../../../contract/problem'
import type { StaffClient } from '../../../contract/staff'
import { job, mailed, message, notKept, otherJob, refused, workPage } from '../../walks/office.cases'
import { opened, rep, row, underwriter } from '../../walks/staff.cases'
import { isAccessible } from '../accessible'
import { no, ok } from '../fakes'
import { enter, here } from './application'

const page = <Row,>(rows: Row[], total = rows.length) => ({ rows, total, page: 1, size: 50 })
const office = <Changes extends Partial<StaffClient>>(changes?: Changes) => ({
  getSession: async () => ok(rep),
  listMail: vi.fn(async (_: Parameters<StaffClient['listMail']>[0]) => ok(page([mailed, refused]))),
  readMail: vi.fn(async (number: number) => ok(number === mailed.number ? message : notKept)),
  listJobs: vi.fn(async (_: Parameters<StaffClient['listJobs']>[0]) => ok(page([job, otherJob]))),
  retryJob: vi.fn(async (_: number) => ok({ ...job, state: 'waiting' as const, attempts: 0 })),
  ...(changes as Changes),
})
const title = (name: string) => screen.findByRole('heading', { level: 1, name })

test('the mailbox lists what was mailed and why something was not, newest first', async () => {
  enter('/quote/admin/mailbox', office())
  const heading = await title('Mailbox')
  expect(document.activeElement).toBe(heading)
  const rows = (await screen.findAllByRole('row')).slice(1).map((each) => each.textContent)
  expect(rows[0]).toContain('Your event is insured: policy MQE-0048153')
  expect(rows[0]).toContain('Sent')
  expect(rows[1]).toContain('550 No such user')
  expect(rows[1]).toContain('Failed')
  const pages = within(screen.getByRole('navigation', { name: 'Back office' }))
  expect(pages.getAllByRole('link', { current: 'page' }).map((link) => link.textContent)).toEqual(['Mailbox'])
  await isAccessible()
})

test('the address holds the mailbox’s search', async () => {
  const server = office()
  const { user } = enter('/quote/admin/mailbox', server)
  await user.type(await screen.findByRole('searchbox'), 'nobody@example.com{Enter}')
  const states = within(screen.getByRole('navigation', { name: 'State' }))
  await user.click(states.getByRole('link', { name: 'Failed' }))
  expect(here()).toBe('/quote/admin/mailbox?search=nobody%40example.com&state=failed')
  expect(server.listMail.mock.calls.at(-1)![0]).toEqual({ search: 'nobody@example.com', state: 'failed', page: 1 })
  await user.click(screen.getByRole('link', { name: 'Mailbox' }))
  expect(here()).toBe('/quote/admin/mailbox')
})

test('a total above the limit of the count shows a plus sign', async () => {
  enter('/quote/admin/mailbox', office({ listMail: async () => ok(page([mailed], 10_000)) }))
  expect(await screen.findByText(/of 10,000 and more/)).toBeTruthy()
  expect(screen.getByText('10,000+')).toBeTruthy()
})

test.each([
  ['/quote/admin/mailbox', 'No messages yet.'],
  ['/quote/admin/mailbox?search=llama', 'No message matches “llama”.'],
  ['/quote/admin/mailbox?state=failed', 'No message has failed.'],
  ['/quote/admin/mailbox?state=sending', 'No message is on its way.'],
])('an empty mailbox at %s says “%s”', async (at, words) => {
  enter(at, office({ listMail: async () => ok(page([])) }))
  expect((await screen.findByText((text) => text.startsWith(words))).getAttribute('role')).toBe('status')
})

test('a mailbox that failed to load can be retried', async () => {
  const listMail = vi
    .fn()
    .mockResolvedValueOnce(no(noAnswer))
    .mockResolvedValueOnce(ok(page([mailed])))
  const { user } = enter('/quote/admin/mailbox', office({ listMail }))
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: mailed.subject })).toBeTruthy()
})

test('a message is shown in a frame that may do nothing, and as text, with what was attached', async () => {
  const { user } = enter('/quote/admin/mailbox?state=sent', office())
  await user.click(await screen.findByRole('link', { name: mailed.subject }))
  expect(here()).toBe('/quote/admin/mailbox/12?state=sent')
  const heading = await title(mailed.subject)
  expect(document.activeElement).toBe(heading)
  const frame = screen.getByTitle<HTMLIFrameElement>('The message')
  expect(frame.getAttribute('sandbox')).toBe('')
  expect(frame.getAttribute('srcdoc')).toContain('<h1>Your event is insured</h1>')
  expect(window).not.toHaveProperty('hacked')
  expect(screen.getByText('Policy MQE-0048153.pdf').textContent).toBe('Policy MQE-0048153.pdf 35 KB')
  expect(screen.getByRole('link', { name: 'Open the quote or policy' }).getAttribute('href')).toBe(
    `/quote/admin/${row.id}`,
  )
  await isAccessible()

  const asText = screen.getByRole('button', { name: 'Plain text' })
  await user.click(asText)
  expect(document.activeElement).toBe(asText)
  expect(screen.getByText(/token=…/)).toBeTruthy()
  expect(screen.queryByTitle('The message')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Formatted' }))
  expect(screen.getByTitle('The message')).toBeTruthy()
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Mailbox' }))
  expect(here()).toBe('/quote/admin/mailbox?state=sent')
})

test('a message that was never written says so, with the reason', async () => {
  enter('/quote/admin/mailbox/11', office())
  await title(refused.subject)
  expect(screen.getByText('This message has not been written yet.')).toBeTruthy()
  expect([screen.queryByText('Written'), screen.getByText('Due since')]).toEqual([null, expect.anything()])
  expect(screen.getByText('Reason').nextSibling?.textContent).toContain('550 No such user')
})

test.each(['/quote/admin/mailbox/99', '/quote/admin/mailbox/twelve'])('there is no message at %s', async (at) => {
  enter(at, office({ readMail: async () => no({ status: 404, message: 'There is no such message' }) }))
  await title('There is no such message')
})

test('failed work says what it is and why, and is done again', async () => {
  const server = office()
  const { user } = enter('/quote/admin/jobs', server)
  await title('Failed jobs')
  expect(await screen.findAllByText(/^The server did not take the connection\./)).toHaveLength(2)
  expect(screen.getByRole('link', { name: job.about }).getAttribute('href')).toBe(`/quote/admin/${row.id}`)
  await isAccessible()

  const retry = screen.getByRole('button', { name: `Retry: ${job.about}` })
  expect(retry.textContent).toBe('Retry')
  await user.click(retry)
  const taken = await screen.findByText(`${job.about} will run again right away.`)
  expect(document.activeElement?.contains(taken)).toBe(true)
  expect(server.retryJob.mock.calls[0]![0]).toBe(7)
  expect(screen.queryByRole('link', { name: job.about })).toBeNull()
  expect(screen.getByText('1 of 1')).toBeTruthy()
  await isAccessible()
})

test('a job that cannot be retried says why, and the list reloads', async () => {
  const done = no({ status: 409, message: 'This work is done by now' })
  const listJobs = vi
    .fn()
    .mockResolvedValueOnce(ok(workPage([job])))
    .mockResolvedValueOnce(ok(workPage([])))
  const { user } = enter('/quote/admin/jobs', office({ listJobs, retryJob: async () => done }))
  await user.click(await screen.findByRole('button', { name: `Retry: ${job.about}` }))
  expect((await screen.findByRole('alert')).textContent).toContain('This work is done by now')
  await user.click(screen.getByRole('button', { name: 'Reload the list' }))
  expect(await screen.findByText(/^No jobs have failed\./)).toBeTruthy()
  await isAccessible()
})

test('an underwriter sees failed jobs and cannot retry them', async () => {
  enter('/quote/admin/jobs', office({ getSession: async () => ok(underwriter) }))
  expect(await screen.findByText(job.about)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Retry/ })).toBeNull()
})

test('waiting jobs have a list of their own, without buttons', async () => {
  const server = office({
    listJobs: vi.fn(async (_: Parameters<StaffClient['listJobs']>[0]) =>
      ok(page([{ ...job, state: 'waiting' as const }])),
    ),
  })
  const { user } = enter('/quote/admin/jobs', server)
  await user.click(await screen.findByRole('link', { name: /^Waiting/ }))
  expect(here()).toBe('/quote/admin/jobs?state=waiting')
  expect(server.listJobs.mock.calls.at(-1)![0]).toEqual({ state: 'waiting', page: 1 })
  expect(screen.queryByRole('button', { name: /^Retry/ })).toBeNull()
})

test('a session that ended there leads back to the same page', async () => {
  const listJobs = vi
    .fn()
    .mockResolvedValueOnce(no({ status: 401, message: 'Nobody is signed in' }))
    .mockResolvedValueOnce(ok(workPage([job])))
  const { user } = enter('/quote/admin/jobs?page=2', office({ listJobs, signIn: async () => ok(rep) }))
  await user.type(await screen.findByLabelText('Email'), 'rep.one@example.com')
  await user.type(screen.getByLabelText('Password'), 'sample{Enter}')
  await title('Failed jobs')
  expect(listJobs.mock.calls.at(-1)![0]).toEqual({ state: 'failed', page: 2 })
})

test('a message links to its quote, on the page of quotes', async () => {
  const { user } = enter('/quote/admin/mailbox/12', office({ openContact: async () => ok(opened) }))
  await user.click(await screen.findByRole('link', { name: 'Open the quote or policy' }))
  await title('Jordan Sample')
  const pages = within(screen.getByRole('navigation', { name: 'Back office' }))
  expect(pages.getAllByRole('link', { current: 'page' }).map((link) => link.textContent)).toEqual(['Quotes'])
})
