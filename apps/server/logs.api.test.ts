import { expect, test } from 'vitest'
import { oauthFlowsOn } from '#test/kit/oauth-flows.ts'
import { aPerson, PASSWORD } from '#test/kit/people.ts'
import { startProviders } from '#test/kit/providers.ts'
import { testVariables } from '#test/kit/server.ts'
import { runServer } from '#test/kit/server-process.ts'
import { openDatabase } from './db.ts'

test('logs are one JSON object a line and hold no password, token, cookie or secret of a provider', async () => {
  const providers = await startProviders()
  const variables: Record<string, string> = {
    ...(await testVariables()),
    LOG_LEVEL: 'trace',
    SIGN_IN_PROVIDERS: providers.setting,
  }
  const { child, exited, url, output } = await runServer(variables)
  const database = openDatabase(
    { dataDir: variables.DATA_DIR ?? '', databaseUrl: variables.DATABASE_URL },
    () => undefined,
  )
  const { email, token } = await aPerson({ db: database.db, now: Date.now } as never)
  await database.close()
  const headers = {
    'x-api-version': 'v2',
    'content-type': 'application/json',
    authorization: `Bearer ${token}`,
    cookie: `token=${token}`,
  }
  const signedIn = await fetch(`${url}/api/auth/sign-in`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email, password: PASSWORD, remember: true }),
  })
  const given = /token=([^;]+)/.exec(signedIn.headers.get('set-cookie') ?? '')?.[1] ?? 'none'
  await fetch(`${url}/profile`, { headers })
  await fetch(`${url}/api/auth/sign-in`, { method: 'POST', headers, body: '{"password":"hunter2-hunter2"' })
  // One that fails after it was asked, by an address that carries the secret and the code.
  const flows = oauthFlowsOn(url)
  const out = await flows.begin('wechat')
  const address = await flows.there(out)
  providers.state.fault = 'token-down'
  expect((await flows.back(address, { 'sign-in-errand': out.cookie })).problem).toBe('failed')
  await providers.stop()
  child.kill('SIGTERM')
  await exited
  const lines = output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
  expect(lines.length).toBeGreaterThan(5)
  for (const line of lines) expect(() => JSON.parse(line)).not.toThrow()
  expect(output()).toContain('a provider did not say who somebody is')
  const code = address.searchParams.get('code') ?? 'none'
  for (const secret of [token, given, PASSWORD, 'hunter2-hunter2', providers.secret, code, out.cookie])
    expect(output()).not.toContain(secret)
})
