import { expect } from '@playwright/test'
import { patience } from './patience'

/** What is expected of a page, which is looked at until it holds. */
export const expectPage = expect.configure({ timeout: patience })
