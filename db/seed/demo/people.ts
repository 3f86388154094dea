/** The forty patients of the demo practice. All invented; names as a German practice has them. */
export interface DemoPerson {
  firstName: string
  lastName: string
  birthYear: number
  gender: 'male' | 'female' | 'other'
}

const person = (firstName: string, lastName: string, birthYear: number, gender: DemoPerson['gender']): DemoPerson => ({
  firstName,
  lastName,
  birthYear,
  gender,
})

export const DEMO_PEOPLE: readonly DemoPerson[] = [
  person('Jürgen', 'Weißenfels', 1974, 'male'),
  person('Zoë', 'Müller-Lüdenscheidt', 1997, 'female'),
  person('Björn', 'Haßlacher', 1985, 'male'),
  person('Mehmet', 'Yıldız', 1970, 'male'),
  person('Gisela', 'Weißgerber', 1944, 'female'),
  person('Søren', 'Jäger', 1989, 'male'),
  person('Aylin', 'Kästner', 1992, 'female'),
  person('Hans-Günther', 'Öhler', 1951, 'male'),
  person('Friederike', 'von Stößel', 1979, 'female'),
  person('Tomáš', 'Bäcker', 1983, 'male'),
  person('Käthe', 'Überschär', 1938, 'female'),
  person('Noah', 'Grün', 2006, 'other'),
  person('Anneliese', 'Straßburger-Hövelmann', 1958, 'female'),
  person('Łukasz', 'Krüger', 1990, 'male'),
  person('Ömer', 'Şahin', 1966, 'male'),
  person('Änne', 'Schößler', 1947, 'female'),
  person('Jörg', 'Bürger', 1962, 'male'),
  person('Nele', 'Brömmelkamp', 2001, 'female'),
  person('Đorđe', 'Petrović', 1977, 'male'),
  person('Sophie', 'Grözinger', 1995, 'female'),
  person('Günter', 'Nüßlein', 1949, 'male'),
  person('Małgorzata', 'Schäfer', 1971, 'female'),
  person('Timo', 'Röder', 1999, 'male'),
  person('Rosemarie', 'Kühnel', 1941, 'female'),
  person('Emre', 'Çelik', 1988, 'male'),
  person('Cäcilia', 'Vogt', 1955, 'female'),
  person('Finn', 'Möhring', 2004, 'male'),
  person('Ingeborg', 'Süß', 1936, 'female'),
  person('André', 'Lefèvre', 1968, 'male'),
  person('Hülya', 'Aydın', 1981, 'female'),
  person('Lothar', 'Pfäffle', 1953, 'male'),
  person('Miriam', 'Löwenthal', 1986, 'female'),
  person('Jannik', 'Thöne', 2000, 'male'),
  person('Ursula', 'Häußermann', 1946, 'female'),
  person('Ismael', 'Núñez', 1993, 'male'),
  person('Beate', 'Größl', 1964, 'female'),
  person('Vũ', 'Thị Hạnh', 1984, 'female'),
  person('Klaus-Jürgen', 'Mägdefrau', 1959, 'male'),
  person('Leonie', 'Fröschle', 2002, 'female'),
  person('Arkadiusz', 'Żółkiewski', 1976, 'male'),
]
