import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { noAnswer } from '../../../contract/problem'
import type { StaffClient } from '../../../contract/staff'
import { stepOrder } from '../../../domain/application'
import { emptyOverview, overview, wrongDays } from '../../walks/overview.cases'
import { rep, underwriter } from '../../walks/staff.cases'
import { isAccessible } from '../accessible'
import { no, ok } from '../fakes'
import { enter, here } from './application'

const office = <Changes extends Partial<StaffClient>>(changes?: Changes) => ({
  getSession: async () => ok(rep),
  getOverview: vi.fn(async (_: Parameters<StaffClient['getOverview']>[0]) => ok(overview)),
  ...(changes as Changes),
})
const title = () => screen.findByRole('heading', { level: 1, name: 'Overview' })
const rowsIn = (region: Pick<typeof screen, 'getByRole'>, name: string) =>
  within(within(region.getByRole('region', { name })).getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map(cellsOf)
const cellsOf = (row: HTMLElement) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent)

test('each figure has a total, a chart by day, and a table of numbers', async () => {
  enter('/quote/admin/overview', office())
  const heading = await title()
  expect(document.activeElement).toBe(heading)
  await screen.findByText('11/18/2026 to 11/20/2026.')
  expect(screen.getAllByRole('img').map((img) => img.getAttribute('aria-label'))).toEqual([
    'Quotes started by day: most on 11/18/2026, 2',
    'Submitted for review by day: most on 11/19/2026, 1',
    'Declined by day: most on 11/19/2026, 1',
    'Sold by day: most on 11/19/2026, 1',
    'Canceled by day: most on 11/20/2026, 1',
    'Written premium, $ by day: most on 11/19/2026, 301.35',
  ])
  const [byDay] = screen.getAllByRole('table')
  const byType = within(screen.getByRole('region', { name: 'By type of event' })).getByRole('table')
  expect(within(byDay!).getAllByRole('row').slice(1).map(cellsOf)).toEqual([
    ['11/20/2026', '0', '0', '0', '0', '1', '−100.10'],
    ['11/19/2026', '1', '1', '1', '1', '0', '301.35'],
    ['11/18/2026', '2', '0', '0', '0', '0', '0.00'],
    ['Total', '3', '1', '1', '1', '1', '201.25'],
  ])
  expect(within(byType!).getAllByRole('row').slice(1).map(cellsOf)).toEqual([
    ['Wedding', '2', '1', '0', '1', '1', '201.25'],
    ['None chosen yet', '1', '0', '1', '0', '0', '0.00'],
  ])
  await isAccessible()
})

test('written premium is by month, state, type and producer, with fees, tax and commission; orders are apart', async () => {
  enter('/quote/admin/overview', office())
  const written = within(await screen.findByRole('region', { name: 'Written premium' }))
  expect(
    written.getByText('Orders by check or invoice are apart: 2 for $640.50. Still to be paid: 1 for $320.25.'),
  ).toBeTruthy()
  expect(
    [...document.querySelectorAll('dl div')].map(({ children }) => [...children].map(({ textContent }) => textContent)),
  ).toEqual([
    ['Premium, $', '201.25'],
    ['Fees, $', '15.07'],
    ['Tax, $', '14.62'],
    ['Commission, $', '20.13'],
  ])
  expect(['By month', 'By state', 'By type', 'By producer'].map((name) => rowsIn(written, name))).toEqual([
    [['11/2026', '201.25', '15.07', '14.62', '20.13']],
    [['TX', '201.25', '15.07', '14.62', '20.13']],
    [['Wedding', '201.25', '15.07', '14.62', '20.13']],
    [
      ['Casey Specimen, Example Agency', '160.00', '15.07', '14.62', '20.13'],
      ['Sold without a producer', '41.25', '15.07', '14.62', '0.00'],
    ],
  ])
  await isAccessible()
})

