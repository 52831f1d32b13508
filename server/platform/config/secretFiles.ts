import { readFileSync } from 'node:fs'

/**
 * The variables that are secrets. `<NAME>_FILE` names a file with the value instead, as the secrets of Docker and
 * Kubernetes and the agents of key vaults write it, so that no secret is in the environment.
 */
const secrets = [
  'DATABASE_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'SMTP_PASSWORD',
  'TWILIO_AUTH_TOKEN',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'OIDC_CLIENT_SECRET',
  'STAFF_ADMIN_PASSWORD',
] as const

type Variables = Readonly<Record<string, string>>

/** @returns the variables with the secrets of their files, and what is wrong, without a value */
export function withSecretFiles(set: Variables): { readonly env: Variables; readonly faults: readonly string[] } {
  const env: Record<string, string> = { ...set }
  const faults: string[] = []
  for (const name of secrets) {
    const file = set[`${name}_FILE`]
    if (file === undefined) continue
    if (name in set) faults.push(`${name} and ${name}_FILE must not both be set`)
    else {
      const value = contentOf(file)
      if (value) env[name] = value
      else faults.push(`${name}_FILE must name a file that can be read and is not empty`)
    }
  }
  return { env, faults }
}

/** Files of secrets often end with a line break that is no part of them. */
function contentOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '')
  } catch {
    return null
  }
}
