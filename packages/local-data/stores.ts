export interface Store {
  area: 'local' | 'session'
  /** `browser`: how this browser is used, the same for everybody. `owner`: it tells something of who wrote it. */
  of: 'browser' | 'owner'
  /** Work that is nowhere else: it stays for its owner when a session ends, and signing out asks. */
  isWork?: true
  /**
   * Whose a value without an owner is, as earlier versions wrote it: a visitor's; whoever proves to have the document
   * that it belongs to; or its records name their owners themselves. Unsaid: nobody's, it is removed.
   */
  unnamed?: 'visitor' | 'proven' | 'records'
}

/** Everything that is kept in a browser beside its database and the cookies. Nothing is kept any other way. */
export const stores = {
  'huajian-ai-drafts': { area: 'local', of: 'owner', isWork: true, unnamed: 'records' },
  'huajian-ai-keywords': { area: 'local', of: 'owner' },
  'huajian-ai-model': { area: 'local', of: 'browser' },
  'huajian-ai-open': { area: 'session', of: 'owner' },
  'huajian-download': { area: 'local', of: 'browser' },
  'huajian-guest': { area: 'local', of: 'owner', unnamed: 'visitor' },
  'huajian-pass-': { area: 'session', of: 'owner' },
  'huajian-reason-': { area: 'session', of: 'owner', isWork: true },
  'huajian-single-keys': { area: 'local', of: 'browser' },
  'huajian-tab': { area: 'session', of: 'browser' },
  // With what is filled in beside a template; only who may open the template asks for it.
  'huajian-template-': { area: 'local', of: 'owner', isWork: true, unnamed: 'proven' },
  // Texts of the site; only admins ask for them.
  'huajian-texts-': { area: 'local', of: 'owner', isWork: true, unnamed: 'proven' },
  'huajian-tour': { area: 'local', of: 'browser' },
  'huajian-web-code-draft': { area: 'local', of: 'owner', isWork: true, unnamed: 'proven' },
  'huajian.input.': { area: 'local', of: 'browser' },
  'huajian.recentColors': { area: 'local', of: 'owner', unnamed: 'visitor' },
  'huajian.style': { area: 'session', of: 'owner' },
  'huajian:comment:': { area: 'session', of: 'owner', isWork: true },
} as const satisfies Record<string, Store>

export type StoreName = keyof typeof stores
