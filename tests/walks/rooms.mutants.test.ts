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
  // and tests/walks/policy.walk.test.ts which files are sent, and which code is looked up
  'policy claim states writing on files.added',
  'policy claim states writing on file.removed',
  'certificate on code.typed',
  // and tests/walks/cardFields.walk.test.ts what this one keeps
  'cardFields states hosted states ready on field.changed',
]

test.each(Object.entries(roomWalks))('%s: each transition is missed when it is left out', async (name, walk) => {
  const all = withoutTransition(name, walk)
  expect(await unmissed(all.filter((left) => !unseen.includes(left.name)))).toEqual([])
})
