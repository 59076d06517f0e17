export interface AccountNews {
  /**
   * `signing_out`: send what has not arrived. `signed_out`: the person asked for it, nothing may stay. `ended`: the
   * session is over, unsaved work stays for that account. `signed_in`: somebody has signed in.
   */
  did: 'signing_out' | 'signed_out' | 'ended' | 'signed_in'
  owner: string
}

let channel: BroadcastChannel | undefined

const opened = (): BroadcastChannel | undefined => {
  if (typeof BroadcastChannel === 'undefined') return undefined
  channel ??= new BroadcastChannel('huajian-account')
  return channel
}

/** Tells the other tabs of this browser. */
export const tellTabs = (news: AccountNews): void => opened()?.postMessage(news)

export const hearTabs = (hear: (news: AccountNews) => void): void => {
  opened()?.addEventListener('message', ({ data }: MessageEvent<AccountNews>) => hear(data))
}
