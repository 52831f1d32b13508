import { useSelector } from '@xstate/react'
import { type ComponentType, useMemo } from 'react'
import type { AnyActorRef, AnyStateMachine, EventObject } from 'xstate'
import type { Contact, OpenedContact, StaffUser } from '../../../contract/client'
import type { TaskKind } from '../../../domain/staff/contactForms'
import type { QuoteStatus } from '../../../machines/lifecycle/lifecycle.machine'
import { inspectorMachine } from '../../../machines/shared/inspector/inspector.machine'
import { recordingMachine } from '../../../machines/shared/inspector/recording.machine'
import { ownSessionsMachine } from '../../../machines/staff/account/ownSessions.machine'
import { contactListMachine } from '../../../machines/staff/contactList/contactList.machine'
import { factorsMachine } from '../../../machines/staff/factors/factors.machine'
import { historyMachine } from '../../../machines/staff/history/history.machine'
import { staffMachine } from '../../../machines/staff/shell/staff.machine'
import type { StaffRef } from '../../../machines/staff/shell/staff.select'
import { newsMachine } from '../../../machines/staff/underwriting/updates.machine'
import { venueImportMachine } from '../../../machines/staff/venues/venueImport.machine'
import { venueInvitationMachine } from '../../../machines/staff/venues/venueInvitation.machine'
import { venueMergeMachine } from '../../../machines/staff/venues/venueMerge.machine'
import { venueVerificationMachine } from '../../../machines/staff/venues/venueVerification.machine'
import { attendanceMachine } from '../../../machines/staff/workspace/presence.machine'
import { taskMachine } from '../../../machines/staff/workspace/task.machine'
import { InspectorScreen } from '../../../src/screens/inspector/InspectorScreen'
import { AccountScreen } from '../../../src/screens/staff/account/AccountScreen'
import { AccountingScreen } from '../../../src/screens/staff/accounting/AccountingScreen'
import { AttachmentsScreen } from '../../../src/screens/staff/attachments/AttachmentsScreen'
import { AuditScreen } from '../../../src/screens/staff/audit/AuditScreen'
import { ContactListScreen } from '../../../src/screens/staff/contactList/ContactListScreen'
import { HistoryScreen } from '../../../src/screens/staff/history/HistoryScreen'
import { JobsScreen } from '../../../src/screens/staff/jobs/JobsScreen'
import { ContactMailScreen } from '../../../src/screens/staff/mail/ContactMailScreen'
import { MailboxScreen } from '../../../src/screens/staff/mail/MailboxScreen'
import { MoratoriaScreen } from '../../../src/screens/staff/moratoria/MoratoriaScreen'
import { OrganizerInvoicesScreen } from '../../../src/screens/staff/organizerInvoices/OrganizerInvoicesScreen'
import { OverviewScreen } from '../../../src/screens/staff/overview/OverviewScreen'
import { PartnersScreen } from '../../../src/screens/staff/partners/PartnersScreen'
import { PasswordResetScreen } from '../../../src/screens/staff/passwordReset/PasswordResetScreen'
import { PersonalDataScreen } from '../../../src/screens/staff/personalData/PersonalDataScreen'
import { RainSettlementScreen } from '../../../src/screens/staff/rainSettlement/RainSettlementScreen'
import { SettingsScreen } from '../../../src/screens/staff/settings/SettingsScreen'
import { SignaturesScreen } from '../../../src/screens/staff/signatures/SignaturesScreen'
import { UnderwritingScreen } from '../../../src/screens/staff/underwriting/UnderwritingScreen'
import { UsersScreen } from '../../../src/screens/staff/users/UsersScreen'
import { VenuesScreen } from '../../../src/screens/staff/venues/VenuesScreen'
import { WorkItemsScreen } from '../../../src/screens/staff/workItems/WorkItemsScreen'
import { WorkspaceScreen } from '../../../src/screens/staff/workspace/WorkspaceScreen'
import { accountWalk } from '../../../tests/walks/account.walks'
import { factorListings } from '../../../tests/walks/factors.walks'
import type { Start } from '../../../tests/walks/graph'
import { sessionListings } from '../../../tests/walks/ownSessions.walks'
import type { WalkName } from '../../../tests/walks/register'
import { findings, opened, rep, row, underwriter } from '../../../tests/walks/staff.cases'
import { underwritingWalk } from '../../../tests/walks/underwriting.walks'
import { hall, venuePage } from '../../../tests/walks/venues.cases'
import { venuesWalk } from '../../../tests/walks/venues.walks'
import { bought, presences, readings } from '../../../tests/walks/workspace.cases'
import { workspaceWalk } from '../../../tests/walks/workspace.walks'
import { begun, childOf, done, start, still } from '../stage'
import { waysTo } from '../ways'
import { type Entry, itself } from './entry'

const readingReferral = 'bench.referral.deciding.open.reading'

