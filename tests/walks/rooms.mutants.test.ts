import { expect, test } from 'vitest'
import { unmissed, withoutTransition } from './lacking'
import { roomWalks } from './rooms.walks'

/** Left out, they change nothing that a walk can see: they begin anew where one is. */
const unseen = [
  // tests/screens/shell/staff.test.tsx sees what they do
  'staff on address.opened',
  'staff states signedIn on address.opened',
  // and tests/machines/session.test.ts what these do
  'session states active on activity.seen',
  'session states active on activity.heard',
  // and tests/walks/sideRoads.walk.test.ts what this one fills in
  'rainRequest states writing on rain.visited',
]

test.each(Object.entries(roomWalks))('%s: each transition is missed when it is left out', async (name, walk) => {
  const all = withoutTransition(name, walk)
  expect(await unmissed(all.filter((left) => !unseen.includes(left.name)))).toEqual([])
})
