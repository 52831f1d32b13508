/// <reference types="vite/types/importMeta.d.ts" />
import { act } from '@testing-library/react'
import { declarationOf, formSteps } from '../../domain/application'
import { arrivalsOf } from '../../src/shared/fields/form/controls'

/**
 * Loads the lazy parts of screens before the first test of a worker, so that no test depends on an earlier one that
 * loaded the same part. Tests of the state before loading are `*.fetched.test.tsx`.
 */
const parts = import.meta.glob([
  '../../src/shared/{fields,ui,card}/**/*.tsx',
  '../../src/screens/{quote,dialogs}/**/*.tsx',
])
await Promise.all(Object.values(parts).map((load) => load()))
const questions = formSteps.flatMap((step) => Object.values(declarationOf(step).fields))
await act(async () => {
  await Promise.all(arrivalsOf(questions))
})
