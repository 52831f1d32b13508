import { useMaskito } from '@maskito/react'
import { dateMask, phoneMask } from '../control/masks'

/** Guides what is typed into the input beside it. What stands there when it comes, it puts right. */
export default function Mask({ of }: { of: keyof typeof masks }) {
  return <span hidden ref={useMaskito({ options: masks[of], elementPredicate: inputBeside })} />
}

const masks = { day: dateMask, phone: phoneMask }

const inputBeside = (mark: HTMLElement) => mark.parentElement!.querySelector('input')!
