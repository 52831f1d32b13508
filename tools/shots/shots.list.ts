import type { Page } from '@playwright/test'
import { contactListShots } from './list/contactList'
import { dialogShots } from './list/dialogs'
import { outcomeShots } from './list/outcomes'
import { payingShots } from './list/paying'
import { policyShots } from './list/policy'
import { sideShots } from './list/side'
import { stepShots } from './list/steps'
import type { Scene } from './scene'

/** What is photographed, by its file's name: how a customer comes to it. It gives the page as it stands then. */
export type Shots = Readonly<Record<string, (scene: Scene) => Promise<Page>>>

export const shots: Shots = {
  ...stepShots,
  ...dialogShots,
  ...outcomeShots,
  ...payingShots,
  ...sideShots,
  ...policyShots,
  ...contactListShots,
}
