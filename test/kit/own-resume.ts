import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { createResume, getResume } from '#features/resumes/contract.ts'
import { newId } from '#packages/api/new-id.ts'
import type { Document } from '#packages/document/schema.ts'
import { starterDocument } from '#packages/sections/starter.ts'
import { ready } from './page.ts'
import { aPerson } from './people.ts'
import type { TestServer } from './server.ts'

/** A new user with one empty resume in the account, and the copy that the server has of it. */
export const ownResume = async (server: TestServer) => {
  const { token, email } = await aPerson(server.deps)
  const client = server.as(token)
  const document = starterDocument('我的简历', 'zh', () => newId(Date.now()))
  const { id } = await client.call(createResume, { document })
  const home = async () => (await client.call(getResume, { id })).document as Document
  return { token, email, client, id, home, path: `${server.url}/builder/${id}` }
}

/** A field of the basic information. */
export const factIn = (document: Document, key: string) =>
  document.sections.find(({ kind }) => kind === 'base_info')?.items[0]?.data[key]
export const nameIn = (document: Document) => factIn(document, 'name')

/** The form of the basic information, which has the name. */
export const openForm = async (page: Page) => {
  await ready(page)
  await page.getByRole('button', { name: /基本/ }).first().click()
  return page.getByRole('textbox', { name: '姓名', exact: true })
}

export const stateOf = (page: Page) => page.locator('[data-save]').getAttribute('data-save')
export const saved = (page: Page) => expect.poll(() => stateOf(page)).toBe('saved')
