import { makeStaffClient, type StaffClient } from '../../../contract/staff'
import { accountingMachine } from '../../../machines/accounting/accounting.machine'
import { type AccountingSnapshot, selectDialog } from '../../../machines/accounting/accounting.select'
import {
  askTransaction,
  enterTransaction,
  getStatement,
  listAccountingTransactions,
  sendTransaction,
  voidAccountingTransaction,
} from '../../../machines/calls/accounting'
import { type CardVault, tokenizeCard } from '../../../machines/calls/purchase'
import { AccountingScreen } from '../../screens/accounting/AccountingScreen'
import { type CardDesk, makeCardVault } from '../cardVault'
import type { OpenRoom } from '../room'
import { saveFile } from '../saveFile'
import { startStaff } from './staff'

/** The chart of the books with its calls. */
export const providedAccounting = (client: StaffClient, vault: CardVault, save: (file: Blob) => void) =>
  accountingMachine.provide({
    actors: {
      listAccountingTransactions: listAccountingTransactions(client),
      tokenizeCard: tokenizeCard(vault),
      enterTransaction: enterTransaction(client),
      askTransaction: askTransaction(client),
      sendTransaction: sendTransaction(client),
      voidAccountingTransaction: voidAccountingTransaction(client),
      getStatement: getStatement(client, save),
    },
  })

const openAccountingRoom: OpenRoom = (world) => {
  const client = makeStaffClient(world.client)
  // whose fields a card is typed into is asked only once one may be
  let desk: CardDesk | null = null
  const cardDesk = () => {
    desk ??= makeCardVault(client)
    return desk
  }
  const vault: CardVault = { tokenize: (signal) => cardDesk().vault.tokenize(signal) }
  const books = providedAccounting(client, vault, (file) => saveFile(window, file, 'statement.pdf'))
  const { staff, follow } = startStaff(world, books, (room) => selectDialog(room as AccountingSnapshot) !== null)
  return { Screen: () => <AccountingScreen staff={staff} cardDesk={cardDesk} />, follow }
}
export default openAccountingRoom
