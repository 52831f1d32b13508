import fastifyCookie from '@fastify/cookie'
import type { Config } from '../config'
import { sessionSeconds } from './sessions'

/** No script can read it and no other site can make a browser send it. */
const options = ({ baseUrl }: Config) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'strict' as const,
  secure: baseUrl.startsWith('https:'),
})

export const sessionCookie = (config: Config, token: string) =>
  fastifyCookie.serialize('hcc_token', token, { ...options(config), maxAge: sessionSeconds })

export const endedCookie = (config: Config) =>
  fastifyCookie.serialize('hcc_token', '', { ...options(config), maxAge: 0 })
