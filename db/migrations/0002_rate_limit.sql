-- Counters of attempts, shared by all nodes. One row a key and window.
CREATE TABLE rate_limit (
  -- what is counted and for whom, e.g. login|<hash>; never a plain address or token
  key text NOT NULL,
  window_start timestamptz NOT NULL,
  count integer NOT NULL,
  PRIMARY KEY (key, window_start)
);
CREATE INDEX rate_limit_window ON rate_limit (window_start);
