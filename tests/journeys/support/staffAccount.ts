import type { Page } from '@playwright/test'
import { expect } from 'vitest'

interface NewAccount {
  readonly name: string
  readonly email: string
  readonly role: 'rep' | 'underwriter' | 'accountant' | 'admin'
}

/**
 * Adds an account whose user has replaced the given password.
 * @param page where an administrator is signed in
 */
export async function addedAccount(page: Page, url: string, account: NewAccount) {
  const headers = { origin: url, 'idempotency-key': crypto.randomUUID() }
  const added = await page.request.post(`${url}/api/admin/users`, { headers, data: account })
  expect(added.status(), await added.text()).toBe(201)
  const { password: given } = (await added.json()) as { password: string }
  const password = 'a sentence of my own'
  // not by the page, whose user stays signed in
  const signedIn = await fetch(`${url}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: account.email, password: given, new_password: password }),
  })
  expect(signedIn.status).toBe(201)
  return { email: account.email, password }
}
