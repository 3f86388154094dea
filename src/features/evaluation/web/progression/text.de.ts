/** Sentences of the course. */
export const de = {
  title: 'Verlauf',
  section: (test: string, label: string) => `${test}, ${label}`,
  baseline: 'Ausgangswert',
  improved: {
    lead: (date: string) => `Seit dem\u00a0${date} zuverlässig gebessert,`,
    rest: (from: string, to: string, difference: string, rci: string) =>
      `von ${from} auf ${to}\u00a0Punkte (${difference},\u00a0RCI\u00a0${rci}).`,
  },
  deteriorated: {
    lead: (date: string) => `Seit dem\u00a0${date} zuverlässig verschlechtert,`,
    rest: (from: string, to: string, difference: string, rci: string) =>
      `von ${from} auf ${to}\u00a0Punkte (${difference},\u00a0RCI\u00a0${rci}).`,
  },
  unchanged: {
    lead: (date: string) => `Seit dem\u00a0${date} keine Änderung über den Messfehler hinaus,`,
    rest: (from: string, to: string, difference: string, rci: string) =>
      `von ${from} auf ${to}\u00a0Punkte (${difference},\u00a0RCI\u00a0${rci}).`,
  },
  unknown: {
    lead: (date: string, from: string, to: string, difference: string) =>
      `Seit dem\u00a0${date} von ${from} auf ${to}\u00a0Punkte (${difference}).`,
  },
  same: (date: string, value: string) => `Seit dem\u00a0${date} unverändert ${value}\u00a0Punkte.`,
  single: {
    lead: (value: string, date: string) => `Erst eine vergleichbare Messung: ${value}\u00a0Punkte am\u00a0${date}.`,
    rest: 'Ein Verlauf zeigt sich ab der zweiten.',
  },
  noValue: { lead: 'Noch kein vergleichbarer Wert.', rest: 'Bei allen Sitzungen fehlt der Wert.' },
  cutoffCrossed: (at: string) => `Der Cut\u2011off von ${at} ist nicht mehr erreicht.`,
  cutoffStill: (at: string) => `Der Cut\u2011off von ${at} ist weiterhin erreicht.`,
  cutoffNew: (at: string) => `Der Cut\u2011off von ${at} ist jetzt erreicht.`,
  chartLabel: (test: string, count: number, first: string, last: string) =>
    `Verlauf von ${test} über ${count} Sitzungen vom ${first} bis ${last}; alle Werte stehen in der Tabelle darunter.`,
  zone: (value: string, critical: string) => `Zufallsbereich um den Ausgangswert: ${value}\u00a0±\u00a0${critical}`,
  legend: {
    value: 'Wert',
    interval: (half: string) => `Wert mit 95-%-KI (±\u00a0${half})`,
    zone: 'Änderung hier ist vom Messfehler nicht zu trennen',
    hollow: 'nicht vergleichbar, ohne Linie',
    noZone: 'Kein Zufallsbereich: keine Reliabilität an der Quelle bestätigt',
  },
  table: {
    caption: 'Alle Sitzungen',
    date: 'Datum',
    place: 'Ort',
    value: 'Wert',
    interval: '95-%-KI',
    band: 'Bereich',
    change: 'Änderung',
    rci: 'RCI',
    verdict: (date: string) => `Urteil gegenüber ${date}`,
    verdictNone: 'Urteil',
  },
  verdicts: {
    improved: 'zuverlässig gebessert',
    deteriorated: 'zuverlässig verschlechtert',
    unchanged: 'im Zufallsbereich',
    unknown: 'offen',
    baseline: 'Ausgangs\u00adwert',
    before: 'vor dem Ausgangs\u00adwert',
  },
  notComparable: (reason: string) => `Nicht vergleichbar: ${reason}`,
  note: (critical: string, source: string) =>
    `RCI nach Jacobson und Truax (1991): Differenz ÷ Standardfehler der Differenz; zuverlässig ab 1,96, hier mehr als ${critical}\u00a0Punkte. ${source}`,
  noteNone:
    'Kein RCI: Für diesen Test ist keine Reliabilität mit Streuung an der Quelle bestätigt. Gezeigt werden Differenzen, kein Urteil.',
  reliability: (r: string, sd: string, source: string) => `r\u00a0=\u00a0${r}, SD\u00a0=\u00a0${sd} (${source}).`,
  foot: (test: string, version: string) => `${test}, Regelwerk ${version}`,
  asOf: (moment: string) => `Stand ${moment}`,
}
