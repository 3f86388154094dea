-- What a user chose on the evaluation page of a sitting, so that it stands there again (Spec §7 sitting/evaluation/selection).
CREATE TABLE evaluation_selection (
  sitting_id uuid NOT NULL REFERENCES sitting (id) ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES user_account (id) ON DELETE CASCADE,
  -- id of the norm sample and of the cut-off in the test's definition; null: none chosen
  sample text,
  cutoff text,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (sitting_id, user_id)
);
