import { expect, test } from 'vitest'
import { unmissed, withoutTransition } from './lacking'
import { roomWalks } from './rooms.walks'

/** Left out, they change nothing that a walk can see; tests/screens/shell/staff.test.tsx sees what they do. */
const unseen = ['staff on address.opened', 'staff states signedIn on address.opened']

test.each(Object.entries(roomWalks))('%s: each transition is missed when it is left out', async (name, walk) => {
  const all = withoutTransition(name, walk)
  expect(await unmissed(all.filter((left) => !unseen.includes(left.name)))).toEqual([])
})
