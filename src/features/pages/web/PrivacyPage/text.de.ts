/** The table must stay true: whoever changes what is sealed or stored changes it in the same commit. */
export const de = {
  title: 'Datenschutz',
  lead: 'Was der Server lesen kann und was nicht, Angabe für Angabe.',
  scopeTitle: 'Wer was lesen kann',
  columns: { item: 'Angabe', server: 'Für den Server', why: 'Warum' },
  sealed: 'nicht lesbar',
  readable: 'lesbar',
  notSent: 'wird nie gesendet',
  scope: [
    {
      item: 'Vorname, Nachname und Kürzel von Patienten',
      why: 'Ihr Browser verschlüsselt sie mit dem Schlüssel Ihrer Praxis. Der Server nimmt diese Felder unverschlüsselt gar nicht an.',
    },
    {
      item: 'Ihr Passwort',
      why: 'Es verlässt den Browser nicht. Gesendet wird ein daraus berechneter Wert, aus dem es sich nicht zurückgewinnen lässt.',
    },
    {
      item: 'Ihr privater Schlüssel und der Schlüssel der Praxis',
      why: 'Der private Schlüssel liegt nur verschlüsselt auf dem Schlüsselserver, der Praxisschlüssel nur verschlüsselt für jedes Mitglied.',
    },
    {
      item: 'Antworten und Ergebnisse',
      why: 'Der Server nimmt sie entgegen, prüft sie und löst Hinweise aus. Sie hängen an einer Kennung, nicht an einem Namen.',
    },
    {
      item: 'Alter und Geschlecht',
      why: 'Die Auswertung braucht sie, um den passenden Bereich zu wählen.',
    },
    {
      item: 'Sitzungen: Test, Zustand, Zeiten',
      why: 'Daraus entstehen Liste und Verlauf.',
    },
    {
      item: 'Name und E-Mail-Adresse der Mitarbeitenden',
      why: 'Für Anmeldung, Einladung und Benachrichtigung.',
    },
    {
      item: 'Freitext in Antworten',
      why: 'Er gehört zu den Antworten. Bitte schreiben Sie dort keine Namen hinein.',
    },
  ],
  sections: [
    {
      title: 'Was Ihr Gerät aufbewahrt',
      paragraphs: [
        'Drei Dinge: einen Cookie für die Anmeldung, einen für die gewählte Sprache (365 Tage) und, in einer laufenden Sitzung, die Antworten. Die Antworten werden gelöscht, sobald die Praxis ihren Eingang bestätigt hat.',
        'Nach der Anmeldung liegt Ihr Schlüssel verschlüsselt im Browser, damit Sie nach dem Neuladen weiterarbeiten können. Beim Abmelden wird er gelöscht.',
      ],
    },
    {
      title: 'Was wir nicht tun',
      paragraphs: [
        'Keine Werbung, keine Auswertung durch Dritte, keine Schriften, Karten oder Skripte von fremden Servern. Die Seite lädt nur von dieser einen Adresse; bei getrenntem Schlüsselserver zusätzlich von dessen Adresse.',
        'In Protokollen stehen keine Namen, keine Antworten und keine Zugangslinks.',
      ],
    },
    {
      title: 'Wenn Sie Patientin oder Patient sind',
      paragraphs: [
        'Verantwortlich für Ihre Daten ist Ihre Praxis. Sie erreichen sie auf dem gewohnten Weg, wenn Sie wissen möchten, was gespeichert ist, wenn etwas falsch ist oder wenn es gelöscht werden soll.',
        'Der Link, mit dem Sie einen Fragebogen öffnen, ist persönlich. Geben Sie ihn nicht weiter.',
      ],
    },
    {
      title: 'Wenn der Schlüssel verloren geht',
      paragraphs: [
        'Ohne Schlüssel sind die Namen für alle verloren, auch für uns. Deshalb gibt es das Wiederherstellungsblatt: Drucken Sie es aus und bewahren Sie es getrennt vom Rechner auf.',
      ],
    },
  ],
}
