import { parse } from 'acorn'
import { test } from 'vitest'
import { server } from '../server/main'

export const screen = { parse, test, server }
