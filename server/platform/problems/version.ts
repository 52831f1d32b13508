import { Problem } from './problem'

/** Whether an If-Match names a version, plain or as an entity tag. Without one the newest is written over. */
const isVersion = ({ version }: { readonly version: number }, wanted: string | undefined): boolean =>
  wanted === undefined || wanted === '*' || /^(?:W\/)?"?(\d+)"?$/.exec(wanted)?.[1] === String(version)

/**
 * Before a row is changed or deleted. @param newest as its list tells it, so that the screen can say what is other now
 * @throws a 412 where somebody has changed it meanwhile
 */
export function assertRowVersion(newest: { readonly version: number }, wanted: string | undefined): void {
  if (isVersion(newest, wanted)) return
  throw new Problem(412, 'Somebody else has changed this meanwhile. Nothing was done yet.', { newest: { ...newest } })
}

/** @param wanted of If-Match @throws a 412 */
export function assertVersion(contact: { readonly version: number }, wanted: string | undefined): void {
  if (isVersion(contact, wanted)) return
  throw new Problem(412, 'Somebody else has changed this quote meanwhile. Open it again to see it as it is now.')
}
