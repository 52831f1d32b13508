/** ways of `sslmode` in which the server's certificate is checked */
const checked = ['verify-full', 'verify-ca']

/**
 * A database on another machine needs TLS with a checked certificate, because its rows are personal data and its address
 * has a password. `DATABASE_TLS=optional` permits a private network without it.
 */
export function withoutTls({ DATABASE_URL: address, DATABASE_TLS: rule }: Readonly<Record<string, unknown>>): string[] {
  if (rule === 'optional' || typeof address !== 'string' || !URL.canParse(address)) return []
  const { hostname, searchParams } = new URL(address)
  if (isThisMachine(searchParams.get('host') ?? hostname)) return []
  return checked.includes(searchParams.get('sslmode') ?? '')
    ? []
    : [
        'DATABASE_URL must have ?sslmode=verify-full, because it leads to another machine (or set DATABASE_TLS=optional)',
      ]
}

/** A path is that of a socket. */
const isThisMachine = (host: string) =>
  ['', 'localhost', '127.0.0.1', '[::1]', '::1'].includes(host) || host.startsWith('/')
