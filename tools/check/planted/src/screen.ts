import { parse } from 'acorn'
import { test } from 'vitest'
import { server } from '../server/main'
import { start } from './app/start'

export const screen = { parse, test, server, start }
