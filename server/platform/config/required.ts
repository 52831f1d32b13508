/** Variables that require others. @returns a sentence for each that is missing */
export function missingPartners(set: Record<string, unknown>): string[] {
  const together = [
    ['SMTP_USER', 'SMTP_PASSWORD'],
    ['STAFF_ADMIN_EMAIL', 'STAFF_ADMIN_PASSWORD'],
    ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ] as const
  return together
    .filter(([a, b]) => a in set !== b in set)
    .map(([a, b]) => (a in set ? `${b} must be set, because ${a} is` : `${a} must be set, because ${b} is`))
}

/** PGlite serves one process, which then has every role. */
export const withoutDatabase = (set: Record<string, unknown>): string[] =>
  (set['ROLE'] ?? 'all') !== 'all' && !('DATABASE_URL' in set)
    ? [`DATABASE_URL must be set, because ROLE is ${set['ROLE']}`]
    : []
