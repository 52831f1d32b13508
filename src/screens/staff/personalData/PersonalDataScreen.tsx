import { shallowEqual, useSelector } from '@xstate/react'
import { brand } from '../../../../domain/common/brand'
import { personFields } from '../../../../domain/staff/person'
import {
  type PersonalDataRef,
  selectErased,
  selectPerson,
  selectPersonAnswers,
  selectPersonalData,
  selectPersonalDataBusy,
  selectPersonalDataProblem,
  selectPersonalDataState,
  selectPersonFaults,
  selectPersonRejections,
} from '../../../../machines/staff/personalData/personalData.select'
import type { StaffRef } from '../../../../machines/staff/shell/staff.select'
import { focusOnMount } from '../../../shared/browser/focus'
import { StandaloneForm } from '../../../shared/fields/form/StandaloneForm'
import { Busy, Loading } from '../../../shared/ui/Busy'
import { Actions, Button } from '../../../shared/ui/Button'
import { Link } from '../../../shared/ui/Link'
import { Notice } from '../../../shared/ui/Notice'
import { StaffPage } from '../shared/StaffPage'
import { EraseDialog } from './EraseDialog'
import { PersonRecords } from './PersonRecords'
import { erasedWords } from './words'

/** The screen at `/admin/personal-data`. */
export function PersonalDataScreen({ staff }: { staff: StaffRef }) {
  return (
    <StaffPage staff={staff}>
      <PersonalData staff={staff} />
    </StaffPage>
  )
}

function PersonalData({ staff }: { staff: StaffRef }) {
  const page = useSelector(staff, selectPersonalData)
  return page ? <PersonalDataPage page={page} /> : null
}

function PersonalDataPage({ page }: { page: PersonalDataRef }) {
  const state = useSelector(page, selectPersonalDataState)
  const busy = useSelector(page, selectPersonalDataBusy)
  return (
    <>
      <title>{`Personal data | ${brand.name}`}</title>
      <h1 tabIndex={-1} ref={focusOnMount} className="display pt-4 pb-1 text-h2">
        Personal data
      </h1>
      {state === 'turnedAway' ? (
        <p className="py-2">Only administrators can answer requests about personal data.</p>
      ) : (
        <Requests page={page} />
      )}
      {busy && <Busy text={busy} />}
    </>
  )
}

function Requests({ page }: { page: PersonalDataRef }) {
  const state = useSelector(page, selectPersonalDataState)
  const answers = useSelector(page, selectPersonAnswers)
  const faults = useSelector(page, selectPersonFaults, shallowEqual)
  const rejections = useSelector(page, selectPersonRejections)
  const problem = useSelector(page, selectPersonalDataProblem)
  return (
    <>
      <p className="max-w-(--measure) text-ink-soft">
        A person may ask which data we have of them, ask for a copy, or ask us to erase it. Every export and every
        erasure is in the audit trail.
      </p>
      <h2 className="pt-3 text-h3 font-strong">Find a person</h2>
      <StandaloneForm
        fields={personFields}
        answers={{ ...answers }}
        faults={faults}
        rejections={rejections}
        problem={state === 'failed' ? problem : null}
        submit="Find their data"
        onAnswer={(given) => page.send({ type: 'form.answered', answers: given })}
        onSubmit={() => page.send({ type: 'form.submitted' })}
      />
      {state === 'finding' && <Loading text="Fetching..." />}
      <Result page={page} />
    </>
  )
}

function Result({ page }: { page: PersonalDataRef }) {
  const state = useSelector(page, selectPersonalDataState)
  const person = useSelector(page, selectPerson)
  const erased = useSelector(page, selectErased)
  const problem = useSelector(page, selectPersonalDataProblem)
  if (!person) return null
  const isEmpty = person.contacts.length + person.others.length === 0
  return (
    <section aria-labelledby="person" className="mt-5 border-t border-rule pt-3 pb-6">
      <h2
        id="person"
        key={person.email}
        tabIndex={-1}
        ref={focusOnMount}
        className="pb-2 text-h3 font-strong [overflow-wrap:anywhere]"
      >
        {`Data of ${person.email}`}
      </h2>
      <p className="max-w-(--measure) pb-2 text-ink-soft">
        {`The audit trail names this person ${person.reference}, and never by the address. `}
        <Link to="/admin/audit?action=personal+data">See its entries</Link>
      </p>
      {state === 'erased' && (
        <div tabIndex={-1} ref={focusOnMount} className="pb-3">
          <Notice tone="done" title={erasedWords(erased)} />
        </div>
      )}
      {state === 'refused' && (
        <div tabIndex={-1} ref={focusOnMount} className="pb-3">
          <Notice tone="stop" role="alert" title={problem} />
        </div>
      )}
      {isEmpty ? (
        <p role="status">We have no data of this person.</p>
      ) : (
        <>
          <PersonRecords person={person} />
          <Actions className="mt-4">
            <Button onClick={() => page.send({ type: 'export.requested' })}>Download a copy of everything</Button>
            <Button tone="stop" onClick={() => page.send({ type: 'erasure.requested' })}>
              Erase their data
            </Button>
          </Actions>
        </>
      )}
      {state === 'confirming' && <EraseDialog page={page} person={person} />}
    </section>
  )
}
