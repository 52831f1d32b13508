import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { OpenedPolicy } from '../../contract/client'
import { answeredThrough } from '../../domain/application/examples'
import { payloadOf } from '../../domain/application/payload'
import { claimSteps } from '../../domain/policy/claim'
import { openedPolicy } from '../walks/policy.cases'
import { no, ok } from './fakes'
import { focused, isPartAccessible, playPolicy, task, title } from './policyStage'

const steps = [...claimSteps('C-000104')]
const photo = new File(['photo'], 'stage.png', { type: 'image/png' })
const bill = new File(['bill'], 'bill.txt', { type: 'text/plain' })

afterEach(() => vi.useRealTimers())

async function open(scene: Parameters<typeof playPolicy>[0]) {
  const stage = playPolicy(scene)
  await title()
  await stage.press('Report a claim')
  await task('Report a claim')
  return { ...stage, chosen: screen.getByLabelText<HTMLInputElement>(/^Photos(, bills)? and letters/) }
}

test('a claim goes with its files and comes back with a number and what comes next', async () => {
  const claims = [{ claim_number: 'C-000104', received: '2026-11-20T20:00:00Z', date: '11/19/2026' }]
  let opened = openedPolicy
  const { user, press, sent, chosen } = await open({
    calls: {
      getPolicy: async () => ok(opened),
      submitAClaim: async () => ok({ claim_number: 'C-000104', next_steps: steps }),
    },
  })
  expect(screen.getByLabelText<HTMLInputElement>('Your name').value).toBe('Jordan Sample')
  await user.type(screen.getByLabelText('Day'), '11/19/2026')
  await user.type(screen.getByLabelText('What happened'), 'A guest fell.')
  await user.upload(chosen, [photo, bill])
  await isPartAccessible()
  await press('Remove stage.png')
  expect(focused()).toBe(screen.getByRole('button', { name: 'Remove bill.txt' }))
  await press('Report the claim')
  expect(focused()).toBe(await task('We have your claim'))
  expect(screen.getByText('C-000104')).toBeTruthy()
  for (const step of steps) expect(screen.getByText(step)).toBeTruthy()
  await isPartAccessible()
  const [[token, report]] = sent('submitAClaim') as [[string, { files: File[] }]]
  expect(token).toBe('t1')
  expect(report).toMatchObject({ policy_number: 'MQE-0048153', date: '11/19/2026', email: 'jordan.sample@example.com' })
  expect(report.files.map(({ name }) => name)).toEqual(['bill.txt'])
  opened = { ...openedPolicy, claims }
  await press('Back to the policy')
  expect(await screen.findByText('It happened on 11/19/2026.')).toBeTruthy()
})

test('a claim under rain insurance asks for no injury, names the insured day and hours, and says that a measurement decides', async () => {
  const answers = payloadOf({
    ...answeredThrough('location'),
    coverage_type: 'Rain Insurance',
    rain_date: '06/12/2027',
    rain_from_hour: '12',
    rain_to_hour: '18',
    rain_threshold: '0.25',
    rain_amount: 25_000,
  })
  const { user, press, sent } = await open({
    opened: { answers: answers as unknown as OpenedPolicy['answers'], today: '06/14/2027' },
    calls: {
      submitAClaim: async () => ok({ claim_number: 'C-000104', next_steps: [...claimSteps('C-000104', true)] }),
    },
  })
  expect(screen.queryByText(/injured|hurt|fault/)).toBeNull()
  expect(screen.getByText(/^Rain insurance pays by measurement: \$25,000 if 0\.25 inches or more/)).toBeTruthy()
  const day = screen.getByLabelText<HTMLInputElement>('Insured day')
  expect(day.value).toBe('06/12/2027')
  expect(screen.getByText('Your policy insures Saturday, 06/12/2027, 12:00 pm to 6:00 pm.')).toBeTruthy()
  await isPartAccessible()
  await user.type(screen.getByLabelText('What you report'), 'It rained hard.')
  await user.clear(day)
  await user.type(day, '06/13/2027')
  await press('Report the claim')
  expect(screen.getAllByText('This policy insures 06/12/2027 only').length).toBeGreaterThan(0)
  expect(sent('submitAClaim')).toEqual([])
  await user.clear(day)
  await user.type(day, '06/12/2027')
  await press('Report the claim')
  await task('We have your claim')
  expect(screen.getByText(/^We write to you with the measured rain/)).toBeTruthy()
  expect(sent('submitAClaim')[0]![1]).toMatchObject({ date: '06/12/2027', description: 'It rained hard.' })
})

test('a loss before the purchase shows a warning at once, and can be reported', async () => {
  const { user } = await open({})
  await user.type(screen.getByLabelText('Day'), '01/02/2020')
  expect(screen.getByText(/^You bought this policy on .*It does not cover losses before that day/)).toBeTruthy()
  await user.clear(screen.getByLabelText('Day'))
  await user.type(screen.getByLabelText('Day'), '11/20/2026')
  expect(screen.queryByText(/^You bought this policy on/)).toBeNull()
})

