import { sheetNames } from '../../../domain/venues/form'
import { sheetDraftShape } from '../../../machines/customer/venue/venueSheet.select'
import { linkDrafts } from './linkDrafts'
import type { Keeping } from './storedText'

/** The unsaved changes of venues' lists, by their mailed links. */
export const sheetDrafts = (keeping: Keeping) =>
  linkDrafts(keeping, { name: 'venueSheet', shape: sheetDraftShape, names: sheetNames })
