import { useSelector } from '@xstate/react'
import {
  type FactorsRef,
  selectFactorsBusy,
  selectFactorsProblem,
  selectFactorsView,
} from '../../../../machines/staff/factors/factors.select'
import { focusOnMount } from '../../../shared/browser/focus'
import { Busy, Loading } from '../../../shared/ui/Busy'
import { FactorForm, isForm } from './FactorForm'
import { FactorList } from './FactorList'
import { Failed } from './LoadError'
import { RecoveryCodes } from './RecoveryCodes'

/** The user's second factors: the list, and over it one of its forms, or new recovery codes. */
export function FactorsPart({ factors }: { factors: FactorsRef }) {
  const busy = useSelector(factors, selectFactorsBusy)
  return (
    <>
      <View factors={factors} />
      {busy && <Busy text={busy} />}
    </>
  )
}

function View({ factors }: { factors: FactorsRef }) {
  const view = useSelector(factors, selectFactorsView)
  const problem = useSelector(factors, selectFactorsProblem)
  if (view === 'loading') return <Loading text="Fetching..." />
  if (view === 'failed') return <Failed problem={problem} onRetry={() => factors.send({ type: 'page.retried' })} />
  if (view === 'ended' || view === 'enrolled') return null
  return (
    <>
      {view === 'changed' && (
        <p role="status" tabIndex={-1} ref={focusOnMount} className="pb-1 font-strong">
          Your second factors are changed.
        </p>
      )}
      <FactorList factors={factors} />
      {view === 'codes' && <RecoveryCodes factors={factors} />}
      {isForm(view) && (
        // a new key gives the title of the next form the focus
        <FactorForm key={view} factors={factors} view={view} />
      )}
    </>
  )
}