test('each report of the money is saved as a file for the days that are shown; a failure shows a message', async () => {
  const exportReport = vi
    .fn()
    .mockResolvedValue(ok(new Blob(['Day'])))
    .mockResolvedValueOnce(no(noAnswer))
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }))
  const { user, toasts } = enter('/quote/admin/overview', office({ exportReport }))
  const names = ['Ledger', 'Bordereau', 'Premium by month', 'Commission', 'Receivables']
  await screen.findByRole('region', { name: 'Reports as CSV' })
  for (const [i, name] of ['Ledger', ...names].entries()) {
    await user.click(screen.getByRole('button', { name }))
    await waitFor(() => expect(toasts).toHaveLength(i + 1))
  }
  expect(toasts.map(({ text }) => text)).toEqual([
    'Something went wrong',
    ...names.map(() => 'The report is saved as a file.'),
  ])
  expect(exportReport.mock.calls.map(([report, days]) => [report, days])).toEqual(
    ['ledger', 'ledger', 'bordereau', 'monthly', 'commission', 'receivables'].map((report) => [
      report,
      { from: '11/18/2026', to: '11/20/2026' },
    ]),
  )
})

test('an underwriter has no access to the books and is not offered their reports', async () => {
  enter('/quote/admin/overview', office({ getSession: async () => ok(underwriter) }))
  await screen.findByText('11/18/2026 to 11/20/2026.')
  expect(screen.queryByRole('region', { name: 'Reports as CSV' })).toBeNull()
})

test('the steps show where customers stop, and tables show the numbers', async () => {
  enter('/quote/admin/overview', office())
  const chart = await screen.findByRole('list', { name: 'The steps of a quote, and how many quotes reached each' })
  const nodes = within(chart).getAllByRole('listitem')
  expect(nodes).toHaveLength(stepOrder.length + 1)
  expect(nodes[2]!.textContent).toBe(
    '3  Optional coverage and questions3 reached12 × Continue pressed, 1 × referred or declined' +
      '1 went on2 stopped here: 1 declined, 1 quoted',
  )
  expect(nodes.at(-1)!.textContent).toBe('Purchased1')
  // customers' pages counted two payments: one of a quote that was started earlier
  expect(nodes.at(-2)!.textContent).toContain('2 × paid by card on this page')
  expect(screen.getByText(/^Quotes started in these days\./).textContent).toContain(
    '“Purchased” counts each of them that became a policy, with every way to pay, sold by staff or online.',
  )
  expect(screen.getByText(/^The events under a step were counted on customers’ pages/)).toBeTruthy()
  // widths follow the shares: a third went on, two thirds did not
  const widths = [...nodes[2]!.querySelectorAll('rect')].map((band) => Number(band.getAttribute('width')))
  expect(widths.map(Math.round)).toEqual([33, 67])
  expect(
    screen.getByText(/^Most stopped at “Optional coverage and questions”: 2 of 3 who got there, 67%\.$/),
  ).toBeTruthy()
  const bySteps = screen.getByRole('table', { name: 'By step, as a table' })
  expect(cellsOf(within(bySteps).getAllByRole('row')[3]!)).toEqual([
    'Optional coverage and questions',
    '3',
    '1',
    '2',
    '67%',
  ])
  const happened = screen.getByRole('table', { name: 'What happened, as a table' })
  expect(within(happened).getAllByRole('row').slice(1).map(cellsOf)).toEqual([
    ['Optional coverage and questions', 'Continue pressed', '12'],
    ['Optional coverage and questions', 'referred or declined', '1'],
    ['Payment', 'paid by card on this page', '2'],
  ])
  await isAccessible()
})

test('an overview without quotes, or without drop-offs, says so or says nothing', async () => {
  const all = overview.stops.map((stop) => ({ ...stop, reached: 3, stopped: 0, stopped_as: [], events: [] }))
  const getOverview = vi
    .fn()
    .mockResolvedValueOnce(ok({ ...overview, stops: emptyOverview.stops }))
    .mockResolvedValueOnce(ok({ ...overview, stops: all }))
  const { user } = enter('/quote/admin/overview', office({ getOverview }))
  expect(await screen.findByText('No quotes were started in these days.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Show' }))
  expect(await screen.findAllByText('3 went on')).toHaveLength(stepOrder.length)
  expect(screen.queryByText(/stopped here:|^Most stopped/)).toBeNull()
  expect(screen.queryByRole('table', { name: 'What happened, as a table' })).toBeNull()
})

