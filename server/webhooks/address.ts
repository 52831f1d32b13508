import { lookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import { notHttps } from '../../domain/staff/partners'

/* Addresses that a webhook may have. A partner names them, so none may lead into our own network. */

const unclear = 'Enter an address without a user name and without “#”, such as https://partner.example.com/webhooks'
const notPublic = 'Enter an address that is public, such as https://partner.example.com/webhooks'
/** endings of names that only a private network resolves */
const ofOwnNetworks = /\.(internal|local|localhost)$/
const onThisMachine = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Why an address is refused; null if it is allowed. A name is resolved when it is called, and refused there if it leads
 * to an address that is not public.
 * @param isLocal whether this server is a trial on one machine, whose receivers are there too
 */
export function addressFault(text: string, isLocal: boolean): string | null {
  if (!URL.canParse(text)) return unclear
  const url = new URL(text)
  if (url.hash !== '' || url.username !== '' || url.password !== '') return unclear
  if (isLocal && isTrialReceiver(url)) return null
  if (url.protocol !== 'https:') return notHttps
  return isPublicHost(url.hostname) ? null : notPublic
}

/** Whether an address is of a receiver on this machine, which a trial may have: it has no certificate, so http only. */
export const isTrialReceiver = ({ protocol, hostname }: URL): boolean =>
  protocol === 'http:' && onThisMachine.has(hostname)

/** Whether a host of a URL can be public: an IP address is one that is, and a name has a dot. */
function isPublicHost(host: string): boolean {
  const literal = host.replace(/^\[|\]$|\.$/g, '')
  return ipaddr.isValid(literal) ? isPublic(literal) : literal.includes('.') && !ofOwnNetworks.test(literal)
}

/** Whether an IP address is of the public internet: not private, of this machine, of the link, reserved or a tunnel. */
export const isPublic = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'

/** Resolves a name as the system does, and refuses it if any of its addresses is not public. */
export const publicLookup: LookupFunction = (host, options, callback) => {
  lookup(host, { ...options, all: true }, (fault, addresses) => {
    if (fault) return callback(fault, '', 0)
    const [first] = addresses
    if (!first || !addresses.every(({ address }) => isPublic(address)))
      return callback(new Error('Its address is not public'), '', 0)
    if (options.all) callback(null, addresses)
    else callback(null, first.address, first.family)
  })
}
