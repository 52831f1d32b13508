import { makeStaffClient, type StaffClient } from '../../../contract/staff'
import { windowReturn } from '../../../machines/calls/focus'
import { authenticate, type CardVault, tokenizeCard } from '../../../machines/calls/payments'
import {
  askCharge,
  askTransaction,
  enterTransaction,
  getStatement,
  listAccountingTransactions,
  sendTransaction,
  voidAccountingTransaction,
} from '../../../machines/calls/transactions'
import { accountingDraft } from '../../../machines/staff/accounting/accounting.draft'
import { accountingMachine } from '../../../machines/staff/accounting/accounting.machine'
import { type AccountingSnapshot, selectDialog } from '../../../machines/staff/accounting/accounting.select'
import { AccountingScreen } from '../../screens/staff/accounting/AccountingScreen'
import { isOnline } from '../../shared/browser/network'
import { saveFile } from '../../shared/browser/saveFile'
import { type CardInputs, makeCardVault, vaultOf } from '../../shared/card/cardVault'
import type { OpenPage } from '../routes/routes'
import { startStaff } from './staffPage'

/** The accounting chart with its calls. */
export const providedAccounting = (client: StaffClient, vault: CardVault, save: (file: Blob) => void) =>
  accountingMachine.provide({
    actors: {
      listAccountingTransactions: listAccountingTransactions(client),
      tokenizeCard: tokenizeCard(vault, isOnline),
      enterTransaction: enterTransaction(client),
      askTransaction: askTransaction(client),
      askCharge: askCharge(client),
      authenticate: authenticate(vault),
      sendTransaction: sendTransaction(client),
      voidAccountingTransaction: voidAccountingTransaction(client),
      getStatement: getStatement(client, save),
      windowReturn: windowReturn(window, document),
    },
  })

const openAccountingPage: OpenPage = (dependencies) => {
  const client = makeStaffClient(dependencies.client)
  // created on first use: the processor's script loads only when a card may be typed
  let cardInputs: CardInputs | null = null
  const openCardInputs = () => {
    cardInputs ??= makeCardVault(client)
    return cardInputs
  }
  const books = providedAccounting(client, vaultOf(openCardInputs), (file) => saveFile(window, file, 'statement.pdf'))
  const { staff, follow } = startStaff(dependencies, books, {
    draft: accountingDraft,
    hasDialog: (page) => selectDialog(page as AccountingSnapshot) !== null,
  })
  return { Screen: () => <AccountingScreen staff={staff} openCardInputs={openCardInputs} />, follow }
}
export default openAccountingPage
