import type { CompanySignIn } from '../../../domain/staff/companySignIn'

/** The sign-in of staff with the account of their company, by OpenID Connect. */
export interface OidcConfig {
  /** its metadata are at `/.well-known/openid-configuration` below it */
  readonly issuer: string
  readonly clientId: string
  /** secret; null for a public client */
  readonly clientSecret: string | null
  /** of the button: “Continue with …” */
  readonly label: string
  /** the only account that may use a password, for when the provider is away; null: all may */
  readonly emergencyEmail: string | null
}

interface OidcVariables {
  readonly OIDC_ISSUER?: string | undefined
  readonly OIDC_CLIENT_ID?: string | undefined
  readonly OIDC_CLIENT_SECRET?: string | undefined
  readonly OIDC_LABEL: string
  readonly OIDC_ONLY: boolean
  readonly OIDC_EMERGENCY_EMAIL?: string | undefined
}

/** @returns an error for each variable that another one needs */
export function oidcFaults(set: Readonly<Record<string, unknown>>): string[] {
  const needs = (name: string, other: string) => (other in set ? [] : [`${other} must be set, because ${name} is`])
  return [
    ...('OIDC_ISSUER' in set ? needs('OIDC_ISSUER', 'OIDC_CLIENT_ID') : []),
    ...['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_ONLY', 'OIDC_EMERGENCY_EMAIL']
      .filter((name) => name in set)
      .flatMap((name) => needs(name, 'OIDC_ISSUER')),
    ...(set['OIDC_ONLY'] === 'true' ? needs('OIDC_ONLY', 'OIDC_EMERGENCY_EMAIL') : []),
    ...(isOpenToRead(set['OIDC_ISSUER']) ? ['OIDC_ISSUER must be an https address'] : []),
  ]
}

/** Whether others on the network could read the sign-in. */
function isOpenToRead(issuer: unknown): boolean {
  if (typeof issuer !== 'string' || !URL.canParse(issuer)) return false
  const { protocol, hostname } = new URL(issuer)
  return protocol === 'http:' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}

/** @returns null where no provider is configured */
export const oidcConfigOf = (read: OidcVariables): OidcConfig | null =>
  read.OIDC_ISSUER && read.OIDC_CLIENT_ID
    ? {
        issuer: read.OIDC_ISSUER,
        clientId: read.OIDC_CLIENT_ID,
        clientSecret: read.OIDC_CLIENT_SECRET ?? null,
        label: read.OIDC_LABEL,
        emergencyEmail: read.OIDC_ONLY ? (read.OIDC_EMERGENCY_EMAIL?.toLowerCase() ?? null) : null,
      }
    : null

/** A script for the page's head that names the company's sign-in; empty without one. */
export function signInScript(oidc: OidcConfig | null): string {
  if (!oidc) return ''
  const company: CompanySignIn = { name: oidc.label, isOnly: oidc.emergencyEmail !== null }
  return `<script>globalThis.marqueeCompanySignIn=${JSON.stringify(company).replaceAll('<', '\\u003c')}</script>`
}
