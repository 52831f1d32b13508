import { useSelector } from '@xstate/react'
import { brand } from '../../../../domain/common/brand'
import { moratoriaAddressOf } from '../../../../machines/staff/moratoria/moratoria.route'
import {
  type MoratoriaRef,
  selectMoratoria,
  selectMoratoriaBusy,
  selectMoratoriaListed,
  selectMoratoriaProblem,
  selectMoratoriaQuery,
  selectMoratoriaState,
} from '../../../../machines/staff/moratoria/moratoria.select'
import type { StaffRef } from '../../../../machines/staff/shell/staff.select'
import { focusOnMount } from '../../../shared/browser/focus'
import { Busy, Loading } from '../../../shared/ui/Busy'
import { Button } from '../../../shared/ui/Button'
import { TimeZoneNote } from '../shared/dates'
import { Failed } from '../shared/LoadError'
import { NoRows } from '../shared/NoRows'
import { Pager } from '../shared/Pager'
import { Search } from '../shared/Search'
import { StaffPage } from '../shared/StaffPage'
import { MoratoriaTable } from './MoratoriaTable'
import { MoratoriumDialogs } from './MoratoriumDialogs'

/** The screen at `/admin/moratoria`. */
export function MoratoriaScreen({ staff }: { staff: StaffRef }) {
  return (
    <StaffPage staff={staff}>
      <Moratoria staff={staff} />
    </StaffPage>
  )
}

function Moratoria({ staff }: { staff: StaffRef }) {
  const moratoria = useSelector(staff, selectMoratoria)
  return moratoria ? <MoratoriaPage moratoria={moratoria} /> : null
}

function MoratoriaPage({ moratoria }: { moratoria: MoratoriaRef }) {
  const state = useSelector(moratoria, selectMoratoriaState)
  const busy = useSelector(moratoria, selectMoratoriaBusy)
  return (
    <>
      <title>{`Moratoria | ${brand.name}`}</title>
      <h1 tabIndex={-1} ref={focusOnMount} className="display pt-4 pb-1 text-h2">
        Moratoria
      </h1>
      {state === 'turnedAway' ? (
        <p className="py-2">Only administrators can set and lift moratoria.</p>
      ) : (
        <Listed moratoria={moratoria} />
      )}
      <MoratoriumDialogs moratoria={moratoria} />
      {busy && <Busy text={busy} />}
    </>
  )
}

function Listed({ moratoria }: { moratoria: MoratoriaRef }) {
  const state = useSelector(moratoria, selectMoratoriaState)
  const query = useSelector(moratoria, selectMoratoriaQuery)
  const listed = useSelector(moratoria, selectMoratoriaListed)
  return (
    <>
      <p className="max-w-(--measure) pb-2 text-ink-soft">
        While a moratorium is in force, quotes for its area are priced but cannot be bought, ordered or approved.
        Policies that were issued stay. A payment that has begun is completed and issues its policy, also one that waits
        for the cardholder’s bank.
      </p>
      <Search
        label="Reason, state or ZIP code"
        searched={query.search}
        to={(search) => moratoriaAddressOf({ ...query, search, page: 1 })}
      />
      <div className="pb-2">
        <Button isDense tone="main" onClick={() => moratoria.send({ type: 'adding.begun' })}>
          Set a moratorium
        </Button>
      </div>
      {state === 'loading' && (listed ? <div className="running" /> : <Loading text="Fetching..." />)}
      {state === 'failed' ? <LoadFailed moratoria={moratoria} /> : <Rows moratoria={moratoria} />}
    </>
  )
}

function LoadFailed({ moratoria }: { moratoria: MoratoriaRef }) {
  const problem = useSelector(moratoria, selectMoratoriaProblem)
  return <Failed problem={problem} onRetry={() => moratoria.send({ type: 'page.retried' })} />
}

function Rows({ moratoria }: { moratoria: MoratoriaRef }) {
  const state = useSelector(moratoria, selectMoratoriaState)
  const query = useSelector(moratoria, selectMoratoriaQuery)
  const listed = useSelector(moratoria, selectMoratoriaListed)
  if (!listed) return null
  return (
    <div aria-busy={state === 'loading'}>
      {listed.rows.length > 0 && (
        <>
          <MoratoriaTable moratoria={moratoria} rows={listed.rows} query={query} />
          <TimeZoneNote />
        </>
      )}
      <NoRows total={listed.total}>
        {query.search
          ? `No moratorium matches “${query.search}”.`
          : 'There is no moratorium. Every area can be insured.'}
      </NoRows>
      {listed.total > 0 && <Pager range={listed} to={(page) => moratoriaAddressOf({ ...query, page })} />}
    </div>
  )
}
