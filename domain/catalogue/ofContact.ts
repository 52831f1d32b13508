import type { CatalogueVersion } from './versions'

const byPricingVersion: Readonly<Record<number, CatalogueVersion>> = {
  11: 'ver9',
  9: 'ver9',
  5: 'ver5',
  4: 'ver4',
  3: 'ver3',
}

/**
 * The catalogue of a contact (decision 55): `is_old_policy` wins; version 11 has no catalogue of its own and uses
 * version 9's; no version means the unversioned one.
 * @throws RangeError for an unknown version
 */
export function catalogueOf(hccPricingVersion: number | null, isOldPolicy: boolean): CatalogueVersion {
  if (isOldPolicy) return 'old'
  if (hccPricingVersion === null) return 'unversioned'
  const version = byPricingVersion[hccPricingVersion]
  if (!version) throw new RangeError(`No catalogue for pricing version ${hccPricingVersion}`)
  return version
}
