import { brand, type OwnNames, sampleNames } from '../../../domain/common/brand'
import type { Config } from './config'

/** the brand fields that certificates, letters and invoices must not leave at their samples */
const needed = [
  ...['company', 'address', 'phone', 'email', 'site', 'representative'],
  ...['bank', 'insurer', 'secondInsurer', 'navigation', 'partners'],
] as readonly (keyof OwnNames)[]

/**
 * Refuses sample brand names where real cards are charged or real mail is sent.
 * @throws an error that lists the missing settings
 */
export function assertOwnNames({ stripe, mail }: Pick<Config, 'stripe' | 'mail'>): void {
  if (!(stripe && !isOnThisMachine(stripe.api)) && !(mail.smtp && !isLocal(mail.smtp.host))) return
  const samples = needed.filter((name) => JSON.stringify(brand[name]) === JSON.stringify(sampleNames[name]))
  const faults = [
    ...(samples.length > 0 ? [`BRAND_FILE must set ${samples.join(', ')}`] : []),
    ...(mail.staff === null ? ['MAIL_STAFF must be set'] : []),
    ...(mail.from.includes('@marquee.example.com') ? ['MAIL_FROM must be set'] : []),
  ]
  if (faults.length === 0) return
  throw new Error(`With a real processor or mail server no sample is used. ${faults.join('. ')}.`)
}

/** a local stand-in for the real service */
const isOnThisMachine = (url: string) => isLocal(new URL(url).hostname)
const isLocal = (host: string) => ['localhost', '127.0.0.1', '::1', '[::1]'].includes(host)
