-- Mails that wait or were sent. Written in the transaction that causes them, so none is sent for what was rolled back.
CREATE TABLE mail (
  id uuid PRIMARY KEY,
  -- which mail it is, e.g. verifyEmail; for counting, never its text
  kind text NOT NULL,
  recipient text NOT NULL,
  language text NOT NULL CHECK (language IN ('de', 'en')),
  subject text NOT NULL,
  -- both null once the body was deleted, some days after sending
  text text,
  html text,
  queued_at timestamptz NOT NULL,
  -- when the sender may try (again); pushed forward while an attempt runs
  next_try_at timestamptz NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  sent_at timestamptz,
  -- after the last try in vain
  given_up_at timestamptz,
  CHECK (sent_at IS NULL OR given_up_at IS NULL)
);
CREATE INDEX mail_waiting ON mail (next_try_at) WHERE sent_at IS NULL AND given_up_at IS NULL;
CREATE INDEX mail_queued ON mail (queued_at);
