import { useSelector } from '@xstate/react'
import { type ComponentType, useMemo } from 'react'
import type { AnyActorRef, AnyStateMachine } from 'xstate'
import type { Contact, OpenedContact, StaffUser } from '../../../contract/client'
import type { TaskKind } from '../../../domain/deskForms'
import { attendanceMachine } from '../../../machines/attendance/attendance.machine'
import { historyMachine } from '../../../machines/history/history.machine'
import type { QuoteStatus } from '../../../machines/lifecycle/lifecycle.machine'
import { deskMachine } from '../../../machines/staff/desk.machine'
import { staffMachine } from '../../../machines/staff/staff.machine'
import type { StaffRef } from '../../../machines/staff/staff.select'
import { newsMachine } from '../../../machines/underwriting/news.machine'
import { taskMachine } from '../../../machines/workspace/task.machine'
import { AccountScreen } from '../../../src/screens/account/AccountScreen'
import { AccountingScreen } from '../../../src/screens/accounting/AccountingScreen'
import { AttachmentsScreen } from '../../../src/screens/attachments/AttachmentsScreen'
import { AuditScreen } from '../../../src/screens/audit/AuditScreen'
import { EmailLogsScreen } from '../../../src/screens/emailLogs/EmailLogsScreen'
import { HistoryScreen } from '../../../src/screens/history/HistoryScreen'
import { InspectorScreen } from '../../../src/screens/inspector/InspectorScreen'
import { OverviewScreen } from '../../../src/screens/overview/OverviewScreen'
import { SettingsScreen } from '../../../src/screens/settings/SettingsScreen'
import { SignaturesScreen } from '../../../src/screens/signatures/SignaturesScreen'
import { DeskScreen } from '../../../src/screens/staff/DeskScreen'
import { FailedWorkScreen } from '../../../src/screens/staff/FailedWorkScreen'
import { MailboxScreen } from '../../../src/screens/staff/MailboxScreen'
import { UnderwritingScreen } from '../../../src/screens/underwriting/UnderwritingScreen'
import { UsersScreen } from '../../../src/screens/users/UsersScreen'
import { WorkspaceScreen } from '../../../src/screens/workspace/WorkspaceScreen'
import type { Start } from '../../../tests/walks/ground'
import type { WalkName } from '../../../tests/walks/register'
import { findings, opened, rep, row, underwriter } from '../../../tests/walks/staff.cases'
import { underwritingWalk } from '../../../tests/walks/underwriting.walks'
import { bought, presences, readings } from '../../../tests/walks/workspace.cases'
import { workspaceWalk } from '../../../tests/walks/workspace.walks'
import { begun, childOf, done, start, still } from '../stage'
import { waysTo } from '../ways'
import { type Entry, itself } from './entry'

const readingReferral = 'bench.referral.deciding.open.reading'

type Screen = ComponentType<{ staff: StaffRef }>

const userOf = ({ input }: Start) => (input as { user?: StaffUser }).user ?? rep

/** The back office with this room in it, entered by whoever the room is for. */
function entered(room: AnyStateMachine, user: StaffUser, at: string) {
  const staff = start(still(staffMachine, { charts: { room } }), { address: at })
  staff.send(done('getSession', { type: 'session.opened', user }))
  return staff
}

/** A chart that is a room of the back office. */
const room = (Screen: Screen, at: string, more: Partial<Entry> = {}): Entry => ({
  ...more,
  at,
  put: (chart, from) => {
    const staff = entered(chart, userOf(from), at)
    return { ref: childOf(staff, 'room'), draw: () => <Screen staff={staff as never} /> }
  },
})

const contactAt = `/admin/${row.id}`
const withinContact = {
  charts: { attendance: attendanceMachine, history: historyMachine, task: taskMachine },
  answers: { sayPresence: presences[0], getHistory: readings[0] },
}
const workspace = room(WorkspaceScreen, contactAt, withinContact)

