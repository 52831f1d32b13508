import type { EventObject } from 'xstate'
import { certificateReviewMachine } from '../../../machines/customer/exhibitors/certificateReview.machine'
import { exhibitorImportMachine } from '../../../machines/customer/exhibitors/exhibitorImport.machine'
import { exhibitorInvitationMachine } from '../../../machines/customer/exhibitors/exhibitorInvitation.machine'
import { ExhibitorBoardScreen } from '../../../src/screens/exhibitors/ExhibitorBoardScreen'
import { ExhibitorScreen } from '../../../src/screens/exhibitors/ExhibitorScreen'
import { OrganizerEventScreen } from '../../../src/screens/exhibitors/OrganizerEventScreen'
import { OrganizerPaymentsScreen } from '../../../src/screens/exhibitors/OrganizerPaymentsScreen'
import { RegistrationScreen } from '../../../src/screens/exhibitors/RegistrationScreen'
import { exhibitorBoardWalk } from '../../../tests/walks/exhibitorBoard.walks'
import { eventPage, listed, token, waiting } from '../../../tests/walks/exhibitors.cases'
import type { WalkName } from '../../../tests/walks/register'
import { begun, childOf, done, start } from '../stage'
import { type Entry, itself } from './entry'
import { asCustomer } from './quote'

const boardAt = `/organizer/${token}`
const dialogs = {
  exhibitorImport: exhibitorImportMachine,
  exhibitorInvitation: exhibitorInvitationMachine,
  certificateReview: certificateReviewMachine,
}

/** A dialog over the board, with a chart of its own. */
const boardDialog = (name: keyof typeof dialogs, begins: EventObject): Entry => ({
  at: boardAt,
  put: (chart) => {
    const board = start(begun(exhibitorBoardWalk, { charts: { ...dialogs, [name]: chart } }, 'linked'))
    board.send(done('listExhibitors', { type: 'exhibitors.listed', board: listed }))
    board.send(begins)
    return { ref: childOf(board, name), draw: () => asCustomer(<ExhibitorBoardScreen board={board as never} />) }
  },
})

const organizerEvent: Entry = {
  at: `${boardAt}/event`,
  put: itself((event) => asCustomer(<OrganizerEventScreen event={event} />)),
}

/** the form is open already */
const organizerEventCities: Entry = {
  at: organizerEvent.at!,
  put: (chart) => {
    const ref = start(chart)
    ref.send(done('getOrganizerEvent', { type: 'event.opened', page: { ...eventPage, event: null } }))
    return { ref, draw: () => asCustomer(<OrganizerEventScreen event={ref as never} />) }
  },
}

export const exhibitorEntries = {
  organizerEvent,
  'organizerEvent cities': organizerEventCities,
  exhibitorBoard: {
    at: boardAt,
    charts: dialogs,
    put: itself((board) => asCustomer(<ExhibitorBoardScreen board={board} />)),
  },
  organizerPayments: {
    at: `${boardAt}/payments`,
    put: itself((payments) => asCustomer(<OrganizerPaymentsScreen payments={payments} />)),
  },
  exhibitorImport: boardDialog('exhibitorImport', { type: 'import.begun' }),
  exhibitorInvitation: boardDialog('exhibitorInvitation', { type: 'invitation.begun' }),
  certificateReview: boardDialog('certificateReview', { type: 'review.begun', row: waiting } as EventObject),
  exhibitor: {
    at: `/exhibitor/${token}`,
    put: itself((exhibitor) => asCustomer(<ExhibitorScreen exhibitor={exhibitor} />)),
  },
  registration: {
    at: '/exhibit/K7QX4M',
    put: itself((registration) => asCustomer(<RegistrationScreen registration={registration} />)),
  },
} satisfies Partial<Record<WalkName, Entry>>
