import { shallowEqual, useSelector } from '@xstate/react'
import type { FormEvent } from 'react'
import { brand } from '../../../../domain/common/brand'
import { leastPassword } from '../../../../domain/staff/accounts'
import {
  type StaffRef,
  selectIsChoosing,
  selectSignInFaults,
  selectSignInState,
  selectStaffProblem,
  selectStaffRejections,
} from '../../../../machines/staff/shell/staff.select'
import { focusOnMount } from '../../../shared/browser/focus'
import { Fault } from '../../../shared/fields/control/FieldFrames'
import { ErrorSummary } from '../../../shared/fields/form/ErrorSummary'
import { Button } from '../../../shared/ui/Button'
import { Notice } from '../../../shared/ui/Notice'

/** The inputs are uncontrolled: the chart gets the email address and the password only when they are sent. */
export function SignIn({ staff }: { staff: StaffRef }) {
  const state = useSelector(staff, selectSignInState)
  const faults = useSelector(staff, selectSignInFaults, shallowEqual)
  const rejections = useSelector(staff, selectStaffRejections)
  const isChoosing = useSelector(staff, selectIsChoosing)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    staff.send({
      type: 'signIn.submitted',
      email: String(form.get('email') ?? ''),
      password: String(form.get('password') ?? ''),
      newPassword: isChoosing ? String(form.get('new_password') ?? '') : null,
      again: isChoosing ? String(form.get('again') ?? '') : null,
    })
  }
  return (
    <form noValidate onSubmit={submit} className="grid max-w-52 gap-3 py-6 text-body">
      <title>{`Sign in | ${brand.name}`}</title>
      <h1 tabIndex={-1} ref={focusOnMount} className="display text-h1">
        Sign in
      </h1>
      {state === 'ended' && (
        <Notice tone="quiet" title="You were signed out. Sign in to continue where you left off." />
      )}
      {state === 'idle' && (
        <Notice
          tone="quiet"
          title="You were signed out because nobody used this page. Sign in to continue where you left off."
        />
      )}
      <ErrorSummary key={rejections} faults={faults} Title="h2" />
      <Word
        name="email"
        label="Email"
        type="email"
        autoComplete="username"
        fault={faults['email']}
        readOnly={isChoosing}
      />
      <Word
        name="password"
        label="Password"
        type="password"
        autoComplete="current-password"
        fault={faults['password']}
        readOnly={isChoosing}
      />
      {isChoosing && <OwnPassword faults={faults} />}
      {state === 'refused' && <SignInError key={`refusal ${rejections}`} staff={staff} />}
      <div className="max-sm:*:w-full">
        <Button type="submit" tone="main">
          Sign in
        </Button>
      </div>
    </form>
  )
}

/** The password that was given to the user is replaced before they can do anything else. */
const OwnPassword = ({ faults }: { faults: Readonly<Record<string, string>> }) => (
  <>
    <Notice tone="attention" title="Choose a password of your own">
      <p tabIndex={-1} ref={focusOnMount}>
        {`You were given this password, and somebody else may know it. The new one has ${leastPassword} characters or more; a few words that you can remember are good.`}
      </p>
    </Notice>
    <Word
      name="new_password"
      label="New password"
      type="password"
      autoComplete="new-password"
      fault={faults['new_password']}
    />
    <Word
      name="again"
      label="Repeat the new password"
      type="password"
      autoComplete="new-password"
      fault={faults['again']}
    />
  </>
)

interface WordProps {
  readonly name: string
  readonly label: string
  readonly type: string
  readonly autoComplete: string
  readonly fault: string | undefined
  readonly readOnly?: boolean
}

function Word({ name, label, fault, ...rest }: WordProps) {
  return (
    <div className="grid gap-1">
      <label htmlFor={name} className="font-strong">
        {label}
      </label>
      {fault && <Fault id={name}>{fault}</Fault>}
      <input
        id={name}
        name={name}
        maxLength={200}
        aria-describedby={fault ? `${name}-fault` : undefined}
        aria-invalid={fault ? true : undefined}
        className="control"
        {...rest}
      />
    </div>
  )
}

/** Why the sign-in failed. It blames neither field, and is read out each time it comes. */
const SignInError = ({ staff }: { staff: StaffRef }) => (
  <p role="alert" tabIndex={-1} ref={focusOnMount} className="font-strong text-stop">
    {useSelector(staff, selectStaffProblem)}
  </p>
)
