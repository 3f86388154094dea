-- Accounts of staff and private users, their sessions, and the links sent by mail.

CREATE TABLE user_account (
  id uuid PRIMARY KEY,
  email text NOT NULL,
  -- lowercase(trim(NFKC(email))): what makes two addresses the same account
  email_key text NOT NULL UNIQUE,
  first_name text NOT NULL,
  last_name text NOT NULL,
  display_name text NOT NULL,
  -- Argon2id over authKey and pepper; the password itself never reaches the server
  password_hash text NOT NULL,
  language text NOT NULL DEFAULT 'de' CHECK (language IN ('de', 'en')),
  use_case text NOT NULL CHECK (use_case IN ('private', 'medical', 'demo')),
  -- selected facility id, or 'private'
  filter text NOT NULL DEFAULT 'private',
  waiting boolean NOT NULL DEFAULT false,
  email_verified_at timestamptz,
  tos_accepted_at timestamptz,
  deletion_at timestamptz,
  dismissed_banners jsonb NOT NULL DEFAULT '[]',
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);

CREATE TABLE session (
  id uuid PRIMARY KEY,
  -- SHA-256 of the cookie's 32 random bytes, hex
  token_hash text NOT NULL UNIQUE,
  user_id uuid NOT NULL REFERENCES user_account (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  -- absolute end, 12 h after login; idle end is last_seen_at + 30 min
  expires_at timestamptz NOT NULL,
  -- when the password itself (not an autologin) was last accepted
  password_login_at timestamptz,
  -- when the session challenge was answered; null: may not read sealed fields
  proved_at timestamptz,
  ended_at timestamptz,
  user_agent text NOT NULL DEFAULT '',
  network text NOT NULL DEFAULT ''
);
CREATE INDEX session_of_user ON session (user_id) WHERE ended_at IS NULL;

-- One row a link sent by mail; only the hash of its code is kept.
CREATE TABLE account_link (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES user_account (id) ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('verifyEmail', 'revokeRegistration')),
  code_hash text NOT NULL UNIQUE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX account_link_user ON account_link (user_id, purpose);