type Screen = ComponentType<{ staff: StaffRef }>

const userOf = ({ input }: Start) => (input as { user?: StaffUser }).user ?? rep

/** The back office with this page open, signed in with the page's role. */
function entered(folder: AnyStateMachine, user: StaffUser, at: string) {
  const staff = start(still(staffMachine, { charts: { page: folder } }), { address: at })
  staff.send(done('getSession', { type: 'session.opened', user }))
  return staff
}

/** A chart that is a page of the back office. */
const folder = (Screen: Screen, at: string, more: Partial<Entry> = {}): Entry => ({
  ...more,
  at,
  put: (chart, from) => {
    const staff = entered(chart, userOf(from), at)
    return { ref: childOf(staff, 'page'), draw: () => <Screen staff={staff as never} /> }
  },
})

const contactAt = `/admin/${row.id}`
const withinContact = {
  charts: { attendance: attendanceMachine, history: historyMachine, task: taskMachine },
  answers: { sayPresence: presences[0], getHistory: readings[0] },
}
const workspace = folder(WorkspaceScreen, contactAt, withinContact)

/** The workspace of a contact, with another chart in one of its slots. */
function workspaceOf(contact: OpenedContact, inSlots: Record<string, AnyStateMachine> = {}) {
  const { charts, answers } = withinContact
  const chart = begun(workspaceWalk, { charts: { ...charts, ...inSlots }, answers }, 'contact')
  const staff = entered(chart, rep, contactAt)
  const ref = childOf(staff, 'page')
  ref.send(done('openContact', { type: 'contact.shown', opened: contact }))
  return { ref, draw: () => <WorkspaceScreen staff={staff as never} /> }
}

const inStatus = (quote_status: QuoteStatus): OpenedContact => {
  const { contact } = opened as { contact: Contact }
  return { ...opened, contact: { ...contact, customFields: { ...contact.customFields, quote_status } } }
}
/** Tasks that only a certain contact allows. */
const contactFor: Partial<Record<TaskKind, OpenedContact>> = {
  cancel: bought,
  certificate: bought,
  policyLink: bought,
  purchaseLink: inStatus('quoted'),
  resendOrder: inStatus('awaitingPayment'),
  extendOrder: inStatus('awaitingPayment'),
  withdrawOrder: inStatus('awaitingPayment'),
  reopen: inStatus('declined'),
}

/** A quote's status has no screen of its own: it shows in the contact's heading and decides on the actions. */
function OfStatus({ quote }: { quote: AnyActorRef }) {
  const status = useSelector(quote, ({ value }) => (typeof value === 'string' ? value : 'declined') as QuoteStatus)
  return useMemo(() => workspaceOf(inStatus(status)).draw(), [status])
}

const accountAt = '/admin/account'
const accountParts = {
  charts: { ownSessions: ownSessionsMachine, factors: factorsMachine },
  answers: { listSessions: sessionListings[0], listFactors: factorListings[0] },
}
const account = folder(AccountScreen, accountAt, accountParts)

/** A part of the account page, with a chart of its own. */
const partOfAccount = (part: keyof typeof accountParts.charts): Entry => ({
  at: accountAt,
  put: (chart) => {
    const page = begun(accountWalk, { ...accountParts, charts: { ...accountParts.charts, [part]: chart } }, 'rep')
    const staff = entered(page, rep, accountAt)
    return { ref: childOf(childOf(staff, 'page'), part), draw: () => <AccountScreen staff={staff as never} /> }
  },
})

/** The second factors, on the account page, or alone while a required one is missing. */
const factors: Entry = {
  at: accountAt,
  put: (chart, from) => {
    if (!(from.input as { isRequired: boolean }).isRequired) return partOfAccount('factors').put(chart, from)
    const staff = start(still(staffMachine, { charts: { factors: chart } }), { address: accountAt })
    staff.send(done('getSession', { type: 'session.opened', user: { ...rep, must_enroll: true } }))
    return { ref: childOf(staff, 'factors'), draw: () => <AccountScreen staff={staff as never} /> }
  },
}

const venuesAt = '/admin/venues'
const venueDialogs = {
  venueImport: venueImportMachine,
  venueVerification: venueVerificationMachine,
  venueMerge: venueMergeMachine,
  venueInvitation: venueInvitationMachine,
}
const directory = folder(VenuesScreen, venuesAt, { charts: venueDialogs })

/** A dialog over the directory of venues, with a chart of its own. */
const venueDialog = (name: keyof typeof venueDialogs, begins: EventObject): Entry => ({
  at: venuesAt,
  put: (chart) => {
    const page = begun(venuesWalk, { charts: { ...venueDialogs, [name]: chart } }, 'rep')
    const staff = entered(page, rep, venuesAt)
    const venues = childOf(staff, 'page')
    venues.send(done('listVenues', { type: 'page.loaded', data: venuePage }))
    venues.send(begins)
    return { ref: childOf(venues, name), draw: () => <VenuesScreen staff={staff as never} /> }
  },
})

