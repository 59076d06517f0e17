import type { SignInProvider } from '#packages/slice/sign-in-providers.ts'
import type { ProviderClient } from './client.ts'
import { oauth2Client } from './oauth2.ts'
import { oidcClient } from './oidc.ts'
import { wechatClient } from './wechat.ts'

export const clientFor = (provider: SignInProvider): ProviderClient => {
  switch (provider.kind) {
    case 'oidc':
      return oidcClient(provider)
    case 'oauth2':
      return oauth2Client(provider)
    case 'wechat':
      return wechatClient(provider)
  }
}
