import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import {
  type AccountingRef,
  type Dialog,
  selectDialog,
  selectPendingEntry,
} from '../../../../machines/staff/accounting/accounting.select'
import type { CardInputs } from '../../../shared/card/cardVault'
import { WaitsDialog } from '../shared/WaitsDialog'
import { EmailDialog } from './EmailDialog'
import { TransactionDialog } from './TransactionDialog'
import { TransactionTypeDialog } from './TransactionTypeDialog'
import { VoidDialog } from './VoidDialog'

interface Props {
  readonly accounting: AccountingRef
  readonly openCardInputs: () => CardInputs | null
}

/** The specification's accounting dialogs, chosen by the chart's state. */
export function AccountingDialogs({ accounting, openCardInputs }: Props) {
  const dialog = useSelector(accounting, selectDialog)
  const pending = useSelector(accounting, selectPendingEntry)
  const dialogs: Record<Dialog, ReactNode> = {
    picking: <TransactionTypeDialog accounting={accounting} />,
    entry: <TransactionDialog accounting={accounting} openCardInputs={openCardInputs} />,
    waiting: pending && <WaitsDialog pending={pending} onClose={() => accounting.send({ type: 'dialog.closed' })} />,
    letter: <EmailDialog accounting={accounting} />,
    void: <VoidDialog accounting={accounting} />,
  }
  return dialog && dialogs[dialog]
}
