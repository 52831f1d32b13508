import { useSelector } from '@xstate/react'
import {
  type AccountingRef,
  selectAccountingProblem,
  selectEntering,
  selectEntryAuthentication,
  selectExceptionCode,
  selectIsLeavingForm,
  selectOverEntry,
} from '../../../../machines/staff/accounting/accounting.select'
import { BankPage } from '../../../shared/card/BankConfirmation'
import type { CardInputs } from '../../../shared/card/cardVault'
import { Actions, Button } from '../../../shared/ui/Button'
import { Modal } from '../../../shared/ui/Modal'
import { AskToLeave } from '../shared/UnsavedDialog'
import { titleOf } from './labels'
import { TransactionForm } from './TransactionForm'

interface Props {
  readonly accounting: AccountingRef
  readonly openCardInputs: () => CardInputs | null
}

/**
 * The dialog with the transaction form. The form stays mounted under a further dialog, so that nothing typed is lost.
 */
export function TransactionDialog({ accounting, openCardInputs }: Props) {
  const entering = useSelector(accounting, selectEntering)
  const over = useSelector(accounting, selectOverEntry)
  const isLeaving = useSelector(accounting, selectIsLeavingForm)
  const close = () => accounting.send({ type: 'dialog.closed' })
  return (
    <Modal title={titleOf(entering)} onClose={close}>
      <TransactionForm
        key={`${entering.origin} ${entering.kind}`}
        accounting={accounting}
        openCardInputs={openCardInputs}
      />
      {over === 'declined' && <CardException accounting={accounting} />}
      {(over === 'uncertain' || over === 'asking') && (
        <TransactionPending accounting={accounting} isAsking={over === 'asking'} />
      )}
      {over === 'authenticating' && <TransactionConfirmation accounting={accounting} />}
      {isLeaving && <AskToLeave onLeave={() => accounting.send({ type: 'leaving.confirmed' })} onStay={close} />}
    </Modal>
  )
}

/** The specification's card exception: shown in place of a toast. Its button returns to the form. */
function CardException({ accounting }: Pick<Props, 'accounting'>) {
  const { kind } = useSelector(accounting, selectEntering)
  const message = useSelector(accounting, selectAccountingProblem)
  const code = useSelector(accounting, selectExceptionCode)
  const isRefund = kind === 'issueRefund'
  const close = () => accounting.send({ type: 'exception.closed' })
  return (
    <Modal title={isRefund ? 'The card could not be refunded' : 'The card could not be charged'} onClose={close}>
      {isRefund ? (
        <p>
          <strong>Nothing was refunded.</strong>
        </p>
      ) : (
        <p>
          The transaction was not made. <strong>Nothing was charged</strong>, and nothing was recorded.
        </p>
      )}
      {message && <p>{message}</p>}
      {code && <p className="text-ink-soft">The processor’s code for it: {code}</p>}
      {!isRefund && (
        <p className="text-ink-soft">
          Read the card back to the customer and try again, or ask for another card or a check.
        </p>
      )}
      <Actions className="mt-2">
        <Button tone="main" onClick={close}>
          Back to the form
        </Button>
      </Actions>
    </Modal>
  )
}

/** The cardholder's bank waits. Closing the dialog asks how it ended, because there is no way back before that. */
function TransactionConfirmation({ accounting }: Pick<Props, 'accounting'>) {
  const authentication = useSelector(accounting, selectEntryAuthentication)
  const ask = () => accounting.send({ type: 'authentication.ended' })
  return (
    <Modal title="The cardholder has to confirm this payment" onClose={ask}>
      <p>
        <strong>Nothing has been charged so far.</strong> The card’s bank asks the cardholder to confirm the payment.
        This dialog closes once the bank has answered, or you cancel the payment.
      </p>
      {authentication ? (
        <BankPage authentication={authentication} onMoved={ask} />
      ) : (
        <p className="text-ink-soft">We ask the payment processor how far it has come …</p>
      )}
      <Actions className="mt-2">
        <Button onClick={() => accounting.send({ type: 'authentication.canceled' })}>Cancel this payment</Button>
      </Actions>
    </Modal>
  )
}

/**
 * The transaction may have been entered and charged. So there is no way back and no second one, only a check of the
 * result.
 */
function TransactionPending({ accounting, isAsking }: Pick<Props, 'accounting'> & { isAsking: boolean }) {
  const problem = useSelector(accounting, selectAccountingProblem)
  const ask = () => accounting.send({ type: 'payment.asked' })
  return (
    <Modal title="We do not know yet whether it was made" onClose={ask}>
      <p>
        We lost the connection before the answer arrived. We keep checking until we know. The transaction is entered
        once at most, and a card is charged once at most.
      </p>
      {problem && <p className="text-ink-soft">{problem}</p>}
      <Actions className="mt-2">
        <Button tone="main" onClick={ask} {...(isAsking && { waiting: 'Finding out …' })}>
          Find out now
        </Button>
      </Actions>
    </Modal>
  )
}
