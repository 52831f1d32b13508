import { shallowEqual, useSelector } from '@xstate/react'
import type { FormEvent, ReactNode } from 'react'
import { brand } from '../../../../domain/common/brand'
import { leastPassword } from '../../../../domain/staff/accounts'
import {
  type PasswordResetRef,
  selectRequestedFor,
  selectResetBusy,
  selectResetEmail,
  selectResetFaults,
  selectResetProblem,
  selectResetRejections,
  selectResetView,
  selectUncheckedProblem,
} from '../../../../machines/staff/passwordReset/passwordReset.select'
import { focusOnMount } from '../../../shared/browser/focus'
import { ErrorSummary } from '../../../shared/fields/form/ErrorSummary'
import { staffWrap } from '../../../shared/frame/layout'
import { StaffFrame } from '../../../shared/frame/StaffFrame'
import { Busy } from '../../../shared/ui/Busy'
import { Button } from '../../../shared/ui/Button'
import { Link } from '../../../shared/ui/Link'
import { PageTitle } from '../../../shared/ui/PageTitle'
import { StaffFooter } from '../shared/StaffFooter'
import { NewPasswordWords, Word } from '../shared/Word'

interface Props {
  readonly reset: PasswordResetRef
}

/** The page of a member of staff who forgot the password: it sends a link, and behind the link it takes a new one. */
export function PasswordResetScreen({ reset }: Props) {
  const view = useSelector(reset, selectResetView)
  const busy = useSelector(reset, selectResetBusy)
  const views: Record<typeof view, ReactNode> = {
    checking: null,
    unchecked: <Unchecked reset={reset} />,
    requesting: <Requesting reset={reset} />,
    sent: <Sent reset={reset} />,
    choosing: <Choosing reset={reset} />,
    replaced: <Replaced />,
    ended: <Ended />,
  }
  return (
    <StaffFrame foldFooter={(sections) => <StaffFooter>{sections}</StaffFooter>}>
      <main id="main" tabIndex={-1} className={staffWrap}>
        <title>{`New password | ${brand.name}`}</title>
        <div className="grid max-w-52 gap-3 py-6 text-body">{views[view]}</div>
      </main>
      {busy && <Busy text={busy} />}
    </StaffFrame>
  )
}

interface FormProps extends Props {
  readonly title: string
  readonly button: string
  readonly onSubmit: (typed: (name: string) => string) => void
  readonly children: (faults: Readonly<Record<string, string>>) => ReactNode
}

/** The inputs are uncontrolled: the chart gets their text only when it is sent. */
function ResetForm({ reset, title, button, onSubmit, children }: FormProps) {
  const faults = useSelector(reset, selectResetFaults, shallowEqual)
  const rejections = useSelector(reset, selectResetRejections)
  const problem = useSelector(reset, selectResetProblem)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    onSubmit((name) => String(form.get(name) ?? ''))
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <PageTitle>{title}</PageTitle>
      <ErrorSummary key={rejections} faults={faults} Title="h2" />
      {children(faults)}
      {problem && (
        <p
          key={`refusal ${rejections}`}
          role="alert"
          tabIndex={-1}
          ref={focusOnMount}
          className="font-strong text-stop"
        >
          {problem}
        </p>
      )}
      <div className="max-sm:*:w-full">
        <Button type="submit" tone="main">
          {button}
        </Button>
      </div>
    </form>
  )
}

function Requesting({ reset }: Props) {
  const email = useSelector(reset, selectResetEmail)
  return (
    <>
      <ResetForm
        reset={reset}
        title="Forgot your password?"
        button="Send the link"
        onSubmit={(typed) => reset.send({ type: 'link.requested', email: typed('email') })}
      >
        {(faults) => (
          <>
            <p>We email you a link. With it you choose a new password.</p>
            <Word
              key={email}
              name="email"
              label="Email"
              type="email"
              autoComplete="username"
              defaultValue={email}
              fault={faults['email']}
            />
          </>
        )}
      </ResetForm>
      <BackToSignIn />
    </>
  )
}

const Unchecked = ({ reset }: Props) => (
  <>
    <PageTitle>Your link could not be checked</PageTitle>
    <p role="alert">{useSelector(reset, selectUncheckedProblem)}</p>
    <div className="max-sm:*:w-full">
      <Button tone="main" onClick={() => reset.send({ type: 'link.retried' })}>
        Try again
      </Button>
    </div>
  </>
)

function Sent({ reset }: Props) {
  const address = useSelector(reset, selectRequestedFor)
  return (
    <>
      <PageTitle>Check your email</PageTitle>
      <p className="wrap-anywhere">
        If <span className="font-strong">{address}</span> is the address of an account, the link is on its way to it. It
        works once, for 30 minutes. If no email comes, look in your spam folder, or ask an administrator.
      </p>
      <BackToSignIn />
    </>
  )
}

const Choosing = ({ reset }: Props) => (
  <ResetForm
    reset={reset}
    title="Choose a new password"
    button="Save the password"
    onSubmit={(typed) =>
      reset.send({ type: 'password.submitted', newPassword: typed('new_password'), again: typed('again') })
    }
  >
    {(faults) => (
      <>
        <p>{`${leastPassword} characters or more. A sentence is easy to remember. You will be signed out everywhere.`}</p>
        <NewPasswordWords faults={faults} />
      </>
    )}
  </ResetForm>
)

const Replaced = () => (
  <>
    <PageTitle>Your password is changed</PageTitle>
    <p>You are signed out everywhere. Sign in with the new password.</p>
    <BackToSignIn />
  </>
)

const Ended = () => (
  <>
    <PageTitle>This link does not work any more</PageTitle>
    <p>It may have been used, it may be older than 30 minutes, or a part of it may be missing.</p>
    <Link to="/admin/reset" className="link w-fit">
      Get a new link
    </Link>
    <BackToSignIn />
  </>
)

const BackToSignIn = () => (
  <Link to="/admin" className="link w-fit">
    Sign in
  </Link>
)
