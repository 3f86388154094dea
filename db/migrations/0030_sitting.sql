-- Tests as once run (immutable), sittings, and everything a patient's screen sends.

-- A version is written when first used and never changed; a sitting pins it.
CREATE TABLE test_version (
  test_id text NOT NULL,
  version text NOT NULL,
  -- SHA-256 of definition and texts: the same version with other content refuses the start
  content_hash text NOT NULL,
  definition jsonb NOT NULL,
  texts jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (test_id, version)
);

CREATE TABLE sitting (
  id uuid PRIMARY KEY,
  facility_id uuid NOT NULL REFERENCES facility (id) ON DELETE CASCADE,
  patient_id uuid NOT NULL REFERENCES patient (id),
  state text NOT NULL CHECK (state IN ('paying', 'pending', 'patient', 'running', 'finished', 'evaluated', 'skipped')),
  test_id text NOT NULL,
  test_version text NOT NULL,
  language text NOT NULL CHECK (language IN ('de', 'en')),
  -- where it is taken: on this device, by QR in the practice, by a link at home
  place text NOT NULL CHECK (place IN ('device', 'qr', 'link')),
  created_by uuid NOT NULL REFERENCES user_account (id),
  started_by text NOT NULL DEFAULT '' CHECK (started_by IN ('', 'staff', 'patient')),
  -- SHA-256 of the link's token, hex; the token itself is shown once and never stored
  token_hash text NOT NULL UNIQUE,
  token_expires_at timestamptz NOT NULL,
  -- what the battery or staff set for this run: autopilot, debug, autoAdvance
  config jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  started_at timestamptz,
  -- the patient has completed the first item: the link is used from here on
  first_item_at timestamptz,
  -- items answered so far and items in all, while it runs
  progress_answered integer NOT NULL DEFAULT 0,
  progress_total integer NOT NULL DEFAULT 0,
  finished_at timestamptz,
  evaluated_at timestamptz,
  evaluated_by uuid REFERENCES user_account (id),
  -- first time staff opened the result; null with state finished: unread
  seen_at timestamptz,
  trash_at timestamptz,
  FOREIGN KEY (test_id, test_version) REFERENCES test_version (test_id, version)
);
CREATE INDEX sitting_facility ON sitting (facility_id, created_at DESC);
CREATE INDEX sitting_patient ON sitting (patient_id, created_at DESC);

-- Links that were replaced by a fresh one. They start nothing, but a device that was in the middle may still hand in what it holds.
CREATE TABLE replaced_link (
  token_hash text PRIMARY KEY,
  sitting_id uuid NOT NULL REFERENCES sitting (id) ON DELETE CASCADE,
  replaced_at timestamptz NOT NULL
);

-- One row a test of the sitting; answers are ONE document, so that sealing them later is a wrapping.
CREATE TABLE sub_sitting (
  id uuid PRIMARY KEY,
  sitting_id uuid NOT NULL REFERENCES sitting (id) ON DELETE CASCADE,
  position integer NOT NULL DEFAULT 0,
  test_id text NOT NULL,
  test_version text NOT NULL,
  started_at timestamptz NOT NULL,
  UNIQUE (sitting_id, position)
);

-- What happened in a run, step by step, as uploaded while it goes on. A step never changes; its number makes a repeated upload harmless.
CREATE TABLE run_step (
  sub_sitting_id uuid NOT NULL REFERENCES sub_sitting (id) ON DELETE CASCADE,
  -- the run: made by the browser when it begins the sub-sitting
  save_id uuid NOT NULL,
  number integer NOT NULL CHECK (number > 0),
  content jsonb NOT NULL,
  received_at timestamptz NOT NULL,
  PRIMARY KEY (sub_sitting_id, save_id, number)
);

-- The final save. The same saveId and hash again changes nothing; another hash is kept as a further revision, never overwritten.
CREATE TABLE sub_sitting_save (
  sub_sitting_id uuid NOT NULL REFERENCES sub_sitting (id) ON DELETE CASCADE,
  save_id uuid NOT NULL,
  revision integer NOT NULL CHECK (revision > 0),
  hash text NOT NULL,
  -- values, moduleValues, log, meta exactly as sent
  content jsonb NOT NULL,
  skipped boolean NOT NULL DEFAULT false,
  saved_at timestamptz NOT NULL,
  PRIMARY KEY (sub_sitting_id, save_id, hash),
  UNIQUE (sub_sitting_id, revision)
);

-- Scored once, when saved, by the pinned version; recomputing gives the same.
CREATE TABLE sitting_result (
  sub_sitting_id uuid PRIMARY KEY REFERENCES sub_sitting (id) ON DELETE CASCADE,
  sitting_id uuid NOT NULL REFERENCES sitting (id) ON DELETE CASCADE,
  revision integer NOT NULL,
  age integer,
  gender text,
  evaluation jsonb NOT NULL,
  -- main value, band and status, so that a list need not read whole evaluations
  headline jsonb NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX sitting_result_sitting ON sitting_result (sitting_id);

-- Risk items, raised in the transaction that saves the answers.
CREATE TABLE sitting_alert (
  id uuid PRIMARY KEY,
  sitting_id uuid NOT NULL REFERENCES sitting (id) ON DELETE CASCADE,
  facility_id uuid NOT NULL REFERENCES facility (id) ON DELETE CASCADE,
  alert_id text NOT NULL,
  item_id text NOT NULL,
  severity text NOT NULL CHECK (severity IN ('critical', 'warning')),
  text jsonb NOT NULL,
  raised_at timestamptz NOT NULL,
  acknowledged_at timestamptz,
  acknowledged_by uuid REFERENCES user_account (id),
  UNIQUE (sitting_id, alert_id)
);
CREATE INDEX sitting_alert_open ON sitting_alert (facility_id) WHERE acknowledged_at IS NULL;
