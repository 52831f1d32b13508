import { shallowEqual, useSelector } from '@xstate/react'
import type { FormEvent } from 'react'
import { leastPassword } from '../../../../domain/staff/accounts'
import {
  type AccountRef,
  selectAccountProblem,
  selectAccountRejections,
  selectPasswordFaults,
} from '../../../../machines/staff/account/account.select'
import { Fault } from '../../../shared/fields/control/FieldFrames'
import { ErrorSummary } from '../../../shared/fields/form/ErrorSummary'
import { Button } from '../../../shared/ui/Button'

const words = [
  { name: 'password', label: 'Current password', autoComplete: 'current-password', hint: null },
  {
    name: 'new_password',
    label: 'New password',
    autoComplete: 'new-password',
    hint: `${leastPassword} characters or more. A sentence is easy to remember.`,
  },
  { name: 'again', label: 'Repeat the new password', autoComplete: 'new-password', hint: null },
] as const

/** The inputs are uncontrolled: the chart gets the passwords only when they are sent, and stores none. */
export function PasswordForm({ account }: { account: AccountRef }) {
  const faults = useSelector(account, selectPasswordFaults, shallowEqual)
  const rejections = useSelector(account, selectAccountRejections)
  const problem = useSelector(account, selectAccountProblem)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const typed = (name: string) => String(form.get(name) ?? '')
    account.send({
      type: 'password.submitted',
      password: typed('password'),
      newPassword: typed('new_password'),
      again: typed('again'),
    })
  }
  return (
    <form noValidate onSubmit={submit}>
      <ErrorSummary key={rejections} faults={faults} />
      <div className="mt-2 grid gap-2">
        {words.map((word) => (
          <Password key={word.name} {...word} fault={faults[word.name]} />
        ))}
      </div>
      {problem && (
        <p role="alert" className="mt-2 font-strong text-stop">
          {problem}
        </p>
      )}
      <div className="mt-3 max-sm:*:w-full">
        <Button type="submit" tone="main">
          Change the password
        </Button>
      </div>
    </form>
  )
}

interface Props {
  readonly name: string
  readonly label: string
  readonly autoComplete: string
  readonly hint: string | null
  readonly fault: string | undefined
}

function Password({ name, label, autoComplete, hint, fault }: Props) {
  const describedBy = [hint && `${name}-hint`, fault && `${name}-fault`].filter(Boolean).join(' ') || undefined
  return (
    <div className="grid gap-0.5">
      <label htmlFor={name} className="font-strong">
        {label}
      </label>
      {hint && (
        <p id={`${name}-hint`} className="text-ink-soft">
          {hint}
        </p>
      )}
      {fault && <Fault id={name}>{fault}</Fault>}
      <input
        id={name}
        name={name}
        type="password"
        autoComplete={autoComplete}
        aria-describedby={describedBy}
        aria-invalid={fault ? true : undefined}
        className="control"
      />
    </div>
  )
}
