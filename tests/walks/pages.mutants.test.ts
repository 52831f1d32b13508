import { expect, test } from 'vitest'
import { sampled, unmissed, withoutTransition } from './lacking'
import { pageWalks } from './pages.walks'

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
  // and tests/screens/shell/workspace.test.tsx that what is open hears of the version that was read
  'workspace work states doing on contact.shown',
  'workspace task on version.read',
  // and tests/walks/policy.walk.test.ts which files are sent, and which code is looked up
  'policy claim states writing on files.added',
  'policy claim states writing on file.removed',
  // and tests/screens/shell/taskHistory.test.tsx that these are told to the task, which keeps what was written
  ...['changing', 'claiming', 'writing', 'sending'].map(
    (task) => `policy states open states ${task} on task.laidAside`,
  ),
  'certificate on code.typed',
  // and tests/walks/cardFields.walk.test.ts what this one keeps
  'cardFields states hosted states ready on field.changed',
  // and tests/screens/shell/attachments.test.tsx how far an upload is
  'attachments states uploading on upload.progressed',
  // and that whoever tries to send what is wrong has the focus there
  'attachments states choosing on upload.submitted 1',
  // and tests/screens/shell/emailLogs.test.tsx that one page stays in sight while the next is read
  'emailLogs on address.opened 0',
  // and tests/screens/accounting.test.tsx what stays owed after a card exception
  'accounting states declined on page.loaded',
  // and tests/walks/saved.test.ts what is held when a session ends
  ...['users states saving', 'listEditor states list states saving', 'signatures states saving'].map(
    (state) => `${state} on session.ended`,
  ),
  // and tests/walks/accountingDrafts.test.ts what is found again in the books
  ...['submitting', 'asking', 'declined', 'mailing', 'takingBack'].map(
    (state) => `accounting states ${state} on session.ended`,
  ),
  ...[
    ...['creating', 'tokenizing', 'submitting', 'uncertain', 'asking', 'declined'],
    ...['sending', 'mailing', 'voiding', 'takingBack'],
  ].map((state) => `accounting states ${state} on address.opened 1`),
  // and tests/walks/drafts.test.ts what is written is found again, whatever broke it off
  ...['session.ended', 'address.opened'].map((heard) => `workspace work states doing on ${heard}`),
  ...['choosing', 'uploading', 'writing', 'mailing'].map((state) => `attachments states ${state} on address.opened 1`),
  ...['uploading', 'mailing'].map((state) => `attachments states ${state} on session.ended`),
  ...['writing', 'forwarding'].map((state) => `emailLogs states ${state} on address.opened 1`),
  'emailLogs states forwarding on session.ended',
  // and tests/walks/inspector.walk.test.ts whose word begins the silence anew, who is asked, and what is looked at
  ...['actor.told', 'entry.told', 'page.answered'].map((word) => `inspector connection states following on ${word}`),
  'inspector connection states asking on page.chosen',
  'inspector view on actor.chosen',
  'inspector view on list.changed',
  'inspector view states travelling on entry.chosen',
  // and tests/walks/saved.test.ts that an address heard meanwhile is the one that is read by afterwards
  'users on address.opened',
  'listEditor on address.opened 1',
]

test.each(Object.entries(pageWalks))('%s: each transition is missed when it is left out', async (name, walk) => {
  const all = withoutTransition(name, walk).filter((left) => !unseen.includes(left.name))
  expect(await unmissed(sampled(all, 4))).toEqual([])
})
