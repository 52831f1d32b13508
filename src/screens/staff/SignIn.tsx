import { useSelector } from '@xstate/react'
import type { FormEvent } from 'react'
import { brand } from '../../../domain/brand'
import {
  type StaffRef,
  selectSignInState,
  selectStaffProblem,
  selectStaffRejections,
} from '../../../machines/staff/staff.select'
import { focusOnMount } from '../../shell/focusOnMount'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { Notice } from '../../ui/Notice'

/** The browser keeps what is typed: the chart is told both words only when they are sent. */
export function SignIn({ staff }: { staff: StaffRef }) {
  const state = useSelector(staff, selectSignInState)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const said = new FormData(event.currentTarget)
    staff.send({
      type: 'signIn.submitted',
      email: String(said.get('email') ?? ''),
      password: String(said.get('password') ?? ''),
    })
  }
  return (
    <form noValidate onSubmit={submit} className="grid max-w-52 gap-3 py-6 text-body">
      <title>{`Sign in | ${brand.name}`}</title>
      <h1 tabIndex={-1} ref={focusOnMount} className="display text-h1">
        Sign in
      </h1>
      {state === 'ended' && <Notice tone="quiet" title="You were signed out. Sign in to go on where you were." />}
      {state === 'rejected' && <Rejection staff={staff} />}
      <Word name="email" label="Email" type="email" maxLength={200} autoComplete="username" />
      <Word name="password" label="Password" type="password" maxLength={200} autoComplete="current-password" />
      <div className="max-sm:*:w-full">
        <Button type="submit" tone="main">
          Sign in
        </Button>
      </div>
    </form>
  )
}

function Word({
  name,
  label,
  ...rest
}: {
  name: string
  label: string
  type: string
  maxLength: number
  autoComplete: string
}) {
  return (
    <div className="grid gap-1">
      <label htmlFor={name} className="font-strong">
        {label}
      </label>
      <input id={name} name={name} className="control" {...rest} />
    </div>
  )
}

/** Takes the focus each time it comes. */
function Rejection({ staff }: { staff: StaffRef }) {
  const problem = useSelector(staff, selectStaffProblem)
  const rejections = useSelector(staff, selectStaffRejections)
  return (
    <p
      key={rejections}
      role="alert"
      tabIndex={-1}
      ref={focusOnMount}
      className="flex gap-1 rounded-control border-2 border-stop-mark bg-sheet p-2 font-strong text-stop"
    >
      <Icon name="alert" className="mt-0.25" />
      {problem}
    </p>
  )
}
