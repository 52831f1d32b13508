import { quoteWalks } from './all.walks'
import { pageWalks } from './pages.walks'
import type { Walk } from './spec'

/** The register of all walks. A chart that is not in it fails register.test.ts. */
const register = { ...quoteWalks, ...pageWalks } as const
export type WalkName = keyof typeof register
export const walkNames = Object.keys(register) as WalkName[]
export const walkOf = (name: WalkName) => register[name] as Walk<any, any>