const Accounting: Screen = ({ staff }) => <AccountingScreen staff={staff} openCardInputs={() => null} />

const contactList = folder(ContactListScreen, '/admin', { answers: { findContacts: findings[0] } })
const noRecording = start(still(recordingMachine), {})
const inspector: Entry = { put: itself((ref) => <InspectorScreen inspector={ref} recording={noRecording as never} />) }
const recordingFile: Entry = {
  put: itself((ref) => <InspectorScreen inspector={start(still(inspectorMachine), {}) as never} recording={ref} />),
}

export const staffEntries = {
  lifecycle: {
    at: contactAt,
    put: itself((ref) => <OfStatus quote={ref} />),
  },
  staff: {
    at: '/admin',
    charts: { page: contactListMachine },
    answers: { findContacts: findings[0] },
    put: itself((staff) => <ContactListScreen staff={staff} />),
  },
  contactList: contactList,
  'contactList page': contactList,
  'contactList export': contactList,
  'contactList prospect': contactList,
  underwriting: folder(UnderwritingScreen, '/usw', { charts: { news: newsMachine } }),
  news: {
    at: '/usw',
    put: (chart) => {
      const { start: from, events } = waysTo(underwritingWalk, [readingReferral]).get(readingReferral)!
      const staff = entered(begun(underwritingWalk, { charts: { news: chart } }, from), underwriter, '/usw')
      const bench = childOf(staff, 'page')
      for (const event of events) bench.send(event)
      return { ref: childOf(bench, 'news'), draw: () => <UnderwritingScreen staff={staff as never} /> }
    },
  },
  workCount: {
    at: '/admin',
    put: (chart) => {
      const charts = { page: contactListMachine, workCount: chart }
      const staff = start(still(staffMachine, { charts, answers: { findContacts: findings[0] } }), {
        address: '/admin',
      })
      staff.send(done('getSession', { type: 'session.opened', user: rep }))
      return { ref: childOf(staff, 'workCount'), draw: () => <ContactListScreen staff={staff as never} /> }
    },
  },
  passwordReset: {
    at: '/admin/reset?token=t1',
    put: itself((reset) => <PasswordResetScreen reset={reset} />),
  },
  idle: {
    at: '/admin',
    put: (chart) => {
      const charts = { page: contactListMachine, idle: chart }
      const staff = start(still(staffMachine, { charts, answers: { findContacts: findings[0] } }), {
        address: '/admin',
      })
      staff.send(done('getSession', { type: 'session.opened', user: rep }))
      return { ref: childOf(staff, 'idle'), draw: () => <ContactListScreen staff={staff as never} /> }
    },
  },
  mailbox: folder(MailboxScreen, '/admin/mailbox'),
  failedJobs: folder(JobsScreen, '/admin/jobs'),
  workItems: folder(WorkItemsScreen, '/admin/requests'),
  overview: folder(OverviewScreen, '/admin/overview'),
  accounting: folder(Accounting, `${contactAt}/accounting`),
  workspace,
  'workspace copy': workspace,
  'workspace version': workspace,
  'workspace documents': workspace,
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
  history: folder(HistoryScreen, `${contactAt}/history`),
  listEditor: folder(SettingsScreen, '/admin/settings/policy-fee-adjustment'),
  moratoria: folder(MoratoriaScreen, '/admin/moratoria'),
  rainSettlement: folder(RainSettlementScreen, '/admin/c1/rain'),
  partners: folder(PartnersScreen, '/admin/partners'),
  organizerInvoices: folder(OrganizerInvoicesScreen, '/admin/organizer-invoices'),
  users: folder(UsersScreen, '/admin/users'),
  personalData: folder(PersonalDataScreen, '/admin/personal-data'),
  audit: folder(AuditScreen, '/admin/audit'),
  venues: directory,
  venueImport: venueDialog('venueImport', { type: 'import.begun' }),
  venueVerification: venueDialog('venueVerification', { type: 'verification.begun', row: hall } as EventObject),
  venueMerge: venueDialog('venueMerge', { type: 'merge.begun', row: hall } as EventObject),
  venueInvitation: venueDialog('venueInvitation', { type: 'invitation.begun', row: hall } as EventObject),
  account,
  ownSessions: partOfAccount('ownSessions'),
  factors,
  attachments: folder(AttachmentsScreen, `${contactAt}/attachments`),
  emailLogs: folder(ContactMailScreen, `${contactAt}/email-logs`),
  signatures: folder(SignaturesScreen, '/admin/signatures'),
  inspector,
  'inspector connection': inspector,
  'inspector view': inspector,
  'inspector recording': recordingFile,
} satisfies Partial<Record<WalkName, Entry>>
