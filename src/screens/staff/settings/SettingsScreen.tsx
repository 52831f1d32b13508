import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { brand } from '../../../../domain/common/brand'
import { settings, settingsLists } from '../../../../domain/staff/settings'
import { type SettingsRoute, settingsAddressOf } from '../../../../machines/staff/settings/settings.route'
import {
  type ListEditorRef,
  selectListEditor,
  selectMayEdit,
  selectRoute,
  selectSettingsBusy,
  selectSettingsView,
} from '../../../../machines/staff/settings/settings.select'
import type { StaffRef } from '../../../../machines/staff/shell/staff.select'
import { focusOnMount } from '../../../shared/browser/focus'
import { Busy } from '../../../shared/ui/Busy'
import { StaffPage } from '../shared/StaffPage'
import { Tabs } from '../shared/Tabs'
import { titleOf } from './labels'
import { ReferenceView } from './ReferenceView'
import { EditedList } from './SettingsList'

/** The screen at `/admin/settings`. */
export function SettingsScreen({ staff }: { staff: StaffRef }) {
  return (
    <StaffPage staff={staff}>
      <Settings staff={staff} />
    </StaffPage>
  )
}

function Settings({ staff }: { staff: StaffRef }) {
  const editor = useSelector(staff, selectListEditor)
  return editor ? <SettingsPage editor={editor} /> : null
}

function SettingsPage({ editor }: { editor: ListEditorRef }) {
  const view = useSelector(editor, selectSettingsView)
  const { list } = useSelector(editor, selectRoute)
  const busy = useSelector(editor, selectSettingsBusy)
  const title = titleOf(list)
  const views: Record<typeof view, ReactNode> = {
    none: null,
    turnedAway: (
      <p className="py-4">
        Only administrators can change these settings. The configuration of the program is under Reference.
      </p>
    ),
    reference: <ReferenceView editor={editor} />,
    list: list !== 'reference' && <EditedList key={list} editor={editor} list={list} />,
  }
  return (
    <>
      <title>{`${title} | ${brand.name}`}</title>
      <h1 key={`title of ${list}`} tabIndex={-1} ref={focusOnMount} className="display pt-4 pb-2 text-h2">
        {title}
      </h1>
      <Lists editor={editor} here={list} />
      {views[view]}
      {busy && <Busy text={busy} />}
    </>
  )
}

/** Users without write access see a link to the reference. */
function Lists({ editor, here }: { editor: ListEditorRef; here: SettingsRoute['list'] }) {
  const mayEdit = useSelector(editor, selectMayEdit)
  const lists = mayEdit ? settingsLists.map((list) => ({ list, name: settings[list].words.tab })) : []
  const tabs = [...lists, { list: 'reference' as const, name: 'Reference' }].map(({ list, name }) => ({
    name,
    to: settingsAddressOf(list),
    isCurrent: list === here,
  }))
  return <Tabs label="Settings" tabs={tabs} count={null} />
}