test('the speed of each step is shown, and a slow one is marked', async () => {
  const getOverview = vi
    .fn()
    .mockResolvedValueOnce(ok(overview))
    .mockResolvedValueOnce(ok({ ...overview, stops: emptyOverview.stops }))
  const { user } = enter('/quote/admin/overview', office({ getOverview }))
  const speed = await screen.findByRole('table', { name: 'How fast the steps are' })
  expect(within(speed).getAllByRole('row').map(cellsOf)).toEqual([
    ['Step', 'Answer to a press', 'First view', 'Layout shift', 'Chart'],
    ['Optional coverage and questions', '250 ms slow1,240', '–', '0.0201,240', '3 ms1,240'],
  ])
  await user.click(screen.getByRole('button', { name: 'Show' }))
  expect(await screen.findByText('No visits were measured in these days.')).toBeTruthy()
})

test('refunds are drawn below the line', async () => {
  enter('/quote/admin/overview', office())
  const drawn = await screen.findByRole('img', { name: /^Written premium/ })
  const [, charged, credited] = [...drawn.querySelectorAll('rect')]
  const bottomOf = (bar: Element) => Number(bar.getAttribute('y')) + Number(bar.getAttribute('height'))
  expect(bottomOf(charged!)).toBeCloseTo(Number(credited!.getAttribute('y')))
  expect(credited!.textContent).toBe('11/20/2026: −100.10')
})

test('the address holds the dates, and others can be chosen by keyboard', async () => {
  const server = office()
  const { user } = enter('/quote/admin/overview?from=11%2F01%2F2026&to=11%2F20%2F2026', server)
  const from = await screen.findByLabelText<HTMLInputElement>('From')
  expect(from.value).toBe('2026-11-01')
  expect(server.getOverview.mock.calls[0]![0]).toEqual({ from: '11/01/2026', to: '11/20/2026' })
  await user.clear(from)
  await user.type(from, '2026-10-05')
  await user.keyboard('{Enter}')
  expect(here()).toBe('/quote/admin/overview?from=10%2F05%2F2026&to=11%2F20%2F2026')
  await user.click(screen.getByRole('link', { name: '7 days' }))
  expect(server.getOverview.mock.calls.at(-1)![0]).toEqual({
    from: expect.stringMatching(/^\d\d\/\d\d\/\d{4}$/),
    to: expect.stringMatching(/^\d\d\/\d\d\/\d{4}$/),
  })
})

test('without dates in the address, the form shows the default range', async () => {
  enter('/quote/admin/overview', office())
  await screen.findByText('11/18/2026 to 11/20/2026.')
  expect(screen.getByLabelText<HTMLInputElement>('From').value).toBe('2026-11-18')
})

test('invalid dates show an error beside the field, which takes the focus; earlier results stay', async () => {
  const getOverview = vi.fn().mockResolvedValueOnce(ok(overview)).mockResolvedValueOnce(no(wrongDays))
  const { user } = enter('/quote/admin/overview', office({ getOverview }))
  await screen.findByText('11/18/2026 to 11/20/2026.')
  await user.click(screen.getByRole('button', { name: 'Show' }))
  const to = screen.getByLabelText('To')
  await waitFor(() => expect(document.activeElement).toBe(to))
  expect(to.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(to.getAttribute('aria-describedby')!)!.textContent).toBe(
    '“To” cannot be before “From”',
  )
  expect(screen.getAllByRole('img')).toHaveLength(6)
  await isAccessible()
})

test('a range without events says so', async () => {
  enter('/quote/admin/overview', office({ getOverview: async () => ok(emptyOverview) }))
  expect(await screen.findByText('Nothing happened from 11/19/2026 to 11/20/2026. Choose other days.')).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})

test('an overview that failed to load can be retried', async () => {
  const getOverview = vi.fn().mockResolvedValueOnce(no(noAnswer)).mockResolvedValueOnce(ok(overview))
  const { user } = enter('/quote/admin/overview', office({ getOverview }))
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('11/18/2026 to 11/20/2026.')).toBeTruthy()
})
