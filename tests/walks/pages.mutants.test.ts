import { expect, test } from 'vitest'
import { sampled, unnoticed, withoutTransition } from './lacking'
import { pageWalks } from './pages.walks'

/** a card whose cardholder has to confirm it with the bank */
const confirming = ['authenticating', 'checking', 'canceling']

/** Removing these changes nothing that a walk can see: they re-enter the state. */
const unseen = [
  // tests/screens/shell/staff.test.tsx covers their effect
  'staff on address.opened',
  'staff states signedIn on address.opened',
  // tests/machines/session.test.ts covers their effect, and the reason that a clearing names
  'session states warning on clearing.heard',
  'session states active on activity.seen',
  'session states active on activity.heard',
  // tests/screens/shell/workspace.test.tsx covers the version that the open task gets
  'workspace task on version.read',
  // tests/screens/shell/workspaceVersions.test.tsx covers the version that an open form continues with
  ...['record.reread', 'record.revisited'].map((heard) => `workspace work states doing on ${heard}`),
  // tests/screens/policyChangePayment.test.tsx covers the fields of the card that survive another look at the answers
  'policy change states priced on payment.drafted',
  // tests/walks/policy.walk.test.ts covers the sent files and the code that is looked up
  'policy claim states writing on files.added',
  'policy claim states writing on file.removed',
  // tests/screens/shell/taskHistory.test.tsx covers that the task gets these and saves its draft
  ...['changing', 'claiming', 'writing', 'sending'].map(
    (task) => `policy states open states ${task} on task.laidAside`,
  ),
  'certificate on code.typed',
  // tests/screens/shell/exhibitorBoard.test.tsx covers the address that loads once a dialog is closed
  'exhibitorBoard on address.opened',
  'organizerPayments on address.opened',
  // tests/walks/cardFields.walk.test.ts covers the context
  'cardFields states hosted states ready on field.changed',
  // tests/screens/shell/attachments.test.tsx covers the upload's progress
  'attachments states uploading on upload.progressed',
  // and the focus on the faults of a rejected form
  'attachments states choosing on upload.submitted 1',
  // tests/screens/shell/emailLogs.test.tsx covers that a page stays in sight while the next one loads
  'emailLogs on address.opened 0',
  // tests/screens/accounting.test.tsx covers the balance after a card exception
  'accounting states declined on page.loaded',
  // tests/screens/accountingPayment.test.tsx covers the balance behind the dialog that emails an entry
  'accounting states sending on page.loaded',
  // tests/screens/accountingEntry.test.tsx covers what is offered once the books behind the choice are read
  'accounting states picking on page.loaded',
  // tests/screens/shell/drafts.test.tsx covers the drafts, and workItems.test.tsx the count
  'staff states signedIn on draft.changed',
  'staff states signedIn on work.changed',
  // and the text of an answer, which another start of the walk has as a draft
  'workItems states item states open on answer.typed',
  // tests/walks/saved.test.ts covers the drafts when a session ends
  ...[
    'users states saving',
    'moratoria states saving',
    'partners states saving',
    'organizerInvoices states saving',
    'organizerInvoices states inviting',
    'listEditor states list states saving',
    'signatures states saving',
  ].map((state) => `${state} on session.ended`),
  // tests/walks/accountingDrafts.test.ts covers the drafts in the books
  ...[
    ...['submitting', 'asking', 'checking', 'canceling', 'declined', 'sending', 'mailing', 'takingBack'],
    'creating states lookingAgain',
  ].map((state) => `accounting states ${state} on session.ended`),
  ...[
    ...['creating', 'tokenizing', 'submitting', 'uncertain', 'asking', ...confirming, 'declined'],
    ...['sending', 'mailing', 'voiding', 'takingBack'],
  ].map((state) => `accounting states ${state} on address.opened 1`),
  // tests/walks/drafts.test.ts covers that drafts are resumed
  ...['session.ended', 'address.opened'].map((heard) => `workspace work states doing on ${heard}`),
  ...['choosing', 'uploading', 'writing', 'mailing'].map((state) => `attachments states ${state} on address.opened 1`),
  ...['uploading', 'mailing'].map((state) => `attachments states ${state} on session.ended`),
  ...['writing', 'forwarding'].map((state) => `emailLogs states ${state} on address.opened 1`),
  'emailLogs states forwarding on session.ended',
  ...['recording', 'marking'].map((state) => `rainSettlement states ${state} on session.ended`),
  'rainSettlement states measuring on address.opened 1',
  // tests/screens/shell/users.test.tsx covers the message after a user was signed out
  'users states changing states signOut on user.saved',
  // tests/screens/shell/exhibitors.test.tsx covers the answers that are sent; another start of the walk has them as a draft
  'organizerEvent states writing on form.answered',
  // tests/screens/shell/moratoria.test.tsx covers the answers that are sent
  'moratoria states writing on form.answered',
  // tests/machines/venue.test.ts covers that the change goes to the quote
  'venue states compared on change.applied',
  // tests/screens/shell/factors.test.tsx covers that the list of sessions is read again
  'account states open on others.ended',
  // the dialog stays open with it and without it
  'personalData states open states shown states confirming on erasure.requested',
  // tests/walks/inspector.walk.test.ts covers the silence, the requests and the view
  ...['actor.reported', 'entry.reported', 'page.answered'].map(
    (word) => `inspector connection states following on ${word}`,
  ),
  'inspector connection states asking on page.chosen',
  // tests/screens/inspector/screen.test.tsx covers that another page of a recording shows the same step
  'inspector connection states recorded on page.chosen 0',
  'inspector view on actor.chosen',
  'inspector view on list.changed',
  'inspector view states travelling on entry.chosen',
  // tests/walks/saved.test.ts covers an address opened meanwhile
  'users on address.opened',
  'moratoria on address.opened',
  'partners on address.opened',
  'organizerInvoices on address.opened',
  'listEditor on address.opened 1',
  // tests/screens/shell/venueDialogs.test.tsx covers an address opened meanwhile, and that Back closes each dialog
  'venues on address.opened',
  ...['importing', 'verifying', 'merging', 'inviting'].map((state) => `venues states ${state} on dialog.closed`),
]

test.each(Object.entries(pageWalks))('%s: the walk fails when a transition is removed', async (name, walk) => {
  const all = withoutTransition(name, walk).filter((left) => !unseen.includes(left.name))
  expect(await unnoticed(sampled(all, 4))).toEqual([])
})

test('each removal that no walk can see is of a transition in a chart', () => {
  const names = new Set(
    Object.entries(pageWalks).flatMap(([name, walk]) => withoutTransition(name, walk).map((left) => left.name)),
  )
  expect(unseen.filter((name) => !names.has(name))).toEqual([])
})
