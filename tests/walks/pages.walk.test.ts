import { test } from 'vitest'
import { pageWalks } from './pages.walks'
import type { WalkName } from './register'
import { expectWalked } from './walked'

const names = Object.keys(pageWalks) as WalkName[]

test.each(names)('%s: every state and transition of the chart is walked', (name) => expectWalked(name), 120_000)
