import { useSelector } from '@xstate/react'
import { type FactorsRef, selectSecret, selectSecretUri } from '../../../../machines/staff/factors/factors.select'
import { QrCode } from '../../../shared/ui/QrCode'

/** The secret that an authenticator app reads from the screen, and its user can type instead. */
export function AppSecret({ factors }: { factors: FactorsRef }) {
  const secret = useSelector(factors, selectSecret)
  const uri = useSelector(factors, selectSecretUri)
  if (!uri) return null
  return (
    <>
      <QrCode text={uri} label="QR code for your authenticator app" />
      <p>
        You cannot scan it? Enter this key in the app: <span className="font-mono select-all">{secret}</span>
      </p>
    </>
  )
}
