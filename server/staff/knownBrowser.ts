import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import fastifyCookie from '@fastify/cookie'
import type { Config } from '../platform/config/config'
import type { Cookies, Services } from '../platform/services/services'
import { sessionCookie } from './sessions'

/**
 * A browser that has signed in to an account has a cookie that says so (the “device cookie” of OWASP), so that its user
 * has guesses of their own while strangers guess. It opens nothing. It is signed with a key made from the account's
 * password hash: no secret has to be configured, and a new password makes all browsers unknown.
 */
interface Account {
  readonly id: string
  readonly password_hash: string
}

/** long enough for the browser of a user who was away for a season */
const seconds = 90 * 24 * 60 * 60

/** A cookie for each account, because a browser may serve several. Its name reveals no id. */
const knownBrowserCookieName = ({ baseUrl }: Pick<Config, 'baseUrl'>, { id }: Pick<Account, 'id'>) => {
  const mark = createHash('sha256').update(`known browser ${id}`).digest('hex').slice(0, 12)
  return `${baseUrl.startsWith('https:') ? '__Host-' : ''}hcc_browser_${mark}`
}

/** The cookie for a browser whose user has just proved who they are. */
function knownBrowserCookie(config: Config, account: Account, now: Date): string {
  const text = `${randomBytes(16).toString('base64url')}.${Math.floor(now.getTime() / 1000)}`
  return fastifyCookie.serialize(knownBrowserCookieName(config, account), `${text}.${signatureOf(text, account)}`, {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: config.baseUrl.startsWith('https:'),
    maxAge: seconds,
  })
}

/** The cookie that makes this browser known to an account, under its current password. */
export async function rememberBrowser(
  { db, config, now }: Pick<Services, 'db' | 'config' | 'now'>,
  userId: string,
): Promise<string> {
  const account = await db.q
    .selectFrom('staff_user')
    .select(['id', 'password_hash'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return knownBrowserCookie(config, account, now())
}

/** The cookies of a new session: its own, and the one that makes the browser known. */
export const signedInCookies = async (
  services: Pick<Services, 'db' | 'config' | 'now'>,
  userId: string,
  token: string,
): Promise<string[]> => [sessionCookie(services.config, token), await rememberBrowser(services, userId)]

/** @returns a name of the browser, the same for each of its calls; null if the account does not know it */
export function knownBrowser(
  { config, now }: { readonly config: Config; readonly now: Date },
  account: Account,
  cookies: Cookies,
): string | null {
  const parts = /^([\w-]{22})\.(\d{1,12})\.([\w-]{43})$/.exec(cookies[knownBrowserCookieName(config, account)] ?? '')
  if (!parts) return null
  const [, name, begun, signature] = parts as unknown as [string, string, string, string]
  const right = Buffer.from(signatureOf(`${name}.${begun}`, account))
  if (!timingSafeEqual(Buffer.from(signature), right)) return null
  return now.getTime() / 1000 < Number(begun) + seconds ? name : null
}

const signatureOf = (text: string, { id, password_hash }: Account) =>
  createHmac('sha256', password_hash).update(`known browser ${id} ${text}`).digest('base64url')
