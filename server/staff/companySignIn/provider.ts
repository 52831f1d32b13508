import type * as OpenId from 'openid-client'
import type { CompanyRefusal } from '../../../domain/staff/companySignIn'
import type { Config } from '../../platform/config/config'
import type { OidcConfig } from '../../platform/config/oidc'
import type { Flow } from './flow'

/** The claims of a signed-in user that we read. */
export interface Claims {
  readonly issuer: string
  /** the provider's own id of the user, which never changes */
  readonly subject: string
  readonly email: string | null
  readonly isVerified: boolean
}

/** Why the provider gave no claims. */
export class SignInRefused extends Error {
  constructor(
    readonly refusal: CompanyRefusal,
    options?: ErrorOptions,
  ) {
    super(refusal, options)
  }
}

export interface Provider {
  /** Begins a flow. @returns the provider's address to which the browser goes */
  begin(to: string): Promise<{ readonly url: string; readonly flow: Flow }>
  /** Exchanges the code with which the browser has returned. @throws SignInRefused */
  finish(flow: Flow, query: Readonly<Record<string, string>>): Promise<Claims>
}

/** seconds for one call of the provider, while the user waits */
const patience = 10

/**
 * The configured provider: Authorization Code with PKCE, state and nonce. The library loads with the first sign-in, and
 * the provider's metadata are read then, so that a provider that is away does not stop our start.
 */
export function makeProvider({ baseUrl }: Pick<Config, 'baseUrl'>, oidc: OidcConfig): Provider {
  const redirectUri = `${baseUrl}/api/session/company/callback`
  let ready: Promise<{ client: typeof OpenId; provider: OpenId.Configuration }> | null = null
  const discovered = () => {
    ready ??= discover(oidc).catch((fault) => {
      // the next sign-in tries again
      ready = null
      throw new SignInRefused('unreachable', { cause: fault })
    })
    return ready
  }
  return {
    async begin(to) {
      const { client, provider } = await discovered()
      const flow: Flow = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
        to,
      }
      const url = client.buildAuthorizationUrl(provider, {
        redirect_uri: redirectUri,
        scope: 'openid email',
        code_challenge: await client.calculatePKCECodeChallenge(flow.verifier),
        code_challenge_method: 'S256',
        state: flow.state,
        nonce: flow.nonce,
      })
      return { url: url.href, flow }
    },
    async finish({ state, nonce, verifier }, query) {
      const { client, provider } = await discovered()
      try {
        const returned = new URL(`${redirectUri}?${new URLSearchParams(query)}`)
        const tokens = await client.authorizationCodeGrant(provider, returned, {
          pkceCodeVerifier: verifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
        })
        const claims = tokens.claims()!
        // many providers give the address at a second call only
        const { email, email_verified } =
          claims['email'] === undefined ? await client.fetchUserInfo(provider, tokens.access_token, claims.sub) : claims
        return {
          issuer: claims.iss,
          subject: claims.sub,
          email: typeof email === 'string' ? email : null,
          isVerified: email_verified === true,
        }
      } catch (fault) {
        throw new SignInRefused(refusalOf(client, fault), { cause: fault })
      }
    },
  }
}

async function discover({ issuer, clientId, clientSecret }: OidcConfig) {
  const client = await import('openid-client')
  const provider = await client.discovery(
    new URL(issuer),
    clientId,
    undefined,
    clientSecret === null ? client.None() : client.ClientSecretBasic(clientSecret),
    // config/oidc.ts allows http on this machine only
    { timeout: patience, ...(issuer.startsWith('http:') && { execute: [client.allowInsecureRequests] }) },
  )
  return { client, provider }
}

const away = ['OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_CONFORM']

function refusalOf(client: typeof OpenId, fault: unknown): CompanyRefusal {
  if (fault instanceof client.AuthorizationResponseError && fault.error === 'access_denied') return 'declined'
  const isAway = fault instanceof TypeError || (fault instanceof client.ClientError && away.includes(fault.code ?? ''))
  return isAway ? 'unreachable' : 'failed'
}
