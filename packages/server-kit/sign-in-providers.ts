import type { Language } from '#packages/i18n/language.ts'

/** How its button is drawn. */
export type ProviderLook = 'github' | 'gitee' | 'wechat' | 'other'

interface Named {
  /** Stored with every identity, and part of the callback address. */
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
  /** The endpoint that lists the user's addresses, each with whether it is verified. */
  emails?: string | undefined
  clientId: string
  clientSecret: string
  scope: string
  /** Where the access token is sent in a call. */
  tokenIn: 'header' | 'query'
  /** The names of the fields in the answer of the user-info endpoint. */
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