test('a loss outside the insured days says so beside the day, and can be reported', async () => {
  const { user, press, sent } = await open({
    calls: { submitAClaim: async () => ok({ claim_number: 'C-000104', next_steps: steps }) },
  })
  await user.type(screen.getByLabelText('Day'), '11/20/2026')
  expect(screen.getByText(/^The insured day is Saturday, 06\/12\/2027\. This day is not one of them\./)).toBeTruthy()
  await isPartAccessible()
  await user.type(screen.getByLabelText('What happened'), 'A guest fell.')
  await press('Report the claim')
  await task('We have your claim')
  expect(sent('submitAClaim')[0]![1]).toMatchObject({ date: '11/20/2026' })
})

test('a loss before the purchase offers the same day of a later year, and a message to us that keeps the claim', async () => {
  // two days after the purchase: no January 2 has come since
  vi.setSystemTime(new Date('2026-11-22T17:00:00Z'))
  const { user, press } = await open({})
  const day = screen.getByLabelText<HTMLInputElement>('Day')
  await user.type(day, '11/20/2020')
  await press('Change the day to 11/20/2026')
  expect(day.value).toBe('11/20/2026')
  expect(screen.queryByText(/^You bought this policy on/)).toBeNull()
  await user.clear(day)
  await user.type(day, '01/02/2020')
  expect(screen.queryByRole('button', { name: /^Change the day/ })).toBeNull()
  await press('Write to us about an earlier policy')
  await task('Write to us')
  expect(screen.getByLabelText<HTMLInputElement>('Subject').value).toBe('A loss on 01/02/2020, under an earlier policy')
  await press('Back to the policy')
  await press('Report a claim')
  expect(screen.getByLabelText<HTMLInputElement>('Day').value).toBe('01/02/2020')
})

test('missing answers show errors, and rejected ones show the server’s error beside them; nothing is lost', async () => {
  const message = '“stage.png” is not a PDF, a JPEG, PNG or HEIC picture, or plain text.'
  const { user, press, chosen } = await open({
    calls: { submitAClaim: async () => no({ status: 422, message, errors: { files: message } }) },
  })
  await press('Report the claim')
  const summary = screen.getByRole('alert')
  expect(focused().getAttribute('aria-invalid')).toBe('true')
  expect(within(summary).getAllByRole('link')).toHaveLength(2)
  await user.type(screen.getByLabelText('Day'), '11/19/2026')
  await user.type(screen.getByLabelText('What happened'), 'A guest fell.')
  await user.upload(chosen, [photo])
  await press('Report the claim')
  await user.click(await screen.findByRole('link', { name: message }))
  expect(focused()).toBe(chosen)
  expect(chosen.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByLabelText<HTMLTextAreaElement>('What happened').value).toBe('A guest fell.')
  await press('Remove stage.png')
  expect(focused()).toBe(chosen)
  expect(chosen.getAttribute('aria-invalid')).toBeNull()
})

test('a sixth file shows an error before anything is sent', async () => {
  const { user, press, sent, chosen } = await open({})
  await user.upload(
    chosen,
    Array.from({ length: 6 }, (_, i) => new File(['x'], `${i}.png`, { type: 'image/png' })),
  )
  await press('Report the claim')
  expect(screen.getByRole('link', { name: 'Send 5 files at the most: take 1 away' })).toBeTruthy()
  expect(sent('submitAClaim')).toEqual([])
})

test('all errors of the date and the files show beside them at once, before anything is sent', async () => {
  const { user, press, sent, chosen } = await open({})
  const large = new File(['x'], 'film.png', { type: 'image/png' })
  Object.defineProperty(large, 'size', { value: 10 * 1024 * 1024 + 1 })
  const plan = new File(['x'], 'plan.docx', { type: 'application/msword' })
  // the input's `accept` filters chosen files, but not dropped ones
  chosen.removeAttribute('accept')
  await user.upload(chosen, [plan, large, new File([], 'empty.txt', { type: 'text/plain' })])
  const files =
    '“plan.docx” is not a PDF, a JPEG, PNG or HEIC picture, or plain text. “film.png” is larger than 10 MB. “empty.txt” is empty'
  expect(screen.getByText(files)).toBeTruthy()
  await user.type(screen.getByLabelText('Day'), '11/19/2099')
  await press('Report the claim')
  const links = within(screen.getByRole('alert')).getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual([
    'Enter the day it happened: it cannot be after today',
    'Answer “What happened”',
    files,
  ])
  expect(sent('submitAClaim')).toEqual([])
})

test('an unfinished claim can be left without a request', async () => {
  const { press, sent } = await open({})
  await press('Back to the policy')
  expect(focused()).toBe(await title())
  expect(sent('getPolicy')).toHaveLength(1)
})

test('a file name that fills screens is shortened, in the list and in its error', async () => {
  const { user, press, chosen } = await open({})
  const name = `${'.'.repeat(76_000)}bill`
  await user.upload(chosen, new File([], `${name}.txt`, { type: 'text/plain' }))
  expect(screen.getByRole('button', { name: /^Remove / }).getAttribute('aria-label')!.length).toBeLessThan(80)
  await press('Report the claim')
  expect(screen.getByRole('link', { name: /is empty$/ }).textContent!.length).toBeLessThan(80)
  expect(screen.getByRole('main').textContent).not.toContain('.'.repeat(100))
})
