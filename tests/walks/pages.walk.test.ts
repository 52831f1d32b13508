import { test } from 'vitest'
import { pageWalks } from './pages.walks'
import type { WalkName } from './register'
import { isWalked } from './walked'

const names = Object.keys(pageWalks) as WalkName[]

test.each(names)('%s: every state and transition of the chart is walked, and named', (name) => isWalked(name), 120_000)
