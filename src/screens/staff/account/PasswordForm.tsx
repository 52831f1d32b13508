import { shallowEqual, useSelector } from '@xstate/react'
import type { FormEvent } from 'react'
import { leastPassword } from '../../../../domain/staff/accounts'
import {
  type AccountRef,
  selectAccountProblem,
  selectAccountRejections,
  selectPasswordFaults,
} from '../../../../machines/staff/account/account.select'
import { ErrorSummary } from '../../../shared/fields/form/ErrorSummary'
import { Button } from '../../../shared/ui/Button'
import { NewPasswordWords, Word } from '../shared/Word'

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
        <Word
          name="password"
          label="Current password"
          type="password"
          autoComplete="current-password"
          fault={faults['password']}
        />
        <NewPasswordWords
          faults={faults}
          hint={`${leastPassword} characters or more. A sentence is easy to remember.`}
        />
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
