import type { SameKeys } from '#base/web/text.ts'
import type { de } from './text.de.ts'

export const en: SameKeys<typeof de> = {
  title: 'Progression',
  section: (test, label) => `${test}, ${label}`,
  baseline: 'Baseline',
  improved: {
    lead: (date) => `Reliably improved since\u00a0${date},`,
    rest: (from, to, difference, rci) => `from ${from} to ${to}\u00a0points (${difference},\u00a0RCI\u00a0${rci}).`,
  },
  deteriorated: {
    lead: (date) => `Reliably worse since\u00a0${date},`,
    rest: (from, to, difference, rci) => `from ${from} to ${to}\u00a0points (${difference},\u00a0RCI\u00a0${rci}).`,
  },
  unchanged: {
    lead: (date) => `No change beyond measurement error since\u00a0${date},`,
    rest: (from, to, difference, rci) => `from ${from} to ${to}\u00a0points (${difference},\u00a0RCI\u00a0${rci}).`,
  },
  unknown: {
    lead: (date, from, to, difference) => `From ${from} to ${to}\u00a0points since\u00a0${date} (${difference}).`,
  },
  same: (date, value) => `Unchanged at ${value}\u00a0points since\u00a0${date}.`,
  single: {
    lead: (value, date) => `Only one comparable measurement so far: ${value}\u00a0points on\u00a0${date}.`,
    rest: 'A course shows from the second one on.',
  },
  noValue: { lead: 'No comparable score yet.', rest: 'The score is missing in every sitting.' },
  cutoffCrossed: (at) => `The cut\u2011off of ${at} is no longer reached.`,
  cutoffStill: (at) => `The cut\u2011off of ${at} is still reached.`,
  cutoffNew: (at) => `The cut\u2011off of ${at} is now reached.`,
  chartLabel: (test, count, first, last) =>
    `Course of ${test} over ${count} sittings from ${first} to ${last}; all values are in the table below.`,
  zone: (value, critical) => `Chance range around the baseline: ${value}\u00a0±\u00a0${critical}`,
  legend: {
    value: 'Score',
    interval: (half) => `Score with 95 % CI (±\u00a0${half})`,
    zone: 'a change in here cannot be told from measurement error',
    hollow: 'not comparable, off the line',
    noZone: 'No chance range: no reliability confirmed at its source',
  },
  table: {
    caption: 'All sittings',
    date: 'Date',
    place: 'Place',
    value: 'Score',
    interval: '95 % CI',
    band: 'Range',
    change: 'Change',
    rci: 'RCI',
    verdict: (date) => `Verdict against ${date}`,
    verdictNone: 'Verdict',
  },
  verdicts: {
    improved: 'reliably improved',
    deteriorated: 'reliably worse',
    unchanged: 'within chance',
    unknown: 'open',
    baseline: 'Baseline',
    before: 'before the baseline',
  },
  notComparable: (reason) => `Not comparable: ${reason}`,
  note: (critical, source) =>
    `RCI after Jacobson and Truax (1991): difference ÷ standard error of the difference; reliable from 1.96, here more than ${critical}\u00a0points. ${source}`,
  noteNone:
    'No RCI: for this test no reliability with its spread has been confirmed at the source. Differences are shown, no verdict.',
  reliability: (r, sd, source) => `r\u00a0=\u00a0${r}, SD\u00a0=\u00a0${sd} (${source}).`,
  foot: (test, version) => `${test}, rules ${version}`,
  asOf: (moment) => `As of ${moment}`,
}
