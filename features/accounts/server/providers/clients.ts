import type { SignInProvider } from '#packages/server-kit/sign-in-providers.ts'
import type { ProviderClient } from './client.ts'

const openClient = async (provider: SignInProvider): Promise<ProviderClient> => {
  switch (provider.kind) {
    case 'oidc':
      return (await import('./oidc.ts')).oidcClient(provider)
    case 'oauth2':
      return (await import('./oauth2.ts')).oauth2Client(provider)
    case 'wechat':
      return (await import('./wechat.ts')).wechatClient(provider)
  }
}

/** The provider's library is loaded with the first sign-in. */
export const clientFor = (provider: SignInProvider): ProviderClient => {
  let opened: Promise<ProviderClient> | undefined
  const open = () => {
    opened ??= openClient(provider)
    return opened
  }
  return {
    begin: async (flow) => (await open()).begin(flow),
    finish: async (arrived, flow) => (await open()).finish(arrived, flow),
  }
}
