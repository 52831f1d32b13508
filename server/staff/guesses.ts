import { createHash } from 'node:crypto'
import { RateLimiterRes } from 'rate-limiter-flexible'
import { normalEmail } from '../platform/mail/addresses'
import { Problem } from '../platform/problems/problem'
import { limiterOfServer } from '../platform/rateLimits/limiter'
import type { Cookies, Services } from '../platform/services/services'
import { knownBrowser } from './knownBrowser'

const hourSeconds = 60 * 60

/** The facts of a sign-in before its password is checked. */
export interface Guessed {
  /** whether this browser has signed in to the account, under its current password */
  readonly isKnown: boolean
  /** wrong passwords of the last hour on the same counter */
  readonly wrongBefore: number
}

interface Guessing {
  /** the address of the account, as typed */
  readonly email: string
  readonly cookies: Cookies
}

/**
 * Limits the wrong passwords for an account. All browsers that have never signed in to it share one counter; each browser
 * that has signed in to it has a counter of its own. Strangers can use up the first and refuse only each other: the
 * user's own browser still signs in, and so does anybody who sets a new password by mail. An address without an account is
 * counted like one with an account, so that the limit reveals none.
 * @param signIn is counted before it checks the password, so that simultaneous guesses count too
 * @throws Problem 429 where the counter is used up
 */
export async function asGuess<Result>(
  services: GuessServices,
  { email: address, cookies }: Guessing,
  signIn: (guessed: Guessed) => Promise<Result>,
): Promise<Result> {
  const { db, config, now } = services
  const limiter = limiterOf(services)
  const email = normalEmail(address)
  const account = await accountOf(db, email)
  const browser = account && knownBrowser({ config, now: now() }, account, cookies)
  const key = keyOf(email, browser ?? null)
  const { consumedPoints } = await limiter.consume(key).catch(refuse)
  // the right password from a known browser forgives its wrong ones; strangers stay counted
  const takeBack = () => (browser ? limiter.delete(key) : limiter.reward(key))
  try {
    const result = await signIn({ isKnown: browser != null, wrongBefore: consumedPoints - 1 })
    await takeBack()
    return result
  } catch (problem) {
    if (hasRightPassword(problem)) await takeBack()
    throw problem
  }
}

/** A code or a new password is wrong or missing: a sign-in asks for it only after the right password. */
const hasRightPassword = (problem: unknown) => problem instanceof Problem && problem.body.errors !== undefined

/** Lets strangers guess again, because the account has a new password. */
export async function forgiveGuesses(services: GuessServices, email: string): Promise<void> {
  await limiterOf(services).delete(keyOf(normalEmail(email), null))
}

type GuessServices = Pick<Services, 'db' | 'config' | 'now'>

const limiterOf = limiterOfServer(({ config }: GuessServices) => ({
  keyPrefix: 'guess',
  points: config.guessRateLimit,
  duration: hourSeconds,
}))

const keyOf = (email: string, browser: string | null) =>
  createHash('sha256')
    .update(`${email} ${browser ?? ''}`)
    .digest('base64url')

const accountOf = (db: Services['db'], email: string) =>
  db.q.selectFrom('staff_user').select(['id', 'password_hash']).where('email', '=', email).executeTakeFirst()

function refuse(refusal: unknown): never {
  if (!(refusal instanceof RateLimiterRes)) throw refusal
  const minutes = Math.ceil(refusal.msBeforeNext / 60_000)
  const wait = minutes === 1 ? '1 minute' : `${minutes} minutes`
  const message = `Too many wrong passwords. Try again in ${wait}, or choose a new password with “Forgot your password?”.`
  throw new Problem(429, message, {}, { 'retry-after': String(Math.ceil(refusal.msBeforeNext / 1000)) })
}
