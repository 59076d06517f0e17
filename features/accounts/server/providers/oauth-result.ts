import type { Problem } from '../../providers-contract.ts'

/** The outcome for a user who came back from a provider. */
export type OAuthResult =
  | { at: 'in' }
  | { at: 'linked' }
  | { at: 'second-step' | 'address'; ticket: string }
  | { at: 'problem'; problem: Problem }

export const problem = (code: Problem): OAuthResult => ({ at: 'problem', problem: code })

interface Destination {
  provider: string
  next: string
  isLink: boolean
}

/** The page that says so, or asks. Tickets stand behind `#`: they are sent to no server and stay out of logs. */
export const pageFor = (result: OAuthResult, { provider, next, isLink }: Destination): string => {
  const query = (fields: Record<string, string>) => String(new URLSearchParams(fields))
  switch (result.at) {
    case 'in':
      return next
    case 'linked':
      return `/profile/setting?${query({ linked: provider })}`
    case 'second-step':
      return `/auth/login?${query({ next })}#second-step=${result.ticket}`
    case 'address':
      return `/auth/register?${query({ next, provider })}#address=${result.ticket}`
    case 'problem': {
      const failure = { problem: result.problem, provider }
      return isLink ? `/profile/setting?${query(failure)}` : `/auth/login?${query({ next, ...failure })}`
    }
  }
}
