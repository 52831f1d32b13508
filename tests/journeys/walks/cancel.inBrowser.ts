import { cancelWalk } from '../../walks/policy.cancel.walks'
import type { PolicyPage } from './policyPage'
import { inBrowser } from './spec'

/** Canceling a policy in the browser. The server computes the refund, and cancels. */
export function cancelInBrowser(policy: PolicyPage) {
  const { world, press } = policy
  /** the server has canceled, and its response was lost */
  let isCarriedOut = false
  return inBrowser({
    world,
    walk: {
      ...cancelWalk,
      starts: {
        visit: { input: { link: policy.link, key: 'k-2', claims: [] }, begins: 'workingOut' },
        claimed: { input: { link: policy.link, key: 'k-2', claims: ['C-000104'] }, begins: 'workingOut' },
      },
    },
    begin: async (start) => {
      await policy.read()
      if (start === 'claimed') await policy.reportClaim(policy.email)
      world.delay('makeAChange', 'submitChange')
      isCarriedOut = false
      await press('Cancel this policy')
    },
    // the server cannot report a cancellation that it has not made
    isDone: ({ name, from }) => name !== 'change.made' || from === 'submitting' || from === 'asking',
    ends: ({ name }) => name === 'change.made',
    does: {
      'change.workedOut': () => world.answer('makeAChange', 'truly'),
      'change.failed': () => world.answer('makeAChange', 'lost'),
      'cancel.confirmed': () => press('Cancel the policy'),
      'cancel.retried': () => press('Try again'),
      'payment.asked': () => press('Find out now'),
      'cancel.left': ({ from }) => press(from === 'closed' ? 'Back to the policy' : 'Keep it'),
      'after askAgain': () => world.pass(5000),
      'help.asked': () => press('Write to us about the claim'),
      'change.made': async () => {
        await world.answer('submitChange', 'truly')
        policy.isUsed = true
      },
      'payment.lost': async ({ ahead }) => {
        const isCarried = !isCarriedOut && ahead[1] === 'change.made'
        await world.answer('submitChange', isCarried ? 'unheard' : 'lost')
        isCarriedOut ||= isCarried
      },
      'payment.declined': ({ event }) => world.answer('submitChange', event.problem),
      'payment.failed': ({ event }) => world.answer('submitChange', event.problem),
      'change.outdated': ({ event }) => world.answer('submitChange', event.problem),
      'change.declined': ({ event, from }) =>
        world.answer(from === 'workingOut' ? 'makeAChange' : 'submitChange', event.problem),
      'change.suspended': ({ event, from }) =>
        world.answer(from === 'workingOut' ? 'makeAChange' : 'submitChange', event.problem),
      'change.closed': ({ event, from }) =>
        world.answer(from === 'workingOut' ? 'makeAChange' : 'submitChange', event.problem),
    },
  })
}
