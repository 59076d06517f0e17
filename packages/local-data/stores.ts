export interface Store {
  area: 'local' | 'session'
  /** `browser`: a setting that all users of this browser share. `owner`: personal data of one account or the visitor. */
  of: 'browser' | 'owner'
  /** Work that exists nowhere else: it stays for its owner when a session ends, and signing out asks before removing it. */
  isWork?: true
  /**
   * Owner of a value that an earlier version stored without one. `visitor`: the visitor. `proven`: the user who can open
   * the document that it belongs to. `records`: each record names its owner. Without this, such values are removed.
   */
  legacyOwner?: 'visitor' | 'proven' | 'records'
}

/** All values in local and session storage. Besides these, only the local database and cookies hold data. */
export const stores = {
  'huajian-ai-drafts': { area: 'local', of: 'owner', isWork: true, legacyOwner: 'records' },
  'huajian-ai-keywords': { area: 'local', of: 'owner' },
  'huajian-ai-model': { area: 'local', of: 'browser' },
  'huajian-ai-open': { area: 'session', of: 'owner' },
  'huajian-download': { area: 'local', of: 'browser' },
  'huajian-guest': { area: 'local', of: 'owner', legacyOwner: 'visitor' },
  'huajian-pass-': { area: 'session', of: 'owner' },
  'huajian-reason-': { area: 'session', of: 'owner', isWork: true },
  'huajian-single-keys': { area: 'local', of: 'browser' },
  'huajian-tab': { area: 'session', of: 'browser' },
  // Includes unsent form values next to the template. Read only after the template itself could be opened.
  'huajian-template-': { area: 'local', of: 'owner', isWork: true, legacyOwner: 'proven' },
  // Texts of the site; only admins read them.
  'huajian-texts-': { area: 'local', of: 'owner', isWork: true, legacyOwner: 'proven' },
  'huajian-tour': { area: 'local', of: 'browser' },
  'huajian-web-code-draft': { area: 'local', of: 'owner', isWork: true, legacyOwner: 'proven' },
  'huajian.input.': { area: 'local', of: 'browser' },
  'huajian.recentColors': { area: 'local', of: 'owner', legacyOwner: 'visitor' },
  'huajian.style': { area: 'session', of: 'owner' },
  'huajian:comment:': { area: 'session', of: 'owner', isWork: true },
} as const satisfies Record<string, Store>

export type StoreName = keyof typeof stores