/** The workspace of a contact, with another chart in one of its slots. */
function workspaceOf(contact: OpenedContact, inSlots: Record<string, AnyStateMachine> = {}) {
  const { charts, answers } = withinContact
  const chart = begun(workspaceWalk, { charts: { ...charts, ...inSlots }, answers }, 'contact')
  const staff = entered(chart, rep, contactAt)
  const ref = childOf(staff, 'room')
  ref.send(done('openContact', { type: 'contact.shown', opened: contact }))
  return { ref, draw: () => <WorkspaceScreen staff={staff as never} /> }
}

const inStatus = (quote_status: QuoteStatus): OpenedContact => {
  const { contact } = opened as { contact: Contact }
  return { ...opened, contact: { ...contact, customFields: { ...contact.customFields, quote_status } } }
}
/** What some of the tasks may be begun with only. */
const contactFor: Partial<Record<TaskKind, OpenedContact>> = {
  cancel: bought,
  certificate: bought,
  policyLink: bought,
  purchaseLink: inStatus('quoted'),
  reopen: inStatus('declined'),
}

/** A quote's status has no screen of its own: it stands in the head of the contact, and says what can be done. */
function OfStatus({ quote }: { quote: AnyActorRef }) {
  const status = useSelector(quote, ({ value }) => (typeof value === 'string' ? value : 'declined') as QuoteStatus)
  return useMemo(() => workspaceOf(inStatus(status)).draw(), [status])
}

const Accounting: Screen = ({ staff }) => <AccountingScreen staff={staff} cardDesk={() => null} />

const desk = room(DeskScreen, '/admin', { answers: { findContacts: findings[0] } })
const inspector: Entry = { put: itself((ref) => <InspectorScreen inspector={ref} />) }

export const staffEntries = {
  lifecycle: {
    at: contactAt,
    put: itself((ref) => <OfStatus quote={ref} />),
  },
  staff: {
    at: '/admin',
    charts: { room: deskMachine },
    answers: { findContacts: findings[0] },
    put: itself((staff) => <DeskScreen staff={staff} />),
  },
  desk,
  'desk list': desk,
  'desk file': desk,
  'desk prospect': desk,
  underwriting: room(UnderwritingScreen, '/usw', { charts: { news: newsMachine } }),
  news: {
    at: '/usw',
    put: (chart) => {
      const { start: from, events } = waysTo(underwritingWalk, [readingReferral]).get(readingReferral)!
      const staff = entered(begun(underwritingWalk, { charts: { news: chart } }, from), underwriter, '/usw')
      const bench = childOf(staff, 'room')
      for (const event of events) bench.send(event)
      return { ref: childOf(bench, 'news'), draw: () => <UnderwritingScreen staff={staff as never} /> }
    },
  },
  mailbox: room(MailboxScreen, '/admin/mailbox'),
  failedWork: room(FailedWorkScreen, '/admin/jobs'),
  overview: room(OverviewScreen, '/admin/overview'),
  accounting: room(Accounting, `${contactAt}/accounting`),
  workspace,
  'workspace copy': workspace,
  'workspace version': workspace,
  'workspace papers': workspace,
  'workspace work': workspace,
  'workspace task': {
    at: contactAt,
    put: (chart, { input }) => {
      const { kind } = input as { kind: TaskKind }
      const { ref, draw } = workspaceOf(contactFor[kind] ?? opened, { task: chart })
      ref.send({ type: 'task.begun', kind, key: 'k1' })
      return { ref: childOf(ref, 'task'), draw }
    },
  },
  attendance: {
    at: contactAt,
    put: (chart) => {
      const { ref, draw } = workspaceOf(opened, { attendance: chart })
      return { ref: childOf(ref, 'attendance'), draw }
    },
  },
  history: room(HistoryScreen, `${contactAt}/history`),
  listEditor: room(SettingsScreen, '/admin/settings/policy-fee-adjustment'),
  users: room(UsersScreen, '/admin/users'),
  audit: room(AuditScreen, '/admin/audit'),
  account: room(AccountScreen, '/admin/account'),
  attachments: room(AttachmentsScreen, `${contactAt}/attachments`),
  emailLogs: room(EmailLogsScreen, `${contactAt}/email-logs`),
  signatures: room(SignaturesScreen, '/admin/signatures'),
  inspector,
  'inspector connection': inspector,
  'inspector view': inspector,
} satisfies Partial<Record<WalkName, Entry>>
