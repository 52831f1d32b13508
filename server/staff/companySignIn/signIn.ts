import { refusalParameter } from '../../../domain/staff/companySignIn'
import { audit } from '../../platform/audit/audit'
import { normalEmail } from '../../platform/mail/addresses'
import { Problem } from '../../platform/problems/problem'
import type { Cookies, Log, Services } from '../../platform/services/services'
import { signedInCookies } from '../knownBrowser'
import { beginSession } from '../sessions'
import { accountOf } from './account'
import { endedFlowCookie, flowCookie, flowIn, ownPage } from './flow'
import { makeProvider, type Provider, SignInRefused } from './provider'

/** The next address of a browser, and the cookies that it gets. */
interface Redirect {
  readonly location: string
  readonly cookies: string[]
}

interface Returned {
  readonly query: Readonly<Record<string, string>>
  readonly cookies: Cookies
  /** its name, for the list of the user's sessions */
  readonly browser: string | null
  readonly log: Log
}

/** Signing in with the account of the company; null where none is configured. */
export function companySignIn(services: Services, provider: Provider | null = providerOf(services)) {
  if (!provider) return null
  const { config, db, now } = services
  return {
    /** Sends the browser to the provider. @param to the page that follows the sign-in */
    async begin(to: string | undefined, log: Log): Promise<Redirect> {
      const page = ownPage(config, to)
      try {
        const { url, flow } = await provider.begin(page)
        return { location: url, cookies: [flowCookie(config, flow)] }
      } catch (fault) {
        return { location: refused(page, fault, log), cookies: [] }
      }
    },

    /** Takes the provider's answer: a session, or the sign-in form with the reason. */
    async finish({ query, cookies, browser, log }: Returned): Promise<Redirect> {
      const flow = flowIn(config, cookies)
      const ended = endedFlowCookie(config)
      try {
        if (!flow) throw new SignInRefused('failed')
        const claims = await provider.finish(flow, query)
        const { id, token } = await db.tx(async () => {
          const { id, email } = await accountOf(db, claims, now())
          await audit(db, { actor: email, entity: 'staff_session', entityId: id, action: 'session.begun' })
          return { id, token: await beginSession(db, id, now(), { browser, proof: 'company' }) }
        })
        return {
          location: flow.to,
          cookies: [...(await signedInCookies(services, id, token)), ended],
        }
      } catch (fault) {
        return { location: refused(flow?.to ?? ownPage(config, undefined), fault, log), cookies: [ended] }
      }
    },
  }
}

const providerOf = ({ config }: Pick<Services, 'config'>) => (config.oidc ? makeProvider(config, config.oidc) : null)

/** The page with the reason for which nobody is signed in. @throws any other fault */
function refused(page: string, fault: unknown, log: Log): string {
  if (!(fault instanceof SignInRefused)) throw fault
  const { refusal, cause } = fault
  const { name, code } = (cause ?? {}) as { readonly name?: string; readonly code?: string }
  log.warn({ refusal, name, code }, 'the sign-in of the company opened no session')
  const separator = page.includes('?') ? '&' : '?'
  return `${page}${separator}${refusalParameter}=${refusal}`
}

/**
 * Whether an account may sign in with a password, and have a new one mailed. The answer depends on the configuration
 * only, so it reveals no account.
 */
export const mayUsePassword = ({ config }: Pick<Services, 'config'>, email: string): boolean =>
  config.oidc?.emergencyEmail == null || normalEmail(email) === config.oidc.emergencyEmail

/** @throws Problem 403 */
export function assertMayUsePassword(services: Pick<Services, 'config'>, email: string): void {
  if (mayUsePassword(services, email)) return
  throw new Problem(403, `Passwords are turned off here. Continue with ${services.config.oidc?.label}.`)
}
