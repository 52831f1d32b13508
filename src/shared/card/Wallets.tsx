import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { selectHasWallets } from '../../../machines/shared/cardFields/cardFields.select'
import type { CardInputs, WalletPayment } from './cardVault'

interface Props {
  readonly cardInputs: CardInputs
  readonly payment: WalletPayment
}

/** The processor's buttons for wallets, such as Apple Pay. They take no space where there are none. */
export function Wallets({ cardInputs, payment: { amountCents, pay } }: Props) {
  const hasWallets = useSelector(cardInputs.fields, selectHasWallets)
  // drawn anew for another amount, so that a wallet never shows an amount that is not charged
  const draw = useMemo(
    () => (container: HTMLElement | null) => cardInputs.drawWallets(container, { amountCents, pay }),
    [cardInputs, amountCents, pay],
  )
  return (
    <div className={hasWallets ? 'grid gap-3' : 'contents'}>
      <div ref={draw} className="w-full max-w-52 scheme-light" />
      {hasWallets && <p className="text-ink-soft">Or pay with a card:</p>}
    </div>
  )
}
