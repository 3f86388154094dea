-- Tests a user marked with a star. Personal: it says nothing about a practice or a patient.
CREATE TABLE test_favorite (
  user_id uuid NOT NULL REFERENCES user_account (id) ON DELETE CASCADE,
  -- slug of the test; tests live in the instruments folder, so there is no row to refer to
  test_id text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, test_id)
);
