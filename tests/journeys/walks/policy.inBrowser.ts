import type { OpenedPolicy } from '../../../contract/client'
import { noAnswer } from '../../../contract/problem'
import { claimFields, messageFields, sendingFields } from '../../../domain/policy/forms'
import type { policyMachine } from '../../../machines/customer/policy/policy.machine'
import { madeChange, openedPolicy, refusals } from '../../walks/policy.cases'
import { policyWalk } from '../../walks/policy.walks'
import { fill } from '../support/controls'
import { fieldOf } from '../support/customerDriver'
import { addDaysFromToday } from '../support/events'
import { policyAtTheBank } from './atTheBank'
import type { PolicyPage } from './policyPage'
import { inBrowser } from './spec'

const wrong = { status: 401, message: 'This link has expired' }
type Context = ReturnType<(typeof policyMachine)['getInitialSnapshot']>['context']

/** The policy page around its tasks in the browser: its links, and the start and end of each task. */
export function policyInBrowser(policy: PolicyPage) {
  const { page, world, press, task } = policy
  const fragment = () => policy.address.slice(policy.address.indexOf('#'))
  const signed = fragment()
  const other = signed.replace('token=', 'token=x')
  const unsigned = '#manage-policy'
  /** each change needs a new name, because the last one is stored already, and each claim a new reporter */
  let names = 0

  /** Starts a change that costs nothing, up to the server's response. */
  const change = async () => {
    await press('Change Venue and name')
    names += 1
    await fill(page, fieldOf('event_name'), `Sample wedding ${names}`)
    await press('See the new price')
  }

  return inBrowser({
    world,
    walk: {
      ...policyWalk,
      reads: ({ link, opened, made, looks }) => [link, opened && isEven(opened), isCancelled(opened), made && looks],
      starts: {
        signed: { input: { address: signed, key: 'k' }, begins: 'opening' },
        unsigned: { input: { address: unsigned, key: 'k' }, begins: 'unlinked' },
      },
      cases: {
        'link.followed': [signed, other, unsigned].map((address) => ({ type: 'link.followed', address }) as const),
      },
      outputs: {
        ...policyWalk.outputs,
        change: policyWalk.outputs!['change']!.filter(
          (fact) => fact.type !== 'change.made' || isEven(fact.made.opened),
        ),
        cancel: [
          { type: 'change.made', made: madeChange(-97, unrefunded) },
          { type: 'change.left', draft: null },
          { type: 'policy.overtaken' },
        ],
        getPolicy: [openedPolicy, unrefunded, refunded]
          .map((opened) => ({ type: 'policy.opened', opened }) as const)
          .concat([
            { type: 'policy.closed', problem: wrong },
            { type: 'policy.failed', problem: noAnswer },
          ] as never[]),
      },
    },
    begin: async (start) => {
      if (policy.isUsed) await policy.buy()
      world.delay('getPolicy')
      await policy.goto(start === 'signed' ? policy.address : '/quote/#manage-policy')
    },
    // the browser ignores a link to the current address; a canceled policy cannot be changed, and none of its documents
    // is selected by default
    isDone: ({ name, event, from, context }) => {
      // its cancellation has no claim to write about
      if (name === 'change.handedOver' && from === 'open.cancelling') return false
      if (name === 'link.followed') return isAnother(event as never, context)
      if (name === 'policy.opened') return isOurs(context, signed) && isAsItWas(event as never, context)
      return !isCancelled(context.opened) || !['change.begun', 'cancel.begun', 'sending.done'].includes(name)
    },
    // a canceled policy allows the same transitions after a return as any other
    ends: ({ name, context }) => isCancelled(context.opened) && (name === 'link.followed' || name === 'policy.closed'),
    does: {
      // the current policy's link
      'link.followed': ({ event: { address } }) =>
        page.evaluate((to) => location.assign(to), address === signed ? fragment() : address),
      'policy.opened': ({ event, from }) =>
        world.answer('getPolicy', from === 'open.taskDone.looking' ? paying(isEven(event.opened)) : 'truly'),
      'policy.closed': ({ event }) => world.answer('getPolicy', event.problem),
      'policy.failed': () => world.answer('getPolicy', 'lost'),
      'policy.retried': () => press('Try again'),
      'after moneyMoves': () => world.passUntilRequested('getPolicy', 12_000),
      'change.begun': () => press('Change something'),
      'cancel.begun': () => press('Cancel this policy'),
      'claim.begun': () => press('Report a claim'),
      'message.begun': () => press('Write to us'),
      'sending.begun': () => press('Send to others'),
      'change.made': async ({ from }) => {
        if (from === 'open.cancelling') {
          policy.isUsed = true
          return press('Cancel the policy')
        }
        await change()
        await press('Change it')
      },
      'change.left': ({ from }) => press(from === 'open.changing' ? 'Back to the policy' : 'Keep it'),
      'policy.overtaken': async ({ from }) => {
        world.next(from === 'open.changing' ? 'makeAChange' : 'submitChange', refusals.closed)
        if (from === 'open.changing') await change()
        else await press('Cancel the policy')
        await press('Back to the policy')
      },
      'change.handedOver': async () => {
        world.next('makeAChange', refusals.closed)
        await change()
        await press('Write to us')
      },
      'claim.reported': async () => {
        names += 1
        await policy.writeClaim(`guest-${names}@example.com`)
      },
      'claim.left': () => press('Back to the policy'),
      'claim.handedOver': async () => {
        await policy.answer(claimFields, { date: addDaysFromToday(-1) })
        await press('Write to us about an earlier policy')
      },
      'message.sent': async () => {
        names += 1
        await policy.answer(messageFields, { subject: `Question ${names}`, message: 'May we move to the next hall?' })
        await press('Send the message')
        await task('We have your message')
        await press('Back to the policy')
      },
      'message.left': () => press('Back to the policy'),
      'sending.done': async () => {
        await policy.answer(sendingFields, { emails: 'orchard@example.com' })
        await press('Send the documents')
      },
      'sending.left': () => press('Back to the policy'),
    },
    // the task ends at once, so it is tested together with its end: see tests/screens/shell/taskHistory.test.tsx
    notInBrowser: {
      ...policyAtTheBank,
      ...Object.fromEntries(
        ['changing', 'claiming', 'writing', 'sending'].map((state) => [
          `never taken: open.${state} on task.laidAside -> stays`,
          'back leads on to the end of the task without a rest',
        ]),
      ),
      'never taken: open.cancelling on change.handedOver -> open.writing':
        'its policy has no claim then: tests/screens/policy.test.tsx',
    },
  })
}

const customFields = { ...openedPolicy.policy.customFields, status: 'cancelled', amount_due: 4.85 } as const
/** Canceled, before and after the refund. */
const unrefunded: OpenedPolicy = { ...openedPolicy, policy: { ...openedPolicy.policy, customFields } }
const refunded: OpenedPolicy = { ...unrefunded, paid: 4.85 }
const isEven = ({ paid, policy }: OpenedPolicy) => paid === policy.customFields.amount_due
const isCancelled = (opened: OpenedPolicy | null) => opened?.policy.customFields.status === 'cancelled'
const isAsItWas = ({ opened }: { opened: OpenedPolicy }, context: Context) =>
  isCancelled(opened) === isCancelled(context.opened)
/** Whether the refund is complete, however fast it was. */
const paying = (even: boolean) => (opened: OpenedPolicy) => {
  const { amount_due } = opened.policy.customFields
  return { ...opened, paid: even ? amount_due : amount_due + 97 }
}

const isOurs = ({ link }: Context, signed: string) => link !== null && signed.endsWith(`token=${link.token}`)
const isAnother = ({ address }: { address: string }, { link }: Context) =>
  link === null ? address.includes('token=') : !address.endsWith(`token=${link.token}`)
