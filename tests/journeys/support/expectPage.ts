import { expect } from '@playwright/test'
import { patience } from './patience'

/** Expects something of a page, and retries until it holds. */
export const expectPage = expect.configure({ timeout: patience })
