import type { Language } from '#packages/i18n/language.ts'

/** How its button is drawn. */
export type ProviderLook = 'github' | 'gitee' | 'wechat' | 'other'

interface Named {
  /** Stored with every identity, and part of the address that people come back to. */
  id: string
  name: Record<Language, string>
  look: ProviderLook
}

export interface OidcProvider extends Named {
  kind: 'oidc'
  issuer: string
  clientId: string
  clientSecret: string
  scope: string
}

export interface OAuth2Provider extends Named {
  kind: 'oauth2'
  authorize: string
  token: string
  userInfo: string
  /** Where a list of the person's addresses can be read, each with whether it was verified. */
  emails?: string | undefined
  clientId: string
  clientSecret: string
  scope: string
  /** How its calls want the access token. */
  tokenIn: 'header' | 'query'
  /** The names of what user-info answers. */
  fields: { subject: string; label: string; nickname: string; email: string; emailVerified: string }
}

export interface WechatProvider extends Named {
  kind: 'wechat'
  authorize: string
  token: string
  userInfo: string
  appId: string
  secret: string
}

/** A third party that identifies users. All addresses are set by the operator; none comes from a request. */
export type SignInProvider = OidcProvider | OAuth2Provider | WechatProvider
