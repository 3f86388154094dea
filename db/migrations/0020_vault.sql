-- Keys and secrets as the main server keeps them: public keys, sealed secrets, and what a session needs to open its key.

CREATE TABLE user_key (
  user_id uuid PRIMARY KEY REFERENCES user_account (id) ON DELETE CASCADE,
  -- base64 of spki
  public_key text NOT NULL,
  -- base64url(SHA-256(spki))
  fingerprint text NOT NULL,
  created_at timestamptz NOT NULL
);

CREATE TABLE session_vault (
  session_id uuid PRIMARY KEY REFERENCES session (id) ON DELETE CASCADE,
  -- K = HKDF(authKey, "keystore") under the server secret; removed 5 minutes after the login with the password
  keystore_key_sealed text,
  password_login_at timestamptz,
  -- SHA-256 of the 32 bytes, base64url; removed by the first answer
  challenge_hash text,
  challenge_expires_at timestamptz,
  -- S under the server secret
  session_secret_sealed text
);
CREATE INDEX session_vault_keystore_key ON session_vault (password_login_at) WHERE keystore_key_sealed IS NOT NULL;

-- The iv counter: one row a facility, 12 digits, only ever rising. See vault/server/initializationVectorQueries.ts for the jump after a restore.
CREATE TABLE facility_iv (
  facility_id uuid PRIMARY KEY REFERENCES facility (id) ON DELETE CASCADE,
  last_iv bigint NOT NULL CHECK (last_iv BETWEEN 100000000000 AND 999999999999)
);

-- Which secret a facility uses. One row a version; the server knows its name only.
CREATE TABLE facility_key (
  facility_id uuid NOT NULL REFERENCES facility (id) ON DELETE CASCADE,
  key_version integer NOT NULL CHECK (key_version > 0),
  -- first 8 bytes of a hash of the secret, hex
  key_id text NOT NULL,
  made_by uuid NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (facility_id, key_version)
);

CREATE TABLE member_secret (
  facility_id uuid NOT NULL,
  user_id uuid NOT NULL REFERENCES user_account (id) ON DELETE CASCADE,
  key_version integer NOT NULL,
  -- RSA-OAEP under the member's public key, see vault/domain/memberSecretFormat.ts
  encrypted_secret text NOT NULL,
  sealed_by uuid NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (facility_id, user_id, key_version),
  FOREIGN KEY (facility_id, key_version) REFERENCES facility_key (facility_id, key_version) ON DELETE CASCADE
);

CREATE TABLE recovery_kit (
  id uuid PRIMARY KEY,
  facility_id uuid NOT NULL,
  key_version integer NOT NULL,
  -- facility secret under the 256-bit key on paper
  sealed text NOT NULL,
  made_by uuid NOT NULL,
  created_at timestamptz NOT NULL,
  -- null: the kit that counts
  replaced_at timestamptz,
  FOREIGN KEY (facility_id, key_version) REFERENCES facility_key (facility_id, key_version) ON DELETE CASCADE
);
CREATE UNIQUE INDEX recovery_kit_current ON recovery_kit (facility_id) WHERE replaced_at IS NULL;
