import { Problem } from './problem'

/**
 * Whether If-Match names the current version, plain or as an entity tag. Without If-Match the change applies to any
 * version.
 */
const isVersion = ({ version }: { readonly version: number }, wanted: string | undefined): boolean =>
  wanted === undefined || wanted === '*' || /^(?:W\/)?"?(\d+)"?$/.exec(wanted)?.[1] === String(version)

/**
 * Checks the version before a row is changed or deleted.
 * @param newest the row as its list shows it, so that the screen can show the difference
 * @throws Problem 412 where the row has changed meanwhile
 */
export function assertRowVersion(newest: { readonly version: number }, wanted: string | undefined): void {
  if (isVersion(newest, wanted)) return
  throw new Problem(412, 'Somebody else has changed this meanwhile. Nothing has been done yet.', {
    newest: { ...newest },
  })
}

/** @param wanted from If-Match @throws Problem 412 */
export function assertVersion(contact: { readonly version: number }, wanted: string | undefined): void {
  if (isVersion(contact, wanted)) return
  throw new Problem(412, 'Somebody else has changed this meanwhile. Nothing has been done yet.')
}
