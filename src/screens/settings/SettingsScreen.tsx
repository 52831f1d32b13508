import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { brand } from '../../../domain/brand'
import { settingsLists } from '../../../domain/settings'
import { type SettingsPlace, settingsAddressOf } from '../../../machines/listEditor/listEditor.place'
import {
  type ListEditorRef,
  selectListEditor,
  selectMayEdit,
  selectPlace,
  selectSettingsBusy,
  selectSettingsView,
} from '../../../machines/listEditor/listEditor.select'
import type { StaffRef } from '../../../machines/staff/staff.select'
import { focusOnMount } from '../../shell/focusOnMount'
import { Busy } from '../../ui/Busy'
import { StaffRoom } from '../staff/StaffRoom'
import { Tabs } from '../staff/Tabs'
import { EditedList } from './EditedList'
import { ReferenceView } from './ReferenceView'
import { listWords, titleOf } from './words'

/** The screen at `/admin/settings`. */
export function SettingsScreen({ staff }: { staff: StaffRef }) {
  return (
    <StaffRoom staff={staff}>
      <Settings staff={staff} />
    </StaffRoom>
  )
}

function Settings({ staff }: { staff: StaffRef }) {
  const editor = useSelector(staff, selectListEditor)
  return editor ? <Room editor={editor} /> : null
}

function Room({ editor }: { editor: ListEditorRef }) {
  const view = useSelector(editor, selectSettingsView)
  const { list } = useSelector(editor, selectPlace)
  const busy = useSelector(editor, selectSettingsBusy)
  const title = titleOf(list)
  const views: Record<typeof view, ReactNode> = {
    none: null,
    turnedAway: (
      <p className="py-4">
        These settings are the administrators’. What the program is configured with is under Reference.
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

/** Whoever may only read is led to what there is to read. */
function Lists({ editor, here }: { editor: ListEditorRef; here: SettingsPlace['list'] }) {
  const mayEdit = useSelector(editor, selectMayEdit)
  const lists = mayEdit ? settingsLists.map((list) => ({ list, name: listWords[list].tab })) : []
  const tabs = [...lists, { list: 'reference' as const, name: 'Reference' }].map(({ list, name }) => ({
    name,
    to: settingsAddressOf(list),
    isCurrent: list === here,
  }))
  return <Tabs label="Settings" tabs={tabs} count={null} />
}
