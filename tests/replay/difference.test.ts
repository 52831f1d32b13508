import { expect, test } from 'vitest'
import { type ChartName, charts } from './charts'
import { type Part, readLog, type SessionLog, versionOf } from './log'
import { personalIn } from './personal'
import { replay } from './replay'

/** A replay that cannot fail proves nothing: each difference planted in a log has to be reported with its place. */
const recorded = readLog('a policy canceled')
const [only] = recorded.parts
const withPart = (change: (part: Part) => Part, more: Partial<SessionLog> = {}): SessionLog => ({
  ...recorded,
  parts: [change(only!)],
  ...more,
})
/** Makes the first step enter another state. */
const other = (part: Part): Part => ({
  ...part,
  entries: part.entries.map((entry, i) => (i === 0 ? { ...entry, entered: ['elsewhere'] } : entry)),
})
const version = versionOf(charts[only!.chart as ChartName])

test('an unchanged log has no difference', async () => {
  expect(await replay(recorded)).toEqual({ differences: [], accepted: [] })
})

test('another state is a difference, reported with its step', async () => {
  const { differences } = await replay(withPart(other))
  expect(differences).toEqual([expect.stringMatching(/^policy, step 1, getPolicy came back: .* and was .*elsewhere/)])
})

test('another beginning, a call that is not made and a missing chart are differences', async () => {
  const begun = await replay(withPart((part) => ({ ...part, begins: ['elsewhere'] })))
  expect(begun.differences[0]).toContain('policy begins in opening, and began in elsewhere')
  const unasked = await replay(withPart((part) => ({ ...part, entries: [{ answer: 'getNothing', with: {} }] })))
  expect(unasked.differences[0]).toContain('getNothing is not pending; pending: getPolicy')
  const absent = await replay(withPart((part) => ({ ...part, entries: [{ event: { type: 'x' }, to: 'change' }] })))
  expect(absent.differences[0]).toContain('there is no change')
})

test('a difference can be accepted for today’s chart with a reason, and for nothing else', async () => {
  const accepted = [{ chart: 'policy', version, reason: 'What is read first is shown elsewhere since.' }]
  const { differences, accepted: reported } = await replay(withPart(other, { accepted }))
  expect([differences, reported]).toEqual([[], [expect.stringContaining('shown elsewhere since')]])
  for (const not of [
    { chart: 'policy', version: 'older', reason: 'For another chart' },
    { chart: 'policy', version, reason: ' ' },
    { chart: 'quote', version, reason: 'For another one' },
  ])
    expect((await replay(withPart(other, { accepted: [not] }))).differences).toHaveLength(1)
  const needless = await replay({ ...recorded, accepted })
  expect(needless.differences).toEqual(['policy: a difference is accepted, and there is none'])
})

test.each([
  ['an address', { email: 'somebody@mail.test' }, '/email: somebody@mail.test is no sample address'],
  ['an address in words', { message: 'Write to a.b@mail.test.' }, '/message: a.b@mail.test. is no sample address'],
  ['a telephone number', { phone: '512-867-5309' }, '/phone: 512-867-5309 is no sample telephone number'],
  ['a card', { words: 'It is 4242 4242 4242 4242' }, '/words: a card number'],
  ['a card as a number', [{ n: 4000000000000002 }], '/0/n: a card number'],
  ['a security code', { card: { cvc: '123' } }, '/card/cvc: a cvc is never kept'],
  ['a password', { password: 'Tr0ub4dor' }, '/password: a password is never kept'],
  ['a social security number', { note: '078-05-1120' }, '/note: a social security number'],
  ['a name', { insured_last_name: 'Miller' }, '/insured_last_name: “Miller” is no sample name'],
])('%s that may be personal is found', (_, value, fault) => {
  expect(personalIn(value)).toEqual([fault])
})

test('sample data is not personal', () => {
  expect(
    personalIn({
      email: 'jordan.sample@example.com',
      insured_phone: '512-555-0142',
      insured_last_name: 'Sample',
      password: 'sample',
      created: '2026-11-20T19:45:00.000Z',
      cc_last_digits: '4242',
    }),
  ).toEqual([])
})
