/** Who is calling, as every rule is asked about them. Built once a request from the session; the one place where base knows the word facility. */
export interface Actor {
  userID: string
  sessionID: string
  /** The session has shown that it holds the private key (session challenge). */
  proved: boolean
  language: 'de' | 'en'
  emailVerified: boolean
  /** The selected facility, or `private`. */
  filter: string
  memberships: readonly Membership[]
}

export interface Membership {
  facilityID: string
  isAdmin: boolean
  permissions: readonly string[]
}
