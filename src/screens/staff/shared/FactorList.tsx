import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { Factors, PasskeyRow } from '../../../../contract/client'
import { momentInWords } from '../../../../domain/common/clock'
import { type FactorsRef, selectFactors } from '../../../../machines/staff/factors/factors.select'
import { Button } from '../../../shared/ui/Button'
import { TimeZoneNote } from './dates'

interface Props {
  readonly factors: FactorsRef
}

/** The app, the passkeys and the recovery codes of the user, with what can be done about each. */
export function FactorList({ factors }: Props) {
  const data = useSelector(factors, selectFactors)
  if (!data) return null
  const hasAny = data.app_since !== null || data.passkeys.length > 0
  return (
    <>
      <p className="max-w-(--measure) pb-2 text-ink-soft">
        {hasAny
          ? 'Your password alone no longer signs you in. We ask for one of these as well.'
          : 'With a second factor, somebody who learns your password still cannot sign in.'}
      </p>
      <ul className="max-w-(--measure)">
        <App factors={factors} since={data.app_since} />
        {data.passkeys.map((passkey) => (
          <Passkey key={passkey.id} factors={factors} passkey={passkey} />
        ))}
        <Entry title={data.passkeys.length > 0 ? 'Another passkey' : 'Passkey'}>
          <Words>Sign in with your fingerprint, your face or the PIN of your device, without a password.</Words>
          <Button isDense onClick={() => factors.send({ type: 'passkey.begun' })}>
            Add a passkey
          </Button>
        </Entry>
        {hasAny && <Codes factors={factors} data={data} />}
      </ul>
      {hasAny && <TimeZoneNote />}
    </>
  )
}

const Entry = ({ title, children }: { title: string; children: ReactNode }) => (
  <li className="grid justify-items-start gap-1 border-t border-rule py-2">
    <h3 className="font-strong [overflow-wrap:anywhere]">{title}</h3>
    {children}
  </li>
)
const Words = ({ children }: { children: ReactNode }) => <p className="text-ink-soft">{children}</p>

function App({ factors, since }: Props & { since: string | null }) {
  return (
    <Entry title="Authenticator app">
      <Words>
        {since
          ? `Set up ${momentInWords(since)}.`
          : 'An app on your phone shows a code, which you enter when you sign in.'}
      </Words>
      <span className="flex flex-wrap gap-1">
        <Button isDense onClick={() => factors.send({ type: 'app.begun' })}>
          {since ? 'Set up another app' : 'Set up an app'}
        </Button>
        {since && (
          <Button isDense onClick={() => factors.send({ type: 'removal.begun', factor: 'app' })}>
            Remove the app
          </Button>
        )}
      </span>
    </Entry>
  )
}

function Passkey({ factors, passkey: { id, name, created, used } }: Props & { passkey: PasskeyRow }) {
  return (
    <Entry title={`Passkey: ${name}`}>
      <Words>
        {`Added ${momentInWords(created)}. ${used ? `Last used ${momentInWords(used)}.` : 'Not used yet.'}`}
      </Words>
      <Button
        isDense
        aria-label={`Remove the passkey ${name}`}
        onClick={() => factors.send({ type: 'removal.begun', factor: id })}
      >
        Remove
      </Button>
    </Entry>
  )
}

function Codes({ factors, data: { recovery_codes: left } }: Props & { data: Factors }) {
  return (
    <Entry title="Recovery codes">
      <Words>
        {`Each code signs you in once if you lose your phone. ${left === 0 ? 'All of them are used.' : `${left} of 10 are left.`}`}
      </Words>
      <Button isDense onClick={() => factors.send({ type: 'codes.begun' })}>
        Make new codes
      </Button>
    </Entry>
  )
}
