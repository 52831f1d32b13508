import fastifyCookie from '@fastify/cookie'
import type { Config } from '../config'
import { sessionSeconds } from './sessions'

/**
 * The specification's name. Over https it has the prefix by which a browser takes it from this host alone, and not from a
 * sister site that could set one for the whole domain.
 */
export const sessionCookieName = ({ baseUrl }: Pick<Config, 'baseUrl'>) =>
  isHttps(baseUrl) ? '__Host-hcc_token' : 'hcc_token'

const isHttps = (url: string) => url.startsWith('https:')

/** No script can read it and no other site can make a browser send it. */
const options = ({ baseUrl }: Config) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'strict' as const,
  secure: isHttps(baseUrl),
})

export const sessionCookie = (config: Config, token: string) =>
  fastifyCookie.serialize(sessionCookieName(config), token, { ...options(config), maxAge: sessionSeconds })

export const endedCookie = (config: Config) =>
  fastifyCookie.serialize(sessionCookieName(config), '', { ...options(config), maxAge: 0 })
