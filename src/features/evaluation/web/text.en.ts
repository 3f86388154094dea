import type { SameKeys } from '#base/web/text.ts'
import { en as progression } from './progression/text.en.ts'
import type { de } from './text.de.ts'

export const en: SameKeys<typeof de> = {
  trail: { label: 'Path', patients: 'Patients', sittings: 'Sittings', of: (test, date) => `${test} of ${date}` },
  actions: {
    compare: 'Compare',
    progression: 'Progression',
    print: 'Print',
    evaluation: 'Evaluation',
    backToSittings: 'To the sittings',
  },
  years: (age) => `aged\u00a0${age}`,
  gender: { male: 'male', female: 'female', other: 'non-binary' },
  facts: {
    patient: 'Patient',
    finished: 'Completed',
    preparedBy: 'Requested by',
    place: 'Place',
    duration: 'Duration',
    language: 'Language',
  },
  place: { device: 'At the practice', qr: 'Own device, QR code', link: 'At home, by link' },
  languages: { de: 'German', en: 'English' },

  ofMax: (max) => `of\u00a0${max}`,
  verdict: {
    reached: (label, band, value, max) => `${label}: ${band} (${value}\u00a0of\u00a0${max}).`,
    unbanded: (label, value, max) => `${label}: ${value}\u00a0of\u00a0${max}.`,
    noScore: (label) => `${label}: no score computed.`,
    missing: (missing) =>
      missing === 1
        ? 'One answer is missing, and the rule does not allow it to be filled in.'
        : `${missing} answers are missing, more than the rule allows.`,
    invalid: 'One answer is not among the options.',
    prorated: (missing) => `Prorated because ${missing === 1 ? 'one answer is' : `${missing} answers are`} missing.`,
    improved: (date, difference, rci) => `Reliably improved since\u00a0${date} (${difference},\u00a0RCI\u00a0${rci}).`,
    deteriorated: (date, difference, rci) =>
      `Reliably worse than on\u00a0${date} (${difference},\u00a0RCI\u00a0${rci}).`,
    unchanged: (date, difference, rci) =>
      `No change since\u00a0${date} beyond measurement error (${difference},\u00a0RCI\u00a0${rci}).`,
    unknown: (date, difference) => `A change of ${difference}\u00a0points since\u00a0${date}.`,
    unknownNote:
      'No verdict on the change: no reliability has been confirmed at its source for this test, so it remains open whether it goes beyond measurement error.',
    important: (points, reached) =>
      reached
        ? `That reaches the smallest noticeable difference (${points}).`
        : `That is less than the smallest noticeable difference (${points}).`,
    same: (date) => `On\u00a0${date} the score was the same.`,
    first: 'First measurement with this test.',
    noneComparable:
      'There are earlier measurements with this test, but none this value can be compared with. You will find them in the course.',
  },
  alert: {
    region: (number) => `Alert on item ${number}`,
    answer: (answer) => `Answer: “${answer}”.`,
    changed: (from) => `Changed while answering, before: “${from}”.`,
    last: (date, value) => `On\u00a0${date} the value was ${value}.`,
    laterAnswers:
      'After the result shown here, other answers to this sitting came in from a further device; the alert is from those. Please speak to the person about it.',
    open: 'Nobody has taken note of it yet.',
    acknowledge: 'Confirm you have taken note',
    acknowledged: (name, moment) => `Noted: ${name}, ${moment}.`,
    thanks: 'Your note has been recorded',
  },
  laterSaves: {
    title: 'There are further answers.',
    text: (count) =>
      count === 1
        ? 'After these were handed in, a form with other answers arrived, for example from a second device. The first one is scored; the later one is kept and not counted.'
        : `After these were handed in, other answers arrived ${count} more times, for example from a second device. The first ones are scored; the later ones are kept and not counted.`,
  },
  differs: {
    title: 'The check computation differs.',
    text: 'What you see is the result computed when the answers were saved. The same answers give something else in this browser. Please do not use the result before this is resolved, and report it to support.',
  },

  result: {
    title: 'Result',
    noValue: 'No score',
    cutoff: 'Cut-off',
    noNorm: 'No confirmed norm: percentile rank and T score are not shown.',
    interval: '95 % confidence interval',
    intervalRange: (low, high) => `${low} to ${high}`,
    noInterval: 'No confidence interval: no reliability confirmed at its source',
    scaleLabel: (name, value, max) => `${name}: ${value} of ${max}`,
    scaleNoValue: (name) => `${name}: no score`,
    scaleInterval: (low, high) => `, 95 % confidence interval ${low} to ${high}`,
    scaleBand: (band, range) => `, range ${band} (${range})`,
    scalePrevious: (value, date) => `. Previous score ${value} on ${date}.`,
    on: (date) => `on\u00a0${date}`,
    cutoffAtLeast: (at) => `Cut-off ≥\u00a0${at}`,
    cutoffAtMost: (at) => `Cut-off ≤\u00a0${at}`,
    table: { caption: 'Ranges of the scale', band: 'Range', range: 'Points', reached: 'Reached', yes: 'yes', no: 'no' },
  },
  keys: {
    change: (date) => `Change since ${date}`,
    changeBeyond: (points) => `more than the critical difference of ${points}\u00a0points`,
    changeWithin: (points) => `within the critical difference of ${points}\u00a0points`,
    changeUnknown: 'no verdict without a confirmed reliability',
    important: (points, reached) =>
      reached ? `noticeable difference (from ${points}) reached` : `noticeable difference (from ${points}) not reached`,
    cutoffReached: 'reached',
    cutoffNotReached: 'not reached',
    answered: 'Answered',
    answeredOf: (items) => `of\u00a0${items}`,
    complete: 'complete',
    prorated: 'missing answers prorated',
    incomplete: 'too few for a score',
    skipped: (count) => (count === 1 ? 'one item not asked, as instructed' : `${count} items not asked, as instructed`),
  },

  answers: {
    title: 'Answers',
    number: 'Number',
    question: 'Question',
    value: 'Points',
    time: 'Time',
    today: (date) => date,
    left: 'not answered',
    notAsked: 'not asked, as instructed',
    changed: (from) => `changed, before: “${from}”`,
    changedUntold: (times) => (times === 1 ? 'changed once' : `changed ${times} times`),
    fromLeft: 'left open before',
    away: (duration) => `window left for ${duration}`,
    inverted: 'counted in reverse',
    sum: 'Sum of the answers',
    extra: 'Extra question, not part of the score',
    scaleHead: (from, to) => `Points from ${from} to ${to}`,
    lastTime: (value) => `last time ${value}`,
    risk: 'Risk item',
  },

  validity: {
    title: 'Validity',
    usable: 'Nothing speaks against using this result.',
    usableBut: (places) =>
      places === 1
        ? 'Nothing speaks against using this result. One thing to look at.'
        : `Usable, but ${places} things to look at.`,
    doubtful: {
      scoreMissing: 'Not usable as it stands: too many answers are missing.',
      hasty: 'Doubtful: answered faster than one can read.',
    },
    unknown: 'How it was answered has not been recorded.',
    duration: 'Time taken',
    durationUsual: (low, high) => `usually ${low} to ${high}`,
    durationHasty: (below) => `hardly readable under ${below} (2\u00a0s an item)`,
    durationSlow: 'longer than usual',
    changes: 'Changes',
    changeOf: (number) => `Item\u00a0${number}`,
    straight: 'Straight-lining',
    straightRun: (length) => `${length} in a row`,
    straightFrom: (from) => `look at it from ${from} equal answers`,
    straightNotFrom: 'too few items for a verdict',
    interruptions: 'Interruptions',
    noInterruptions: 'none',
    away: (place, duration) => `${place}: window left for ${duration}`,
    awayOpen: (place) => `${place}: window left`,
    closed: (place, duration) => `${place}: resumed after ${duration}`,
    closedOpen: (place) => `${place}: closed and resumed`,
    atStart: 'Instructions',
    networkLosses: (count) => (count === 1 ? 'offline once, nothing lost' : `offline ${count} times, nothing lost`),
    missing: 'Missing answers',
    of: (count, all) => `${count} of ${all}`,
    device: 'Device',
    platform: { mobile: 'Mobile device', desktop: 'Computer' },
    screen: (widthPx, heightPx) => `screen ${widthPx}\u00a0×\u00a0${heightPx}`,
    noDevice: 'not recorded',
    aids: 'Reading aids',
    noAids: 'none',
    aid: { large: 'larger text', larger: 'very large text', contrast: 'high contrast', readAloud: 'read aloud' },
    basis: 'Thresholds',
    basisText:
      'Too fast: under 2\u00a0s an item (Huang et al. 2012). Straight-lining: from half of the items, six at least (Curran 2016; lower limit our rule). Interruption: window left from 3\u00a0s, noted from 60\u00a0s or after a closed window (our rule).',
  },

  trace: {
    title: 'How the score came about',
    open: 'Open',
    close: 'Close',
    kind: {
      answers: 'Answers',
      recode: 'Reversal',
      missing: 'Missing answers',
      combine: 'Combination',
      transform: 'Conversion',
      decide: 'Decision',
      band: 'Range',
      norm: 'Norm',
      error: 'Measurement error',
      source: 'Source',
      licence: 'Licence',
    },
    notApplied: 'not applied',
    unchanged: 'unchanged',
    answers: (count) => `${count} values`,
    rules: (version) => `Rules ${version}`,
    bandSource: (source) => `Ranges from ${source}`,
    cutoffSource: (label, source) => `${label}: ${source}`,
    noLicence: 'no special notice',
    other: (label) => `Further scores: ${label}`,
  },
  foot: {
    rules: (test, version, moment) => `${test}, rules ${version}, computed when saved on ${moment}`,
    evaluated: (moment) => `Evaluated on ${moment}`,
    limits: 'Screening result; no substitute for a clinical diagnosis.',
  },

  compare: {
    title: 'Comparison',
    choose: 'Compare with which sitting?',
    chooseHint: 'All finished sittings of this person with this test.',
    none: 'This person has completed the test only once so far.',
    noneHint: 'As soon as a second sitting is finished, you will see both side by side here.',
    other: 'Choose another',
    verdict: {
      improved: (difference, rci) => `Reliably improved (${difference},\u00a0RCI\u00a0${rci}).`,
      deteriorated: (difference, rci) => `Reliably worse (${difference},\u00a0RCI\u00a0${rci}).`,
      unchanged: (difference, rci) => `No change beyond measurement error (${difference},\u00a0RCI\u00a0${rci}).`,
      unknown: (difference) => `A difference of ${difference}\u00a0points.`,
      from: (from, to, fromDate, toDate) => `From ${from} (${fromDate}) to ${to}\u00a0points (${toDate}).`,
      apart: 'Not comparable.',
    },
    values: 'Scores',
    scale: 'Score',
    difference: 'Difference',
    answers: 'Answers',
    changedItems: (changed, all) => (changed === 0 ? 'all answers the same' : `${changed} of ${all} answers differ`),
    same: 'same',
  },
  notComparable: {
    otherPerson: 'another person',
    otherTest: 'another test',
    otherVersion: (version) => `another edition of the test (rules ${version})`,
    otherRange: (min, max) => `another range (${min} to ${max})`,
    noScore: 'no score computed',
  },

  progression,
}
