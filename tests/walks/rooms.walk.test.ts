import { test } from 'vitest'
import type { WalkName } from './register'
import { roomWalks } from './rooms.walks'
import { isWalked } from './walked'

const names = Object.keys(roomWalks) as WalkName[]

test.each(names)('%s: every state and transition of the chart is walked, and named', (name) => isWalked(name), 120_000)
