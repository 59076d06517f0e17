import type { Problem } from '../../providers-contract.ts'

/** What has become of somebody who came back. */
export type Arrival =
  | { at: 'in' }
  | { at: 'linked' }
  | { at: 'second-step' | 'address'; ticket: string }
  | { at: 'problem'; problem: Problem }

export const problem = (code: Problem): Arrival => ({ at: 'problem', problem: code })

interface Errand {
  provider: string
  next: string
  isLink: boolean
}

/** The page that says so, or asks. Tickets stand behind `#`: they are sent to no server and stay out of logs. */
export const pageFor = (arrival: Arrival, { provider, next, isLink }: Errand): string => {
  const query = (fields: Record<string, string>) => String(new URLSearchParams(fields))
  switch (arrival.at) {
    case 'in':
      return next
    case 'linked':
      return `/profile/setting?${query({ linked: provider })}`
    case 'second-step':
      return `/auth/login?${query({ next })}#second-step=${arrival.ticket}`
    case 'address':
      return `/auth/register?${query({ next, provider })}#address=${arrival.ticket}`
    case 'problem': {
      const said = { problem: arrival.problem, provider }
      return isLink ? `/profile/setting?${query(said)}` : `/auth/login?${query({ next, ...said })}`
    }
  }
}
