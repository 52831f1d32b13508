import { useSelector } from '@xstate/react'
import { brand } from '../../../domain/brand'
import { countOf } from '../../../domain/formats'
import type { ContactPage, ContactQuery } from '../../../machines/calls/staff'
import { deskAddressOf } from '../../../machines/staff/desk.place'
import {
  type DeskRef,
  selectDeskProblem,
  selectFound,
  selectListState,
  selectQuery,
} from '../../../machines/staff/desk.select'
import { focusOnMount } from '../../shell/focusOnMount'
import { Loading } from '../../ui/Busy'
import { ContactTable } from './ContactTable'
import { Failed } from './Failed'
import { Pager } from './Pager'
import { Search } from './Search'
import { statusWord } from './Status'
import { StatusTabs } from './StatusTabs'

/** Quotes and policies, newest change first. The address holds what is looked for. */
export function List({ desk }: { desk: DeskRef }) {
  const state = useSelector(desk, selectListState)
  const query = useSelector(desk, selectQuery)
  const found = useSelector(desk, selectFound)
  const problem = useSelector(desk, selectDeskProblem)
  return (
    <>
      <title>{`Quotes and policies | ${brand.name}`}</title>
      <h1 tabIndex={-1} ref={focusOnMount} className="display pt-4 pb-3 text-h2">
        Quotes and policies
      </h1>
      <Search
        label="Name, email, event, location, quote or policy number"
        searched={query.search}
        to={(search) => deskAddressOf({ ...query, search, page: 1 })}
      />
      <StatusTabs query={query} total={state === 'ready' && found ? found.total : null} />
      {state === 'loading' && (found ? <div className="running" /> : <Loading text="Fetching..." />)}
      {state === 'failed' ? (
        <Failed problem={problem} onRetry={() => desk.send({ type: 'desk.retried' })} />
      ) : (
        found && <Found found={found} query={query} isOld={state === 'loading'} />
      )}
    </>
  )
}

function Found({ found, query, isOld }: { found: ContactPage; query: ContactQuery; isOld: boolean }) {
  return (
    <div aria-busy={isOld}>
      <p role="status" className={found.total > 0 ? 'sr-only' : 'py-4 text-body'}>
        {isOld ? '' : countInWords(found.total, query)}
      </p>
      {found.rows.length > 0 && <ContactTable rows={found.rows} query={query} />}
      {found.total > 0 && <Pager found={found} to={(page) => deskAddressOf({ ...query, page })} />}
    </div>
  )
}

function countInWords(total: number, { search, status }: ContactQuery) {
  if (total > 0) return `${countOf(total)} found.`
  const whose = status ? `${statusWord(status).toLowerCase()} quote or policy` : 'quote or policy'
  if (search) return `No ${whose} matches “${search}”. Try a part of a name, a number, an email address or a location.`
  return status ? `No ${whose} at present.` : 'No quotes yet. Each appears here as soon as somebody saves one.'
}
