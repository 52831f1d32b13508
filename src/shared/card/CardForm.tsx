import { brandOf, cardFields } from '../../../domain/quote/payment'
import { zipMask } from '../fields/control/masks'
import { Icon } from '../ui/Icon'
import { CardField } from './CardField'
import { cardMask, codeMask } from './cardMasks'
import { useDrawn } from './cardSubmission'
import type { CardInputs, WalletPayment } from './cardVault'
import { ExpiryField } from './ExpiryField'
import { FieldsLoading, FieldsMissing, HostedBrand, HostedInput } from './HostedFields'
import { Wallets } from './Wallets'

const { cvc } = cardFields

interface Props {
  readonly cardInputs: CardInputs | null
  /** the payment that the buyer's own wallet may make; staff have none */
  readonly wallet?: WalletPayment | null
}

/** The cardholder's name and the card. Without `cardInputs` the application draws all fields itself. */
export function CardForm({ cardInputs, wallet = null }: Props) {
  const drawn = useDrawn(cardInputs)
  return (
    <>
      {cardInputs && wallet && drawn === 'hosted' && <Wallets cardInputs={cardInputs} payment={wallet} />}
      <CardField name="cardholder_name" />
      {cardInputs && drawn === 'hosted' && <HostedCard cardInputs={cardInputs} />}
      {drawn === 'ours' && <OwnCard />}
      {drawn === 'coming' && <FieldsLoading />}
      {cardInputs && drawn === 'missing' && <FieldsMissing cardInputs={cardInputs} />}
      <p className="flex gap-1 text-ink-soft">
        <Icon name="lock" className="mt-0.25" />
        The card is charged once. Its number goes straight to the payment processor; we keep the last four digits.
      </p>
    </>
  )
}

const row = 'grid items-end justify-start gap-3 sm:grid-cols-[auto_fit-content(10rem)_fit-content(10rem)]'

const CodeWhere = () => (
  <p id="cvc-where" className="max-w-(--measure) text-ink-soft">
    Security code: {cvc.hint?.replace(/^Last/, 'last')}
  </p>
)

function OwnCard() {
  return (
    <>
      <CardField name="card_number" mask={cardMask} echo={(number) => brandOf(number)} />
      <div className={row}>
        <ExpiryField />
        <CardField name="cvc" mask={codeMask} describedBy="cvc-where" />
        <CardField name="billing_zip" mask={zipMask} />
      </div>
      <CodeWhere />
    </>
  )
}

function HostedCard({ cardInputs }: { cardInputs: CardInputs }) {
  return (
    <>
      <HostedInput cardInputs={cardInputs} name="card_number" echo={<HostedBrand cardInputs={cardInputs} />} />
      <div className={row}>
        <HostedInput cardInputs={cardInputs} name="exp_month" label="Expires" />
        <HostedInput cardInputs={cardInputs} name="cvc" describedBy="cvc-where" />
        <CardField name="billing_zip" mask={zipMask} />
      </div>
      <CodeWhere />
    </>
  )
}
