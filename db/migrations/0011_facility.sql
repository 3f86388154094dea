-- A facility (practice) and who works in it.

CREATE TABLE facility (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  admin_user_id uuid NOT NULL REFERENCES user_account (id),
  demo boolean NOT NULL DEFAULT false,
  -- null: every feature is allowed (Spec §6)
  features jsonb,
  dpa_accepted_at timestamptz,
  gtc_accepted_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1
);

CREATE TABLE facility_member (
  facility_id uuid NOT NULL REFERENCES facility (id) ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES user_account (id) ON DELETE CASCADE,
  -- names of permissions, see facility/domain/permissions.ts
  permissions jsonb NOT NULL DEFAULT '[]',
  created_at timestamptz NOT NULL,
  PRIMARY KEY (facility_id, user_id)
);
CREATE INDEX facility_member_user ON facility_member (user_id);
