import { de as progression } from './progression/text.de.ts'

/** Sentences of the evaluation. German is the original; `\u00a0` keeps together what belongs together. */
export const de = {
  trail: {
    label: 'Pfad',
    patients: 'Patienten',
    sittings: 'Sitzungen',
    of: (test: string, date: string) => `${test} vom ${date}`,
  },
  actions: {
    compare: 'Vergleichen',
    progression: 'Verlauf',
    print: 'Drucken',
    evaluation: 'Auswertung',
    backToSittings: 'Zu den Sitzungen',
  },
  years: (age: number) => `${age}\u00a0J.`,
  gender: { male: 'männlich', female: 'weiblich', other: 'divers' },
  facts: {
    patient: 'Patient',
    finished: 'Ausgefüllt',
    preparedBy: 'Veranlasst von',
    place: 'Ort',
    duration: 'Dauer',
    language: 'Sprache',
  },
  place: { device: 'In der Praxis', qr: 'Eigenes Gerät, QR-Code', link: 'Zu Hause, Link' },
  languages: { de: 'Deutsch', en: 'Englisch' },

  ofMax: (max: string) => `von\u00a0${max}`,
  verdict: {
    reached: (label: string, band: string, value: string, max: string) =>
      `${label}: ${band} (${value}\u00a0von\u00a0${max}).`,
    unbanded: (label: string, value: string, max: string) => `${label}: ${value}\u00a0von\u00a0${max}.`,
    noScore: (label: string) => `${label}: kein Wert berechnet.`,
    missing: (missing: number) =>
      missing === 1
        ? 'Eine Antwort fehlt, und die Regel lässt keine Ergänzung zu.'
        : `${missing} Antworten fehlen, mehr als die Regel zulässt.`,
    invalid: 'Eine Antwort gehört nicht zu den Antwortmöglichkeiten.',
    prorated: (missing: number) =>
      `Hochgerechnet, weil ${missing === 1 ? 'eine Antwort fehlt' : `${missing} Antworten fehlen`}.`,
    improved: (date: string, difference: string, rci: string) =>
      `Gegenüber dem\u00a0${date} zuverlässig gebessert (${difference},\u00a0RCI\u00a0${rci}).`,
    deteriorated: (date: string, difference: string, rci: string) =>
      `Gegenüber dem\u00a0${date} zuverlässig verschlechtert (${difference},\u00a0RCI\u00a0${rci}).`,
    unchanged: (date: string, difference: string, rci: string) =>
      `Gegenüber dem\u00a0${date} keine Änderung, die über den Messfehler hinausgeht (${difference},\u00a0RCI\u00a0${rci}).`,
    unknown: (date: string, difference: string) => `Gegenüber dem\u00a0${date} ${difference}\u00a0Punkte.`,
    unknownNote:
      'Kein Urteil über die Veränderung: Für diesen Test ist keine Reliabilität an der Quelle bestätigt, deshalb bleibt offen, ob sie über den Messfehler hinausgeht.',
    important: (points: string, reached: boolean) =>
      reached
        ? `Das erreicht den kleinsten spürbaren Unterschied (${points}).`
        : `Das ist weniger als der kleinste spürbare Unterschied (${points}).`,
    same: (date: string) => `Seit dem\u00a0${date} derselbe Wert.`,
    first: 'Erste Messung mit diesem Test.',
    noneComparable:
      'Es gibt frühere Messungen mit diesem Test, aber keine, mit der sich dieser Wert vergleichen lässt. Sie finden sie im Verlauf.',
  },
  alert: {
    region: (number: number) => `Hinweis zu Item ${number}`,
    answer: (answer: string) => `Antwort: „${answer}“.`,
    changed: (from: string) => `Während der Bearbeitung geändert, zuvor „${from}“.`,
    last: (date: string, value: string) => `Am\u00a0${date} lag der Wert bei ${value}.`,
    laterAnswers:
      'Zu dieser Sitzung sind nach dem hier gezeigten Ergebnis abweichende Antworten von einem weiteren Gerät eingegangen; der Hinweis stammt aus ihnen. Bitte sprechen Sie die Person darauf an.',
    open: 'Noch nicht zur Kenntnis genommen.',
    acknowledge: 'Kenntnisnahme bestätigen',
    acknowledged: (name: string, moment: string) => `Zur Kenntnis genommen: ${name}, ${moment}.`,
    thanks: 'Kenntnisnahme festgehalten',
  },
  laterSaves: {
    title: 'Es gibt weitere Antworten.',
    text: (count: number) =>
      count === 1
        ? 'Nach der Abgabe kam noch einmal ein Bogen mit anderen Antworten an, etwa von einem zweiten Gerät. Ausgewertet ist die erste Abgabe; die spätere ist aufbewahrt und nicht eingerechnet.'
        : `Nach der Abgabe kamen noch ${count}-mal andere Antworten an, etwa von einem zweiten Gerät. Ausgewertet ist die erste Abgabe; die späteren sind aufbewahrt und nicht eingerechnet.`,
  },
  differs: {
    title: 'Nachrechnung weicht ab.',
    text: 'Gezeigt wird das beim Speichern berechnete Ergebnis. Dieselben Antworten ergeben in diesem Browser etwas anderes. Bitte verwenden Sie das Ergebnis nicht, bevor das geklärt ist, und melden Sie es dem Support.',
  },

  result: {
    title: 'Ergebnis',
    noValue: 'Kein Wert',
    cutoff: 'Cut-off',
    noNorm: 'Keine bestätigte Norm: Prozentrang und T-Wert werden nicht gezeigt.',
    interval: '95-%-Konfidenzintervall',
    intervalRange: (low: string, high: string) => `${low} bis ${high}`,
    noInterval: 'Kein Konfidenzintervall: keine Reliabilität an der Quelle bestätigt',
    scaleLabel: (name: string, value: string, max: string) => `${name}: ${value} von ${max}`,
    scaleNoValue: (name: string) => `${name}: kein Wert`,
    scaleInterval: (low: string, high: string) => `, 95-%-Konfidenzintervall ${low} bis ${high}`,
    scaleBand: (band: string, range: string) => `, Bereich ${band} (${range})`,
    scalePrevious: (value: string, date: string) => `. Voriger Wert ${value} am ${date}.`,
    on: (date: string) => `am\u00a0${date}`,
    cutoffAtLeast: (at: string) => `Cut-off ≥\u00a0${at}`,
    cutoffAtMost: (at: string) => `Cut-off ≤\u00a0${at}`,
    table: {
      caption: 'Bereiche der Skala',
      band: 'Bereich',
      range: 'Punkte',
      reached: 'Erreicht',
      yes: 'ja',
      no: 'nein',
    },
  },
  keys: {
    change: (date: string) => `Veränderung seit ${date}`,
    changeBeyond: (points: string) => `mehr als die kritische Differenz von ${points}\u00a0Punkten`,
    changeWithin: (points: string) => `innerhalb der kritischen Differenz von ${points}\u00a0Punkten`,
    changeUnknown: 'ohne bestätigte Reliabilität kein Urteil',
    important: (points: string, reached: boolean) =>
      reached ? `spürbarer Unterschied (ab ${points}) erreicht` : `spürbarer Unterschied (ab ${points}) nicht erreicht`,
    cutoffReached: 'erreicht',
    cutoffNotReached: 'nicht erreicht',
    answered: 'Beantwortet',
    answeredOf: (items: number) => `von\u00a0${items}`,
    complete: 'vollständig',
    prorated: 'fehlende Werte hochgerechnet',
    incomplete: 'zu wenig für einen Wert',
    skipped: (count: number) =>
      count === 1 ? 'ein Item laut Anleitung nicht gestellt' : `${count} Items laut Anleitung nicht gestellt`,
  },

  answers: {
    title: 'Antworten',
    number: 'Nummer',
    question: 'Frage',
    value: 'Wert',
    time: 'Zeit',
    today: (date: string) => date,
    left: 'nicht beantwortet',
    notAsked: 'laut Anleitung nicht gestellt',
    changed: (from: string) => `geändert, zuvor „${from}“`,
    changedUntold: (times: number) => (times === 1 ? 'einmal geändert' : `${times}-mal geändert`),
    fromLeft: 'zuvor offen gelassen',
    away: (duration: string) => `${duration} Fenster verlassen`,
    inverted: 'umgekehrt gezählt',
    sum: 'Summe der Antworten',
    extra: 'Zusatzfrage, nicht im Wert',
    scaleHead: (from: number, to: number) => `Punkte von ${from} bis ${to}`,
    lastTime: (value: string) => `zuletzt ${value}`,
    risk: 'Risikoitem',
  },

  validity: {
    title: 'Gültigkeit',
    usable: 'Nichts spricht gegen die Verwertbarkeit.',
    usableBut: (places: number) =>
      places === 1
        ? 'Nichts spricht gegen die Verwertbarkeit. Eine Stelle ansehen.'
        : `Verwertbar, aber ${places} Stellen ansehen.`,
    doubtful: {
      scoreMissing: 'So nicht verwertbar: Es fehlen zu viele Antworten.',
      hasty: 'Zweifelhaft: schneller beantwortet, als man lesen kann.',
    },
    unknown: 'Wie geantwortet wurde, ist nicht aufgezeichnet.',
    duration: 'Bearbeitungszeit',
    durationUsual: (low: string, high: string) => `üblich ${low} bis ${high}`,
    durationHasty: (below: string) => `unter ${below} (2\u00a0s je Item) kaum lesbar`,
    durationSlow: 'länger als üblich',
    changes: 'Änderungen',
    changeOf: (number: number) => `Item\u00a0${number}`,
    straight: 'Gleichförmigkeit',
    straightRun: (length: number) => `${length} in Folge`,
    straightFrom: (from: number) => `ansehen ab ${from} gleichen Antworten`,
    straightNotFrom: 'zu wenig Items für ein Urteil',
    interruptions: 'Unterbrechungen',
    noInterruptions: 'keine',
    away: (place: string, duration: string) => `${place}: Fenster ${duration} verlassen`,
    awayOpen: (place: string) => `${place}: Fenster verlassen`,
    closed: (place: string, duration: string) => `${place}: nach ${duration} fortgesetzt`,
    closedOpen: (place: string) => `${place}: geschlossen und fortgesetzt`,
    atStart: 'Anleitung',
    networkLosses: (count: number) =>
      count === 1 ? 'einmal ohne Verbindung, nichts verloren' : `${count}-mal ohne Verbindung, nichts verloren`,
    missing: 'Fehlende Antworten',
    of: (count: number, all: number) => `${count} von ${all}`,
    device: 'Gerät',
    platform: { mobile: 'Mobilgerät', desktop: 'Computer' },
    screen: (widthPx: number, heightPx: number) => `Bildschirm ${widthPx}\u00a0×\u00a0${heightPx}`,
    noDevice: 'nicht aufgezeichnet',
    aids: 'Lesehilfen',
    noAids: 'keine',
    aid: { large: 'größere Schrift', larger: 'sehr große Schrift', contrast: 'hoher Kontrast', readAloud: 'Vorlesen' },
    basis: 'Schwellen',
    basisText:
      'Zu schnell: unter 2\u00a0s je Item (Huang u.\u00a0a. 2012). Gleichförmigkeit: ab der Hälfte der Items, mindestens sechs (Curran 2016; Untergrenze eigene Regel). Unterbrechung: ab 3\u00a0s Fensterwechsel, auffällig ab 60\u00a0s oder nach geschlossenem Fenster (eigene Regel).',
  },

  trace: {
    title: 'So kam der Wert zustande',
    open: 'Öffnen',
    close: 'Schließen',
    kind: {
      answers: 'Antworten',
      recode: 'Umpolung',
      missing: 'Fehlende Werte',
      combine: 'Zusammenfassung',
      transform: 'Umrechnung',
      decide: 'Entscheidung',
      band: 'Bereich',
      norm: 'Norm',
      error: 'Messfehler',
      source: 'Quelle',
      licence: 'Lizenz',
    },
    notApplied: 'nicht angewandt',
    unchanged: 'unverändert',
    answers: (count: string) => `${count} Werte`,
    rules: (version: string) => `Regelwerk ${version}`,
    bandSource: (source: string) => `Bereiche nach ${source}`,
    cutoffSource: (label: string, source: string) => `${label}: ${source}`,
    noLicence: 'kein besonderer Vermerk',
    other: (label: string) => `Weitere Werte: ${label}`,
  },
  foot: {
    rules: (test: string, version: string, moment: string) =>
      `${test}, Regelwerk ${version}, berechnet beim Speichern am ${moment}`,
    evaluated: (moment: string) => `Ausgewertet am ${moment}`,
    limits: 'Screening-Ergebnis; ersetzt keine klinische Diagnose.',
  },

  compare: {
    title: 'Vergleich',
    choose: 'Mit welcher Sitzung vergleichen?',
    chooseHint: 'Alle abgeschlossenen Sitzungen dieser Person mit diesem Test.',
    none: 'Diese Person hat den Test erst einmal ausgefüllt.',
    noneHint: 'Sobald eine zweite Sitzung abgeschlossen ist, können Sie hier beide nebeneinander sehen.',
    other: 'Andere wählen',
    verdict: {
      improved: (difference: string, rci: string) => `Zuverlässig gebessert (${difference},\u00a0RCI\u00a0${rci}).`,
      deteriorated: (difference: string, rci: string) =>
        `Zuverlässig verschlechtert (${difference},\u00a0RCI\u00a0${rci}).`,
      unchanged: (difference: string, rci: string) =>
        `Keine Änderung über den Messfehler hinaus (${difference},\u00a0RCI\u00a0${rci}).`,
      unknown: (difference: string) => `Unterschied ${difference}\u00a0Punkte.`,
      from: (from: string, to: string, fromDate: string, toDate: string) =>
        `Von ${from} (${fromDate}) auf ${to}\u00a0Punkte (${toDate}).`,
      apart: 'Nicht vergleichbar.',
    },
    values: 'Werte',
    scale: 'Wert',
    difference: 'Differenz',
    answers: 'Antworten',
    changedItems: (changed: number, all: number) =>
      changed === 0
        ? 'alle Antworten gleich'
        : changed === 1
          ? `1 von ${all} Antworten anders`
          : `${changed} von ${all} Antworten anders`,
    same: 'gleich',
  },
  notComparable: {
    otherPerson: 'andere Person',
    otherTest: 'anderer Test',
    otherVersion: (version: string) => `andere Fassung des Tests (Regelwerk ${version})`,
    otherRange: (min: string, max: string) => `andere Spannweite (${min} bis ${max})`,
    noScore: 'kein Wert berechnet',
  },

  progression,
}
