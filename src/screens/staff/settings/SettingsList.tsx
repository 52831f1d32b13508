import { useSelector } from '@xstate/react'
import { countOf } from '../../../../domain/common/formats'
import { type SettingsList, settings } from '../../../../domain/staff/settings'
import { settingsAddressOf } from '../../../../machines/staff/settings/settings.route'
import {
  type ListEditorRef,
  selectListed,
  selectListState,
  selectRoute,
  selectSettingsProblem,
} from '../../../../machines/staff/settings/settings.select'
import { Loading } from '../../../shared/ui/Busy'
import { Button } from '../../../shared/ui/Button'
import { Failed } from '../shared/LoadError'
import { Pager } from '../shared/Pager'
import { Search } from '../shared/Search'
import { DeletingDialog } from './DeleteDialog'
import { RowDialog } from './RowDialog'
import { RowTable } from './RowTable'

interface Props {
  readonly editor: ListEditorRef
  readonly list: SettingsList
}

/** One list of the settings: its search, its buttons, its rows and the open dialog. */
export function EditedList({ editor, list }: Props) {
  const state = useSelector(editor, selectListState)
  const { query } = useSelector(editor, selectRoute)
  const listed = useSelector(editor, selectListed)
  const { intro, add } = settings[list].words
  return (
    <>
      <p className="max-w-(--measure) pt-2 pb-2 text-ink-soft">{intro}</p>
      <Search
        label="Address or note"
        searched={query.search}
        to={(search) => settingsAddressOf(list, { ...query, search, page: 1 })}
      />
      <div className="flex flex-wrap items-center gap-1.5 pb-2">
        <Button isDense tone="main" onClick={() => editor.send({ type: 'adding.begun' })}>
          {add}
        </Button>
        {settings[list].hasExport && (
          <Button isDense onClick={() => editor.send({ type: 'export.requested' })}>
            Export the prospects
          </Button>
        )}
      </div>
      {state === 'loading' && (listed ? <div className="running" /> : <Loading text="Fetching..." />)}
      {state === 'failed' ? <LoadFailed editor={editor} /> : <Rows editor={editor} list={list} />}
      {(state === 'writing' || state === 'saving') && <RowDialog editor={editor} list={list} />}
      {state === 'confirming' && <DeletingDialog editor={editor} list={list} />}
    </>
  )
}

function LoadFailed({ editor }: { editor: ListEditorRef }) {
  const problem = useSelector(editor, selectSettingsProblem)
  return <Failed problem={problem} onRetry={() => editor.send({ type: 'page.retried' })} />
}

function Rows({ editor, list }: Props) {
  const listed = useSelector(editor, selectListed)
  const state = useSelector(editor, selectListState)
  const { query } = useSelector(editor, selectRoute)
  if (!listed) return null
  const to = (page: number) => settingsAddressOf(list, { ...query, page })
  return (
    <div aria-busy={state === 'loading'}>
      {listed.total === 0 && state !== 'loading' && (
        <p role="status" className="max-w-(--measure) py-4 text-body">
          {query.search ? `No row matches “${query.search}”.` : settings[list].words.none}
        </p>
      )}
      {listed.rows.length > 0 && <RowTable editor={editor} list={list} rows={listed.rows} query={query} />}
      {listed.total > 0 && <Pager range={listed} to={to} />}
      <p role="status" className="sr-only">
        {state === 'shown' && listed.total > 0 && `${countOf(listed.total)} in the list`}
      </p>
    </div>
  )
}
