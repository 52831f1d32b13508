import { readFileSync } from 'node:fs'
import { createMachine } from 'xstate'
import { chart } from '../../machines/quote/chart'
import { nowhere } from './nowhere'

export const price = [readFileSync, createMachine, chart, nowhere]
