import { shallowEqual, useSelector } from '@xstate/react'
import { type FormEvent, type ReactNode, useState } from 'react'
import {
  type FactorsRef,
  selectFactorFaults,
  selectFactorRejections,
  selectFactorsProblem,
  selectIsLastFactor,
  selectPasskeyName,
  selectRemoved,
} from '../../../../machines/staff/factors/factors.select'
import { focusFirst } from '../../../shared/browser/focus'
import { Actions, Button, LinkButton } from '../../../shared/ui/Button'
import { Modal } from '../../../shared/ui/Modal'
import { AppSecret } from './AppSecret'
import { FormProblem } from './SmallForm'
import { Word } from './Word'

type FormName = 'beginning' | 'scanning' | 'remaking' | 'removing' | 'naming'

interface Props {
  readonly factors: FactorsRef
  readonly view: FormName
}

const words: Readonly<Record<FormName, { title: string; submit: string; leave: string }>> = {
  beginning: { title: 'Set up an authenticator app', submit: 'Continue', leave: 'Cancel' },
  scanning: { title: 'Scan this code with your app', submit: 'Finish', leave: 'Cancel' },
  remaking: { title: 'Make new recovery codes?', submit: 'Make new codes', leave: 'Keep the old ones' },
  removing: { title: 'Remove this second factor?', submit: 'Remove', leave: 'Keep it' },
  naming: { title: 'Add a passkey', submit: 'Continue', leave: 'Cancel' },
}

/** Whether a view of the second factors is one of these forms. */
export const isForm = (view: string): view is FormName => Object.hasOwn(words, view)

/** A change of the second factors, with the password or the first code of an app, which stay out of the chart. */
export function FactorForm({ factors, view }: Props) {
  const faults = useSelector(factors, selectFactorFaults, shallowEqual)
  const rejections = useSelector(factors, selectFactorRejections)
  const problem = useSelector(factors, selectFactorsProblem)
  const { title, submit, leave } = words[view]
  const isCode = view === 'scanning'
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const word = String(new FormData(event.currentTarget).get(isCode ? 'code' : 'factor_password') ?? '')
    factors.send({ type: 'proof.submitted', field: isCode ? 'code' : 'password', word })
  }
  const close = () => factors.send({ type: 'dialog.closed' })
  return (
    <Modal title={title} onClose={close}>
      <form noValidate onSubmit={send} className="grid gap-2">
        <Explained factors={factors} view={view} />
        {Object.keys(faults).length > 0 && <Rejection key={rejections} faults={faults} />}
        {view === 'naming' && <PasskeyName factors={factors} fault={faults['passkey_name']} />}
        {isCode ? (
          <Word
            name="code"
            label="Code that the app shows"
            inputMode="numeric"
            autoComplete="one-time-code"
            fault={faults['code']}
          />
        ) : (
          <Word
            name="factor_password"
            label="Your password"
            type="password"
            autoComplete="current-password"
            fault={faults['factor_password']}
          />
        )}
        {faults['passkey'] && (
          <p id="passkey" tabIndex={-1} className="font-strong text-stop">
            {faults['passkey']}
          </p>
        )}
        <FormProblem problem={problem} />
        <Actions className="mt-1">
          <Button type="submit" tone={view === 'removing' ? 'stop' : 'main'}>
            {submit}
          </Button>
          <LinkButton onClick={close}>{leave}</LinkButton>
        </Actions>
      </form>
    </Modal>
  )
}

/** Reads the faults out, and leads to the first field that has one. */
function Rejection({ faults }: { faults: Readonly<Record<string, string>> }) {
  const [led] = useState(() => (element: HTMLElement | null) => {
    if (element) focusFirst(Object.keys(faults))
  })
  return (
    <p role="alert" ref={led} className="sr-only">
      {Object.values(faults).join('. ')}
    </p>
  )
}

/** The effect of the change. */
function Explained({ factors, view }: Props): ReactNode {
  const removed = useSelector(factors, selectRemoved)
  const isLast = useSelector(factors, selectIsLastFactor)
  if (view === 'scanning') return <AppSecret factors={factors} />
  if (view === 'beginning')
    return <p>You need an authenticator app on your phone. All your other sessions are signed out afterwards.</p>
  if (view === 'remaking') return <p>The codes from before stop working. The new ones are shown to you once.</p>
  if (view === 'naming')
    return (
      <p>Your browser asks you for your fingerprint, your face or a PIN. All your other sessions are signed out.</p>
    )
  return (
    <p>
      {`The ${removed} no longer signs you in.`}
      {isLast &&
        ' It is your only second factor: afterwards your password alone signs you in, and your recovery codes are deleted.'}
    </p>
  )
}

function PasskeyName({ factors, fault }: { factors: FactorsRef; fault: string | undefined }) {
  const name = useSelector(factors, selectPasskeyName)
  return (
    <Word
      name="passkey_name"
      label="Name of the passkey"
      hint="Such as the name of your phone or computer."
      autoComplete="off"
      maxLength={60}
      fault={fault}
      value={name}
      onChange={({ target }) => factors.send({ type: 'name.answered', name: target.value })}
    />
  )
}
