export const de = {
  title: 'Hilfe',
  lead: 'Antworten auf die Fragen, die in Praxen am häufigsten gestellt werden.',
  contents: 'Themen',
  topics: [
    {
      id: 'login',
      title: 'Anmelden und Schlüssel',
      questions: [
        {
          question: 'Warum dauert die erste Anmeldung länger?',
          answer:
            'Ihr Browser erzeugt einmalig das Schlüsselpaar, mit dem die Namen Ihrer Patienten geschützt werden. Das dauert einige Sekunden; der Fortschritt ist zu sehen, und bei einer Störung wird es von selbst wiederholt.',
        },
        {
          question: 'Wozu brauche ich das Wiederherstellungsblatt?',
          answer:
            'Wenn Sie Ihr Passwort vergessen, kann niemand außer Ihnen die Namen wieder lesbar machen. Das Blatt ist der zweite Weg zum Schlüssel. Drucken Sie es und bewahren Sie es außerhalb des Rechners auf.',
        },
        {
          question: '„Ihre Praxis wurde noch nicht freigeschaltet“ – was heißt das?',
          answer:
            'Ihre Praxisleitung hat Ihnen den Schlüssel der Praxis noch nicht gegeben. Sobald sie das tut, sehen Sie die Patientinnen und Patienten.',
        },
      ],
    },
    {
      id: 'sitting',
      title: 'Tests durchführen',
      questions: [
        {
          question: 'Wie gebe ich einen Test?',
          answer:
            'Im Katalog „Jetzt durchführen“ für dieses Gerät oder „Später durchführen“ für einen Link oder QR-Code. Wählen Sie die Person, dann geht es los. Auf einem Praxisgerät werden Ihre Schlüssel vor der ersten Frage entfernt.',
        },
        {
          question: 'Die Seite wurde mitten im Test geschlossen. Ist etwas verloren?',
          answer:
            'Nein. Jede Antwort ist auf dem Gerät gesichert, bevor die nächste Frage erscheint. Denselben Link auf demselben Gerät wieder öffnen, und es geht an derselben Stelle weiter.',
        },
        {
          question: 'Geht es auch mit der Tastatur?',
          answer:
            'Ja. Die Ziffern 1 bis 9 wählen eine Antwort, die Pfeiltasten wandern, Eingabe geht weiter. Überall sonst öffnet Strg K (auf dem Mac ⌘ K) die Suche nach Personen, Tests und Seiten.',
        },
      ],
    },
    {
      id: 'evaluation',
      title: 'Auswerten',
      questions: [
        {
          question: 'Wie kommt eine Zahl zustande?',
          answer:
            'Unter jedem Ergebnis steht der Rechenweg: Antworten, Umpolung, fehlende Werte, Summe, Bereich und Quelle. Auch Schritte, die nicht angewandt wurden, sind genannt.',
        },
        {
          question: 'Warum ist eine Sitzung rot markiert?',
          answer:
            'Jemand hat eine Frage bejaht, die Sie sofort sehen sollten, zum Beispiel die nach Suizidgedanken im PHQ-9. Der Hinweis bleibt, bis Sie die Kenntnisnahme bestätigen. Die Person selbst sieht davon nichts.',
        },
        {
          question: 'Warum fehlt ein Vergleichswert?',
          answer:
            'Weil wir die Quelle der Norm nicht bestätigen konnten oder weil sie für dieses Alter nicht gilt. Der Rohwert und die Antworten stehen trotzdem da.',
        },
      ],
    },
    {
      id: 'contact',
      title: 'Wenn das nicht hilft',
      questions: [
        {
          question: 'An wen wende ich mich?',
          answer:
            'Mitarbeitende an ihre Praxisleitung, Praxisleitungen an die Stelle, mit der der Vertrag besteht, Patientinnen und Patienten an ihre Praxis. Bitte schicken Sie dabei keine Namen, Antworten oder Links mit.',
        },
      ],
    },
  ],
}
