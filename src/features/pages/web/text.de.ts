export const de = {
  heroTitle: 'Psychologische Tests, deren Ergebnis Sie nachrechnen können',
  heroLead:
    'Sie geben einen Fragebogen, Ihr Patient antwortet auf Ihrem Tablet oder auf dem eigenen Telefon, und Sie lesen in einem Satz, was herausgekommen ist. Jede Zahl lässt sich öffnen bis zur einzelnen Antwort.',
  register: 'Praxis registrieren',
  login: 'Anmelden',
  registrationClosed: 'Zurzeit nehmen wir keine neuen Praxen auf. Wer schon ein Konto hat, meldet sich wie gewohnt an.',
  exampleNote: 'Beispiel mit erfundenen Werten. Bereiche des PHQ-9 nach Kroenke, Spitzer und Williams (2001).',
  exampleVerdict: 'Mittelgradige depressive Symptomatik (14 von 27).',
  exampleChange: 'Gegenüber dem letzten Mal 7 Punkte weniger.',
  exampleLabel: 'Skala von 0 bis 27 mit fünf Bereichen. Heute 14, mittelgradig; letztes Mal 21, schwer.',
  exampleToday: 'heute',
  exampleBefore: 'letztes Mal',
  exampleBands: ['minimal', 'leicht', 'mittelgradig', 'ausgeprägt', 'schwer'],
  stepsTitle: 'So läuft es in der Praxis',
  steps: [
    {
      title: 'Patient anlegen',
      text: 'Namen werden in Ihrem Browser verschlüsselt, bevor sie ihn verlassen. Gesucht und gefunden werden sie trotzdem.',
    },
    {
      title: 'Test geben',
      text: 'Jetzt auf diesem Gerät, oder später per Link oder QR-Code. Eine Frage pro Seite, große Schrift, bedienbar mit Daumen, Tastatur oder Vorleseprogramm.',
    },
    {
      title: 'Ergebnis lesen',
      text: 'Zuerst ein Satz, dann der Wert auf der Skala, dann die Antworten und der Rechenweg. Bejaht jemand die Frage nach Suizidgedanken, steht der Hinweis ganz oben.',
    },
    {
      title: 'Verlauf sehen',
      text: 'Wiederholungen stehen auf einer Zeitachse. Wo die Messgenauigkeit belegt ist, sehen Sie, ob sich mehr verändert hat, als sie erklärt.',
    },
  ],
  trustTitle: 'Worauf Sie sich verlassen können',
  trust: [
    {
      title: 'Wir können die Namen Ihrer Patienten nicht lesen',
      text: 'Der Schlüssel entsteht in Ihrer Praxis und bleibt dort. Auf dem Server liegen Zeichenfolgen, mit denen niemand ohne ihn etwas anfangen kann.',
    },
    {
      title: 'Keine Antwort geht verloren',
      text: 'Jede Antwort ist auf dem Gerät gesichert, bevor die nächste Frage erscheint. Akku leer, Seite geschlossen, Netz weg: Es geht an derselben Stelle weiter.',
    },
    {
      title: 'Jede Zahl hat eine Herkunft',
      text: 'Antworten, Umpolung, fehlende Werte, Summe, Bereich, Quelle: Schritt für Schritt, auch die Schritte, die nichts geändert haben.',
    },
    {
      title: 'Keine Normen ohne Beleg',
      text: 'Jeder Test nennt Autoren, Fassung und Lizenz. Vergleichswerte, deren Quelle wir nicht bestätigen konnten, zeigen wir nicht.',
    },
  ],
  privacyLink: 'Was der Server lesen kann und was nicht',
  forWhomTitle: 'Für wen',
  forWhom:
    'Für psychologische, psychiatrische und neurologische Praxen und für Hausärztinnen und Hausärzte, die zwischen zwei Terminen wissen wollen, wie es jemandem geht. Ein Fragebogen stützt Ihr Urteil; er ersetzt weder das Gespräch noch die Diagnose.',
  imprint: 'Impressum',
  imprintLead: 'Angaben zu dieser Installation',
  product: 'Produkt',
  version: 'Version',
  address: 'Adresse',
  operator: 'Betreiber',
  operatorText:
    'Verantwortlich für diesen Dienst ist die Stelle, die ihn unter der genannten Adresse betreibt und den Vertrag mit Ihrer Praxis geschlossen hat. Name und Anschrift stehen in diesem Vertrag. Patientinnen und Patienten wenden sich an ihre Praxis.',
  noMedicalAdvice:
    'Testergebnisse sind Hilfen für Fachleute. Sie sind keine Diagnose und kein Ersatz für eine Behandlung.',
  emergency: 'Im Notfall',
  emergencyText: 'Notruf 112. TelefonSeelsorge: 0800 111 0 111, kostenfrei und rund um die Uhr.',
}
