import { useSelector } from '@xstate/react'
import { selectDrawn } from '../../../machines/cardFields/cardFields.select'
import type { CardDesk } from '../../app/cardVault'

/** Whose fields a card is typed into; ours where nobody is asked. */
export const useDrawn = (desk: CardDesk | null) =>
  useSelector(desk?.fields, (seen) => (seen ? selectDrawn(seen) : 'ours'))
