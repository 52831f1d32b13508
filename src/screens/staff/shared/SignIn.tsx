import { shallowEqual, useSelector } from '@xstate/react'
import { type FormEvent, useRef } from 'react'
import { brand } from '../../../../domain/common/brand'
import { leastPassword } from '../../../../domain/staff/accounts'
import {
  type StaffRef,
  selectIsChoosing,
  selectIsProving,
  selectSignInFaults,
  selectSignInState,
  selectStaffProblem,
  selectStaffRejections,
} from '../../../../machines/staff/shell/staff.select'
import { focusOnMount } from '../../../shared/browser/focus'
import { ErrorSummary } from '../../../shared/fields/form/ErrorSummary'
import { Button } from '../../../shared/ui/Button'
import { Notice } from '../../../shared/ui/Notice'
import { CompanySignIn } from './CompanySignIn'
import { ForgotPassword } from './ForgotPassword'
import { PasskeySignIn, SignInCode, StartAgain } from './SignInProof'
import { NewPasswordWords, Word } from './Word'

/** The inputs are uncontrolled: the chart gets the email address and the password only when they are sent. */
export function SignIn({ staff }: { staff: StaffRef }) {
  const state = useSelector(staff, selectSignInState)
  const faults = useSelector(staff, selectSignInFaults, shallowEqual)
  const rejections = useSelector(staff, selectStaffRejections)
  const isChoosing = useSelector(staff, selectIsChoosing)
  const isProving = useSelector(staff, selectIsProving)
  const form = useRef<HTMLFormElement>(null)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    staff.send({
      type: 'signIn.submitted',
      email: String(typed.get('email') ?? ''),
      password: String(typed.get('password') ?? ''),
      newPassword: isChoosing ? String(typed.get('new_password') ?? '') : null,
      again: isChoosing ? String(typed.get('again') ?? '') : null,
      code: isProving ? String(typed.get('code') ?? '') : null,
    })
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid max-w-52 gap-3 py-6 text-body">
      <title>{`Sign in | ${brand.name}`}</title>
      {/* a new key gives the title the focus when the sign-in begins again */}
      <h1
        key={state === 'restarted' ? 'restarted' : 'begun'}
        tabIndex={-1}
        ref={focusOnMount}
        className="display text-h1"
      >
        Sign in
      </h1>
      {state === 'ended' && (
        <Notice tone="quiet" title="Your session has ended. Sign in, and you return to this page." />
      )}
      {state === 'idle' && (
        <Notice
          tone="quiet"
          title="You were signed out because nobody used this page. Sign in, and you return to it."
        />
      )}
      {!isChoosing && <CompanySignIn staff={staff} />}
      <ErrorSummary key={rejections} faults={faults} Title="h2" />
      <Word
        name="email"
        label="Email"
        type="email"
        autoComplete="username"
        fault={faults['email']}
        readOnly={isChoosing || isProving}
      />
      <Word
        name="password"
        label="Password"
        type="password"
        autoComplete="current-password"
        fault={faults['password']}
        readOnly={isChoosing || isProving}
      />
      {isChoosing && <OwnPassword faults={faults} isReadOnly={isProving} />}
      {isProving && <SignInCode fault={faults['code']} />}
      {state === 'refused' && <SignInError key={`refusal ${rejections}`} staff={staff} />}
      <div className="max-sm:*:w-full">
        <Button type="submit" tone="main">
          Sign in
        </Button>
      </div>
      {!isChoosing && !isProving && (
        <ForgotPassword emailNow={() => String(new FormData(form.current!).get('email') ?? '')} />
      )}
      {isProving && <StartAgain onRestart={() => staff.send({ type: 'signIn.restarted' })} />}
      {!isChoosing && !isProving && <PasskeySignIn onRequest={() => staff.send({ type: 'passkey.requested' })} />}
    </form>
  )
}

/** The password that was given to the user is replaced before they can do anything else. */
const OwnPassword = ({ faults, isReadOnly }: { faults: Readonly<Record<string, string>>; isReadOnly: boolean }) => (
  <>
    <Notice tone="attention" title="Choose a password of your own">
      <p tabIndex={-1} ref={focusOnMount}>
        {`You were given this password, and somebody else may know it. The new one has ${leastPassword} characters or more; a few words that you can remember are good.`}
      </p>
    </Notice>
    <NewPasswordWords faults={faults} readOnly={isReadOnly} />
  </>
)

/** Why the sign-in failed. It blames neither field, and is read out each time it comes. */
const SignInError = ({ staff }: { staff: StaffRef }) => (
  <p role="alert" tabIndex={-1} ref={focusOnMount} className="font-strong text-stop">
    {useSelector(staff, selectStaffProblem)}
  </p>
)
