-- Patients. The server holds only sealed names (e_…), which it cannot open; age and gender are visible to it.

CREATE TABLE patient (
  -- proposed by the browser, because the id is sealed into each name
  id uuid PRIMARY KEY,
  facility_id uuid NOT NULL REFERENCES facility (id) ON DELETE CASCADE,
  e_ref_name text NOT NULL,
  e_first_name text NOT NULL,
  e_last_name text NOT NULL,
  -- 'YYYY' is enough for age and norms; the exact birth date would be sealed
  birth_year integer CHECK (birth_year BETWEEN 1880 AND 2200),
  gender text CHECK (gender IN ('male', 'female', 'other')),
  created_by uuid NOT NULL REFERENCES user_account (id),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  trash_at timestamptz,
  -- optimistic concurrency: If-Match
  version integer NOT NULL DEFAULT 1
);
CREATE INDEX patient_facility ON patient (facility_id) WHERE trash_at IS NULL;
