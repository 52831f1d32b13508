import type { Contact, VersionedOffer } from '../../../../contract/client'
import { eventTypeOf } from '../../../../domain/catalogue'
import { codesOf } from '../../../../domain/catalogue/codes'
import { catalogueOf } from '../../../../domain/catalogue/ofContact'
import type { CatalogueVersion } from '../../../../domain/catalogue/versions'

/** Each version's name inside a sentence, and in a table. */
const catalogues: Record<CatalogueVersion, readonly [string, string]> = {
  ver9: ['catalogue version 9', 'Version 9'],
  ver5: ['catalogue version 5', 'Version 5'],
  ver4: ['catalogue version 4', 'Version 4'],
  ver3: ['catalogue version 3', 'Version 3'],
  unversioned: ['the catalogue without a version', 'Without a version'],
  old: ['the old catalogue', 'Old'],
}

export const catalogueInWords = ({
  hcc_pricing_version,
  is_old_policy,
}: Pick<VersionedOffer, 'hcc_pricing_version' | 'is_old_policy'>): string =>
  catalogues[catalogueOf(hcc_pricing_version, is_old_policy)][1]

/** The versions that price a quote, and the category codes where its catalogue has them. */
export function versionInWords({ customFields }: Contact): string[] {
  const { catalogue = 'ver9', rating_plan } = customFields
  const type = eventTypeOf({ ...customFields, catalogue })
  const codes = type && codesOf(catalogue, type.category)
  return [
    `Priced by ${rating_plan ? `plan ${rating_plan}, ` : ''}${catalogues[catalogue][0]}.`,
    ...(codes ? [`Class code ${codes.classCode}, industry code ${codes.industryCode}.`] : []),
  ]
}

export const outcomeInWords: Record<VersionedOffer['outcome'], string> = {
  quote: 'Can be bought',
  refer: 'Referred',
  decline: 'Declined',
  unfinished: 'Answers missing',
  passed: 'Its day has passed',
}
