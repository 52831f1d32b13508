import { expect, test } from 'vitest'
import { stateAfter, stateWords, workItemKinds, workItemStates } from '../../domain/staff/workItems'

const acts = ['answer', 'close', 'reopen'] as const

test('a request is answered, closed and reopened; a closed one is reopened before another answer', () => {
  const after = workItemStates.map((state) => acts.map((act) => stateAfter({ kind: 'claim', state }, act)))
  expect(after).toEqual([
    ['answered', 'closed', null],
    ['answered', 'closed', 'open'],
    [null, null, 'open'],
  ])
})

test('a task is done or open, and has no answer', () => {
  for (const state of workItemStates) expect(stateAfter({ kind: 'task', state }, 'answer')).toBeNull()
  expect(stateAfter({ kind: 'task', state: 'open' }, 'close')).toBe('closed')
  expect(workItemKinds.filter((kind) => stateWords(kind, 'closed') !== 'Closed')).toEqual(['task'])
  expect(stateWords('task', 'closed')).toBe('Done')
})
