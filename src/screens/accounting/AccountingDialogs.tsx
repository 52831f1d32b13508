import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { type AccountingRef, type Dialog, selectDialog } from '../../../machines/accounting/accounting.select'
import type { CardDesk } from '../../app/cardVault'
import { EntryDialog } from './EntryDialog'
import { LetterDialog } from './LetterDialog'
import { Picking } from './Picking'
import { VoidDialog } from './VoidDialog'

interface Props {
  readonly accounting: AccountingRef
  readonly cardDesk: () => CardDesk | null
}

/** The specification's accounting dialogs, each by the state of the chart. */
export function AccountingDialogs({ accounting, cardDesk }: Props) {
  const dialog = useSelector(accounting, selectDialog)
  const dialogs: Record<Dialog, ReactNode> = {
    picking: <Picking accounting={accounting} />,
    entry: <EntryDialog accounting={accounting} cardDesk={cardDesk} />,
    letter: <LetterDialog accounting={accounting} />,
    void: <VoidDialog accounting={accounting} />,
  }
  return dialog && dialogs[dialog]
}
