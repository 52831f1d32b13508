import { describe, expect, test } from 'vitest'
import type { StateNode } from 'xstate'
import type { PersonEvent, QuoteOutcome } from '../../machines/customer/quote/model/quote.types'
import { quoteMachine } from '../../machines/customer/quote/quote.machine'

describe('vocabulary', () => {
  const people: Record<PersonEvent['type'], true> = {
    'answers.changed': true,
    'text.typed': true,
    'step.submitted': true,
    'step.left': true,
    'step.opened': true,
    'price.retried': true,
    'record.retried': true,
    'conflict.sought': true,
    'conflict.overruled': true,
    'conflict.yielded': true,
    'field.entered': true,
    'quote.retried': true,
    'quoteEmail.requested': true,
    'purchaseLink.requested': true,
    'coupon.submitted': true,
    'coupon.removed': true,
    'answer.mended': true,
    'payment.submitted': true,
    'payment.drafted': true,
    'payment.asked': true,
    'authentication.canceled': true,
    'order.submitted': true,
    'order.reconsidered': true,
    'order.kept': true,
    'availability.asked': true,
    'review.requested': true,
    'review.asked': true,
    'dialog.closed': true,
    'quote.restarted': true,
  }
  const facts: Record<QuoteOutcome['type'], true> = {
    'step.completed': true,
    'step.passed': true,
    'step.rejected': true,
    'step.refused': true,
    'record.saved': true,
    'record.outrun': true,
    'record.conflicted': true,
    'record.yielded': true,
    'network.lost': true,
    'network.regained': true,
    'contact.outdated': true,
    'contact.compared': true,
    'contact.notCompared': true,
    'partner.loaded': true,
    'partner.failed': true,
    'contact.opened': true,
    'policy.found': true,
    'order.found': true,
    'contact.failed': true,
    'today.answered': true,
    'city.answered': true,
    'city.unavailable': true,
    'today.refused': true,
    'price.arrived': true,
    'price.unfinished': true,
    'price.withheld': true,
    'price.refused': true,
    'price.postponed': true,
    'price.lapsed': true,
    'contact.created': true,
    'contact.stored': true,
    'contact.refused': true,
    'quoteEmail.sent': true,
    'quoteEmail.refused': true,
    'purchaseLink.sent': true,
    'purchaseLink.refused': true,
    'coupon.applied': true,
    'coupon.withdrawn': true,
    'coupon.refused': true,
    'review.submitted': true,
    'review.refused': true,
    'window.returned': true,
    'terms.signed': true,
    'terms.refused': true,
    'authentication.required': true,
    'authentication.ended': true,
    'order.placed': true,
    'purchase.settled': true,
    'payment.declined': true,
    'payment.failed': true,
    'purchase.outdated': true,
    'purchase.suspended': true,
    'purchase.barred': true,
    'availability.answered': true,
    'availability.unknown': true,
    'payment.lost': true,
  }
  const nodes = (node: StateNode): StateNode[] => [
    node,
    ...Object.values(node.states).flatMap((n) => nodes(n as StateNode)),
  ]
  const root = quoteMachine.root as unknown as StateNode
  const heard = (node: StateNode) => nodes(node).flatMap((n) => [...n.transitions.keys()])

  test('no event is handled both by a parallel state and by one of its regions, since XState hands it only to the region', () => {
    for (const node of nodes(root).filter((n) => n.type === 'parallel')) {
      const below = new Set(Object.values(node.states).flatMap((n) => heard(n as StateNode)))
      expect([...node.transitions.keys()].filter((event) => below.has(event))).toEqual([])
    }
  })

  test('every event is handled somewhere', () => {
    const all = new Set(heard(root))
    expect(Object.keys({ ...people, ...facts }).filter((event) => !all.has(event))).toEqual([])
  })
})
