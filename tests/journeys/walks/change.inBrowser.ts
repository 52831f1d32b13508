import type { OpenedPolicy, WorkedOutChange } from '../../../contract/client'
import type { changeMachine } from '../../../machines/customer/policy/change.machine'
import { madeChange, refusals } from '../../walks/policy.cases'
import { changeWalk } from '../../walks/policy.change.walks'
import { fill } from '../support/controls'
import { CustomerDriver, fieldOf } from '../support/customerDriver'
import { cards } from '../support/events'
import { changeAtTheBank } from './atTheBank'
import type { PolicyPage } from './policyPage'
import { inBrowser } from './spec'

const more = { number_attendees: 300 }
const missing = { number_attendees: null }
type Context = ReturnType<(typeof changeMachine)['getInitialSnapshot']>['context']
const isChanged = ({ answers, before }: Context) => answers.number_attendees !== before.number_attendees
const isDear = ({ worked }: Context) => worked !== null && worked.difference > 0
const isWriting = (leaf: string) => leaf.startsWith('writing')

/** Changing a policy in the browser. The server itself prices, charges and makes a change that costs more. */
export function changeInBrowser(policy: PolicyPage, opened: OpenedPolicy) {
  const { page, world, press } = policy
  const road = new CustomerDriver(page, {})
  /** the server has made the change, and its response was lost */
  let isCarriedOut = false

  return inBrowser({
    world,
    walk: {
      ...changeWalk,
      starts: { visit: { input: { link: policy.link, key: 'k-1', opened }, begins: 'picking' } },
      cases: {
        'part.chosen': [{ type: 'part.chosen', part: 'attendance' }],
        'answers.changed': [
          { type: 'answers.changed', answers: more },
          { type: 'answers.changed', answers: missing },
        ],
        'payment.drafted': changeWalk.cases!['payment.drafted']!,
        'payment.submitted': changeWalk.cases!['payment.submitted']!,
      },
      reads: ({ answers, worked, outcome, refusals: refused }) => [
        answers.number_attendees,
        worked && worked.difference > 0,
        outcome.type,
        refused.length,
      ],
      transitions: {
        ...changeWalk.transitions,
        'change.submitted': ({ from, context }) => {
          if (!isWriting(from)) return from
          return context.answers.number_attendees === null ? 'writing.rejected' : 'workingOut'
        },
      },
    },
    begin: async () => {
      await policy.read()
      world.delay('makeAChange', 'tokenizeCard', 'submitChange')
      isCarriedOut = false
      await press('Change something')
    },
    // an empty change is not priced, no card is refused without a payment, and the message form is offered after a
    // decline
    isDone: ({ name, from, context }) => {
      if (name === 'change.submitted')
        return !isWriting(from) || context.answers.number_attendees === null || isChanged(context)
      if (name === 'payment.declined') return from === 'tokenizing' || isDear(context)
      if (name === 'help.asked')
        return (
          from === 'closed' ||
          from === 'writing.suspended' ||
          (from === 'writing.declined' && context.refusals.length === 0)
        )
      return true
    },
    does: {
      'part.chosen': () => press('Change Attendance and alcohol'),
      'part.left': () => press('Change something else too'),
      'answers.changed': ({ event }) => fill(page, fieldOf('number_attendees'), event.answers.number_attendees ?? ''),
      'change.submitted': () => press('See the new price'),
      'change.workedOut': ({ event }) => world.answer('makeAChange', event.worked.difference > 0 ? 'truly' : cheaper),
      'change.failed': () => world.answer('makeAChange', 'lost'),
      'change.agreed': () => press(/^Change it/),
      'change.reconsidered': () => press('Back to the answers'),
      'payment.drafted': ({ event }) =>
        page.getByRole('textbox', { name: 'Name on the card' }).fill(event.draft.cardholder_name ?? ''),
      'payment.submitted': async ({ event, ahead }) => {
        const isRefused = ahead[0] === 'card.tokenized' && ahead[1] === 'payment.declined'
        await road.typeCard(isRefused ? cards.refused : cards.approved)
        if (event.card === 'incomplete') await page.getByRole('textbox', { name: 'Security code' }).fill('')
        await press(/^Pay \$[\d.]+ and change it$/)
      },
      'card.tokenized': () => world.answer('tokenizeCard', 'truly'),
      'payment.declined': ({ from, context, event }) =>
        from === 'tokenizing'
          ? world.answer('tokenizeCard', event.problem)
          : world.answer('submitChange', from === 'submitting' && isDear(context) ? 'truly' : refusals.card),
      'payment.failed': ({ from, event }) =>
        from === 'tokenizing' ? world.answer('tokenizeCard', 'lost') : world.answer('submitChange', event.problem),
      'change.made': async ({ from, context }) => {
        const isTrue = isDear(context) && (from === 'submitting' || isCarriedOut)
        await world.answer('submitChange', isTrue ? 'truly' : () => madeChange(21, opened))
        policy.isUsed = isTrue
      },
      'payment.lost': async ({ from, context, ahead }) => {
        const isCarried = from === 'submitting' && isDear(context) && ahead[1] === 'change.made'
        await world.answer('submitChange', isCarried ? 'unheard' : 'lost')
        isCarriedOut ||= isCarried
      },
      'change.outdated': ({ event }) => world.answer('submitChange', event.problem),
      'change.declined': ({ event, from }) =>
        world.answer(isWorkingOut(from) ? 'makeAChange' : 'submitChange', event.problem),
      'change.suspended': ({ event, from }) =>
        world.answer(isWorkingOut(from) ? 'makeAChange' : 'submitChange', event.problem),
      'change.closed': ({ event, from }) =>
        world.answer(isWorkingOut(from) ? 'makeAChange' : 'submitChange', event.problem),
      'payment.asked': () => press('Find out now'),
      'after askAgain': () => world.pass(5000),
      'change.left': ({ from }) =>
        press(from === 'picking' || from === 'closed' ? 'Back to the policy' : 'Don’t change anything'),
      'change.laidAside': () => page.goBack(),
      'help.asked': ({ from }) => press(from === 'closed' ? 'Write to us' : 'Write to us about it'),
    },
    ends: ({ name }) => name === 'change.made',
    notInBrowser: changeAtTheBank,
  })
}

const isWorkingOut = (from: string) => from === 'workingOut' || from === 'reworking'
/** Makes the server's response cheaper. */
const cheaper = (worked: WorkedOutChange) => ({ ...worked, difference: -10.5, kept: 133.35 })
