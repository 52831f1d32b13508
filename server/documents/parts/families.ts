import { createContext } from 'react'
import { textFamily } from '../fonts/stacks'

/** The fonts of the document that is drawn, in the order in which a letter is looked for: `fontsFor`. */
export const Families = createContext<readonly string[]>(textFamily)
