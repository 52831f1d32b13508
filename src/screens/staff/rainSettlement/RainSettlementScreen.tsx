import { useSelector } from '@xstate/react'
import type { RainSettling } from '../../../../contract/client'
import { dayInWords, dollars } from '../../../../domain/common/formats'
import { hoursInWords } from '../../../../domain/common/rainLimits'
import { resultInWords } from '../../../../domain/rain/settlement'
import {
  type SettlementRef,
  selectMayMeasure,
  selectMayPay,
  selectMaySettle,
  selectRainSettlement,
  selectSettledContact,
  selectSettlementBusy,
  selectSettlementProblem,
  selectSettlementState,
  selectSettling,
} from '../../../../machines/staff/rainSettlement/rainSettlement.select'
import type { StaffRef } from '../../../../machines/staff/shell/staff.select'
import { Busy, Loading } from '../../../shared/ui/Busy'
import { Actions, Button } from '../../../shared/ui/Button'
import { Notice } from '../../../shared/ui/Notice'
import { FactList } from '../shared/AnswerList'
import { ContactHeading } from '../shared/ContactHeading'
import { ContactTabs } from '../shared/ContactTabs'
import { Failed } from '../shared/LoadError'
import { MissingContact } from '../shared/MissingContact'
import { StaffPage } from '../shared/StaffPage'
import { SettlementDialog } from './SettlementDialog'

interface Props {
  readonly settlement: SettlementRef
}

/** The screen at `/admin/<contact id>/rain`. */
export function RainSettlementScreen({ staff }: { staff: StaffRef }) {
  return (
    <StaffPage staff={staff}>
      <RainSettlement staff={staff} />
    </StaffPage>
  )
}

function RainSettlement({ staff }: { staff: StaffRef }) {
  const settlement = useSelector(staff, selectRainSettlement)
  return settlement ? <SettlementPage settlement={settlement} /> : null
}

function SettlementPage({ settlement }: Props) {
  const state = useSelector(settlement, selectSettlementState)
  const id = useSelector(settlement, selectSettledContact)
  const settling = useSelector(settlement, selectSettling)
  const problem = useSelector(settlement, selectSettlementProblem)
  const busy = useSelector(settlement, selectSettlementBusy)
  if (state === 'missing') return <MissingContact />
  return (
    <>
      {settling ? (
        <ContactHeading of={settling.contact} here="rain" />
      ) : (
        <>
          <h1 className="display pt-4 pb-2 text-h2">Rain</h1>
          <ContactTabs contactId={id} here="rain" />
        </>
      )}
      {state === 'loading' && (settling ? <div className="running" /> : <Loading text="Fetching..." />)}
      {state === 'failed' && <Failed problem={problem} onRetry={() => settlement.send({ type: 'page.retried' })} />}
      {state !== 'failed' && settling && <Settled settlement={settlement} settling={settling} />}
      {(state === 'measuring' || state === 'paying') && <SettlementDialog settlement={settlement} form={state} />}
      {busy && <Busy text={busy} />}
    </>
  )
}

function Settled({ settlement, settling }: Props & { settling: RainSettling }) {
  const { insured, settlement: measured } = settling
  const amount = dollars(insured.amount)
  return (
    <div className="max-w-(--measure) pt-3 pb-6">
      <FactList
        rows={[
          [
            'insured',
            'Insured',
            `${insured.threshold} inches or more on ${dayInWords(insured.date)}, ${hoursInWords(insured)}`,
          ],
          ['amount', 'Amount', amount],
        ]}
      />
      {measured && (
        <>
          <h3 className="mt-4 mb-1 font-strong">What was measured</h3>
          <FactList
            rows={[
              ['inches', 'Measured', `${measured.inches.toFixed(2)} inches, ${hoursInWords(measured)}`],
              ['station', 'Station or source', measured.station],
              ['read_on', 'Records read on', measured.read_on],
              ['result', 'Result', resultInWords(measured.inches, insured, amount)],
              ...(measured.paid_on
                ? ([['paid', 'Paid', `On ${measured.paid_on}: ${measured.reference}`]] as const)
                : []),
            ]}
          />
        </>
      )}
      <SettlementActions settlement={settlement} settling={settling} />
    </div>
  )
}

function SettlementActions({
  settlement,
  settling: { refused, settlement: measured },
}: Props & { settling: RainSettling }) {
  const maySettle = useSelector(settlement, selectMaySettle)
  const mayMeasure = useSelector(settlement, selectMayMeasure)
  const mayPay = useSelector(settlement, selectMayPay)
  if (!maySettle) return <p className="mt-3 text-ink-soft">Underwriters and administrators record the measurement.</p>
  return (
    <>
      {refused && (
        <div className="mt-3">
          <Notice tone="attention" title={refused} />
        </div>
      )}
      <Actions className="mt-3">
        {mayPay && (
          <Button tone="main" onClick={() => settlement.send({ type: 'paying.begun' })}>
            Mark as paid
          </Button>
        )}
        {mayMeasure && (
          <Button {...(!mayPay && { tone: 'main' })} onClick={() => settlement.send({ type: 'measuring.begun' })}>
            {measured ? 'Correct the measurement' : 'Record the measurement'}
          </Button>
        )}
      </Actions>
    </>
  )
}
