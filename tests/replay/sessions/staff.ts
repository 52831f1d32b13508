import { findings, opened, rep, row } from '../../walks/staff.cases'
import { attendance, historyPage, newer } from '../../walks/workspace.cases'
import type { Recorder } from '../recorder'
import { serve } from './server'

/** Signs in, reads the list, opens a referral, approves it, and signs out. */
export async function approvedByStaff(session: Recorder) {
  const contactList = session.open('staff at the contact list', { address: '/admin' })
  await contactList.answer('getSession', { type: 'session.absent' })
  const credentials = { email: rep.email, password: 'sample', newPassword: null, again: null }
  await contactList.send({ type: 'signIn.submitted', ...credentials } as never)
  await contactList.answer('signIn', { type: 'session.opened', user: rep })
  await contactList.answer('findContacts', findings[0])
  contactList.isIn('page: open.list.shown')

  // the route to the workspace opens another page, in the same session
  const address = `/admin/${row.id}`
  const workspace = session.open('staff in a workspace', { address })
  await workspace.answer('getSession', { type: 'session.opened', user: rep })
  await workspace.answer('openContact', { type: 'contact.shown', opened })
  const there = {
    sayPresence: () => ({ type: 'presence.answered', attendance }),
    getHistory: () => ({ type: 'page.loaded', data: historyPage() }),
  }
  await serve(workspace, there)
  await workspace.send({ type: 'task.begun', kind: 'approve', key: 'sample-key-4' } as never, 'page')
  workspace.isIn('page/task: asking.editing')
  await workspace.send({ type: 'task.submitted' }, 'page/task')
  await workspace.answer('markQuoteApproved', { type: 'task.done' })
  await workspace.answer('openContact', { type: 'contact.shown', opened: newer })
  await serve(workspace, there)
  workspace.isIn('page: open.work.none')
  await workspace.send({ type: 'signOut.requested' })
  await workspace.answer('signOut', { type: 'session.closed' })
  workspace.isIn('signedOut.editing')
}
