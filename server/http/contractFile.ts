import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { root } from './projectRoot'

export const readContractText = () => readFileSync(path.join(root, 'openapi.yaml'), 'utf8')

/**
 * The build replaces this parser with the parsed contract as JSON (tools/build/server.ts): parsing YAML takes a sixth
 * of the startup time.
 */
export const parseContract = (text: string): unknown => parse(text)
