import { useMaskito } from '@maskito/react'
import { dateMask, extendedPhoneMask, phoneMask } from '../control/masks'

/** Applies a mask to the input beside it. It also formats the value that is there when it loads. */
export default function Mask({ of }: { of: keyof typeof masks }) {
  return <span hidden ref={useMaskito({ options: masks[of], elementPredicate: inputBeside })} />
}

const masks = { day: dateMask, phone: phoneMask, extendedPhone: extendedPhoneMask }

const inputBeside = (mark: HTMLElement) => mark.parentElement!.querySelector('input')!
