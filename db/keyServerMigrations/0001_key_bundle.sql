-- The key server's own tables, in its own schema (search_path) or its own folder.

CREATE TABLE key_bundle (
  user_id uuid NOT NULL,
  -- base64url(SHA-256(spki))
  fingerprint text NOT NULL,
  -- 1 at the set-up; a change of the password writes the next one as pending
  bundle_number integer NOT NULL DEFAULT 1 CHECK (bundle_number > 0),
  state text NOT NULL CHECK (state IN ('pending', 'active')),
  -- the bundle, wrapped under the password by the browser, under K = HKDF(authKey, "keystore") once more
  sealed text NOT NULL,
  created_at timestamptz NOT NULL,
  promoted_at timestamptz,
  PRIMARY KEY (user_id, fingerprint, bundle_number)
);
CREATE UNIQUE INDEX key_bundle_active ON key_bundle (user_id) WHERE state = 'active';

-- Tokens that were used, so that each works once. Removed when they would have expired anyway.
CREATE TABLE used_token (
  token_id uuid PRIMARY KEY,
  expires_at timestamptz NOT NULL
);
CREATE INDEX used_token_expiry ON used_token (expires_at);
