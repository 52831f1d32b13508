import { expect, test, vi } from 'vitest'
import { noAnswer } from '../../contract/problem'
import { certificateMachine } from '../../machines/customer/certificate/certificate.machine'
import { changeMachine } from '../../machines/customer/policy/change.machine'
import { claimFaultsIn, claimMachine } from '../../machines/customer/policy/claim.machine'
import { linkIn } from '../../machines/customer/policy/policy.route'
import { openedPolicy } from './policy.cases'
import { photo, reported } from './policy.forms.walks'
import { rig, withTestCalls } from './rig'

const done = (child: string, output: object) => ({ type: `xstate.done.actor.${child}`, output })

test('a claim sends the files that were added and not removed, and another report has another key', async () => {
  const input = {
    link: { contactId: 'c1', token: 't1' },
    key: 'k',
    policyNumber: 'MQE-0048153',
    today: '11/20/2026',
    known: {},
  }
  const { waiting, send } = rig(withTestCalls(claimMachine), input)
  const text = new File(['words'], 'bill.txt')
  await send({ type: 'form.answered', answers: reported } as never)
  await send({ type: 'files.added', files: [photo, text] } as never)
  await send({ type: 'file.removed', index: 0 } as never)
  const sent = async () => {
    await send({ type: 'form.submitted' })
    const { idempotencyKey, report } = waiting.get('submitAClaim')!.input as {
      idempotencyKey: string
      report: { files: File[] }
    }
    await send(done('submitAClaim', { type: 'form.refused', problem: noAnswer }))
    return { idempotencyKey, files: report.files }
  }
  const first = await sent()
  expect(first.files).toEqual([text])
  expect((await sent()).idempotencyKey).toBe(first.idempotencyKey)
  await send({ type: 'form.answered', answers: { phone: '512-555-0142' } } as never)
  expect((await sent()).idempotencyKey).not.toBe(first.idempotencyKey)
})

test('a claim page opened yesterday accepts a loss of today', () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00-05:00'), toFake: ['Date'] })
  try {
    const claim = { ...reported, date: '11/21/2026', files: [photo] }
    expect(claimFaultsIn(claim, '11/20/2026')).toEqual({})
    expect(claimFaultsIn({ ...claim, date: '11/22/2026' }, '11/20/2026')).toHaveProperty('date')
  } finally {
    vi.useRealTimers()
  }
})

test('a typed code is looked up in its printed form, and emitted for the address', async () => {
  const { actor, waiting, send } = rig(withTestCalls(certificateMachine), { code: '' })
  const results: unknown[] = []
  actor.on('code.sought', ({ code }: { code: string }) => results.push(code))
  await send({ type: 'code.typed', typed: ' 7kq4 xm92' } as never)
  await send({ type: 'code.submitted' })
  expect(waiting.get('getCertificate')!.input).toBe('7KQ4-XM92')
  expect(results).toEqual(['7KQ4-XM92'])
})

test('a change that needs us prefills the message, so that the customer need not write it again', async () => {
  const input = { link: { contactId: 'c1', token: 't1' }, key: 'k', opened: openedPolicy }
  const { actor, send } = rig(withTestCalls(changeMachine), input)
  await send({ type: 'part.chosen', part: 'place' } as never)
  await send({ type: 'answers.changed', answers: { event_name: 'Sample Barn Wedding' } } as never)
  await send({ type: 'help.asked' })
  expect(actor.getSnapshot().output).toEqual({
    type: 'change.handedOver',
    about: { subject: 'A change of my policy', message: 'Name of the event: Nothing → Sample Barn Wedding' },
  })
})

test.each([
  ['/quote/#manage-policy?id=c1&token=t1', { contactId: 'c1', token: 't1' }],
  ['https://example.com/quote/#manage-policy?token=t1&id=c1', { contactId: 'c1', token: 't1' }],
  ['#manage-policy?id=c1&token=a%2Bb', { contactId: 'c1', token: 'a+b' }],
  ['#manage-policy', null],
  ['#manage-policy?id=c1', null],
  ['#manage-policy?id=&token=t1', null],
  ['#manage-policy-else?id=c1&token=t1', null],
  ['/quote/?id=c1&token=t1', null],
])('the link in %s', (address, link) => {
  expect(linkIn(address)).toEqual(link)
})
