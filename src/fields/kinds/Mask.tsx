import type { MaskitoOptions } from '@maskito/core'
import { useMaskito } from '@maskito/react'

/** Guides what is typed into the input beside it. What stands there when it comes, it puts right. */
export default function Mask({ options }: { options: MaskitoOptions }) {
  return <span hidden ref={useMaskito({ options, elementPredicate: inputBeside })} />
}

const inputBeside = (mark: HTMLElement) => mark.parentElement!.querySelector('input')!
