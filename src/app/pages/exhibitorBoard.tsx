import { createActor } from 'xstate'
import { exhibitorCalls } from '../../../contract/calls/exhibitors.gen'
import { copyText } from '../../../machines/calls/clipboard'
import {
  countReminders,
  decideCertificate,
  importExhibitors,
  inviteExhibitor,
  listExhibitors,
  remindExhibitors,
  removeExhibitor,
} from '../../../machines/calls/exhibitors'
import { readImport } from '../../../machines/calls/importFile'
import { certificateReviewMachine } from '../../../machines/customer/exhibitors/certificateReview.machine'
import { exhibitorBoardMachine } from '../../../machines/customer/exhibitors/exhibitorBoard.machine'
import { exhibitorImportMachine } from '../../../machines/customer/exhibitors/exhibitorImport.machine'
import { exhibitorInvitationMachine } from '../../../machines/customer/exhibitors/exhibitorInvitation.machine'
import { ExhibitorBoardScreen } from '../../screens/exhibitors/ExhibitorBoardScreen'
import { inspection } from '../../shared/browser/inspection'
import { below } from '../../shared/browser/route'
import type { OpenPage } from '../routes/routes'

const openExhibitorBoardPage: OpenPage = ({ client, address }) => {
  const calls = { ...exhibitorCalls(client.api), ...client }
  const machine = exhibitorBoardMachine.provide({
    actors: {
      listExhibitors: listExhibitors(calls),
      countReminders: countReminders(calls),
      remindExhibitors: remindExhibitors(calls),
      removeExhibitor: removeExhibitor(calls),
      // a page without a secure origin has no clipboard
      copyText: copyText(async (text) => navigator.clipboard.writeText(text)),
      exhibitorInvitation: exhibitorInvitationMachine.provide({
        actors: { inviteExhibitor: inviteExhibitor(calls) },
      }),
      exhibitorImport: exhibitorImportMachine.provide({
        actors: { readImport: readImport(), importExhibitors: importExhibitors(calls) },
      }),
      certificateReview: certificateReviewMachine.provide({
        actors: { decideCertificate: decideCertificate(calls) },
      }),
    },
  })
  const board = createActor(machine, { ...inspection, input: { address: below(address.now()) } }).start()
  return {
    Screen: () => <ExhibitorBoardScreen board={board} />,
    follow: (to) => board.send({ type: 'address.opened', address: below(to) }),
  }
}
export default openExhibitorBoardPage
