import { fromEvent, invokeCall } from '../../kit/call'
import { toProblem } from '../../kit/problem'
import { draftOf, workItemsSetup } from './workItems.setup'

const decidedOn = {
  'screening.decided': {
    target: 'open.decided',
    actions: [fromEvent('setItem'), 'clearMessage', 'announceWork'],
  },
  'save.refused': [
    { guard: fromEvent('isAboutAnswers'), target: 'open.rejected', actions: fromEvent('setRefused') },
    toProblem('settling'),
  ],
} as const

const clearing = workItemsSetup.createStateConfig({
  meta: { busy: 'Saving...' },
  invoke: invokeCall('decideScreening', ({ context }) => ({
    id: context.item!.row.id,
    decision: 'clear' as const,
    reason: draftOf(context).message.trim(),
  })),
  on: decidedOn,
})

const refusing = workItemsSetup.createStateConfig({
  meta: { busy: 'Saving...' },
  invoke: invokeCall('decideScreening', ({ context }) => ({
    id: context.item!.row.id,
    decision: 'confirm' as const,
    reason: draftOf(context).message.trim(),
  })),
  on: decidedOn,
})

const asksFirst = (target: 'clearing' | 'refusing') =>
  ({ tags: 'modal', on: { 'decision.confirmed': target, 'dialog.closed': 'open' } }) as const

/** The decision on names that are like an entry of the sanctions list (decision record 75): each asks first. */
export const screening = {
  confirmingClearance: asksFirst('clearing'),
  confirmingRefusal: asksFirst('refusing'),
  clearing,
  refusing,
} as const
