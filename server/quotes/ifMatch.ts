import { Problem } from '../problem'

/**
 * @param wanted of If-Match: the version, plain or as an entity tag; without it the newest is written over
 * @throws a 412
 */
export function assertVersion({ version }: { readonly version: number }, wanted: string | undefined): void {
  if (wanted === undefined || wanted === '*' || /^(?:W\/)?"?(\d+)"?$/.exec(wanted)?.[1] === String(version)) return
  throw new Problem(412, 'Somebody else has changed this quote meanwhile. Open it again to see it as it is now.')
}
