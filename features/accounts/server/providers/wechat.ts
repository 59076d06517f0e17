import * as z from 'zod'
import type { WechatProvider } from '#packages/server-kit/sign-in-providers.ts'
import { askJson, Denied, type ProviderClient, ProviderFailure } from './client.ts'

const refusal = z.object({ errcode: z.number().refine((code) => code !== 0) })
const grant = z.object({ access_token: z.string(), openid: z.string(), unionid: z.string().optional() })
const profile = z.object({ nickname: z.string().default(''), unionid: z.string().optional() })

/** It answers 200 whatever happens, and says in the body what did. */
const ask = async <T>(shape: z.ZodType<T>, address: string, query: Record<string, string>): Promise<T> => {
  const url = new URL(address)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  const answer = await askJson(url)
  const refused = refusal.safeParse(answer)
  if (refused.success) throw new ProviderFailure(`errcode ${refused.data.errcode}`)
  const read = shape.safeParse(answer)
  if (!read.success) throw new ProviderFailure('an answer of another shape')
  return read.data
}

/** The code on the screen, scanned with the telephone. It has parameters of its own, no PKCE and no addresses. */
export const wechatClient = (provider: WechatProvider): ProviderClient => ({
  begin: async ({ state, returnTo }) => {
    const url = new URL(provider.authorize)
    url.search = String(
      new URLSearchParams({
        appid: provider.appId,
        redirect_uri: returnTo,
        response_type: 'code',
        scope: 'snsapi_login',
        state,
      }),
    )
    url.hash = 'wechat_redirect'
    return url
  },
  finish: async (arrived) => {
    const code = arrived.searchParams.get('code')
    // A user who refuses comes back without a code.
    if (!code) throw new Denied()
    const { access_token, openid, unionid } = await ask(grant, provider.token, {
      appid: provider.appId,
      secret: provider.secret,
      code,
      grant_type: 'authorization_code',
    })
    const person = await ask(profile, provider.userInfo, { access_token, openid, lang: 'zh_CN' })
    return {
      // One person has one union id over all applications of an operator, and an open id for each.
      subject: person.unionid ?? unionid ?? openid,
      label: person.nickname,
      nickname: person.nickname,
      email: undefined,
    }
  },
})
