/**
 * The catalogues of event types, the current one first (specification section 3). A quote keeps the one it started
 * with.
 */
export const catalogueVersions = ['ver9', 'ver5', 'ver4', 'ver3', 'unversioned', 'old'] as const
export type CatalogueVersion = (typeof catalogueVersions)[number]
