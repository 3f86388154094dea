import type { DemoPerson } from './people.ts'
import type { Random } from './random.ts'

const DAY_MS = 24 * 3_600_000

/** One test on one day, with the burden (0 … 1) the person had then. */
export interface PlannedSitting {
  person: number
  testID: string
  at: Date
  burden: number
}

type Shape = 'improves' | 'recovers' | 'steady' | 'worsens' | 'waves'

/**
 * Who took which test when: about two hundred sittings over a year. A course has a shape (most improve, some stay, a few worsen); the burden of a
 * day scatters around it, as real ones do.
 */
export function planSittings(people: readonly DemoPerson[], now: Date, random: Random): PlannedSitting[] {
  return people
    .flatMap((person, index) => planCourse(person, index, now, random))
    .sort((one, other) => one.at.getTime() - other.at.getTime())
}

function planCourse(person: DemoPerson, index: number, now: Date, random: Random): PlannedSitting[] {
  const age = now.getUTCFullYear() - person.birthYear
  const shape = random.pick<Shape>(['improves', 'improves', 'recovers', 'steady', 'steady', 'waves', 'worsens'])
  const firstBurden = Math.min(0.9, Math.max(0.12, random.normal(0.52, 0.18)))
  const main = age >= 65 ? 'gds-15' : 'phq-9'
  const visits = index < 12 ? random.between(5, 7) : random.between(2, 3)
  const lengthDays = Math.min(350, visits * random.between(24, 55))
  const lastDay = index < 8 ? index % 3 : random.between(1, 40)
  const planned: PlannedSitting[] = []
  for (let visit = 0; visit < visits; visit += 1) {
    const progress = visits === 1 ? 0 : visit / (visits - 1)
    const burden = Math.min(0.97, Math.max(0.02, burdenOf(shape, firstBurden, progress) + random.normal(0, 0.05)))
    const day = lastDay + lengthDays * (1 - progress)
    const at = atOfficeHour(new Date(now.getTime() - day * DAY_MS), now, random)
    planned.push({ person: index, testID: main, at, burden })
    if (visit === 0 || random.next() < 0.15) {
      planned.push({ person: index, testID: random.pick(['gad-7', 'who-5', 'who-5']), at: minutesAfter(at, 4), burden })
    }
    if (visit === 0 && index % 5 === 1)
      planned.push({ person: index, testID: 'rses', at: minutesAfter(at, 9), burden: burden * 0.8 })
    if (visit === 0 && index % 6 === 3)
      planned.push({ person: index, testID: 'audit', at: minutesAfter(at, 13), burden: random.next() * 0.4 })
  }
  return planned
}

function burdenOf(shape: Shape, first: number, progress: number): number {
  switch (shape) {
    case 'improves':
      return first * (1 - 0.45 * progress)
    case 'recovers':
      return first * (1 - 0.8 * progress)
    case 'steady':
      return first
    case 'worsens':
      return first + (0.85 - first) * 0.6 * progress
    case 'waves':
      return first * (1 - 0.3 * progress) + 0.12 * Math.sin(progress * 7)
  }
}

/** Between eight and half past five on a weekday, never in the future. */
function atOfficeHour(day: Date, now: Date, random: Random): Date {
  const at = new Date(day)
  while (at.getUTCDay() === 0 || at.getUTCDay() === 6) at.setTime(at.getTime() - DAY_MS)
  at.setUTCHours(random.between(7, 15), random.between(0, 59), random.between(0, 59), 0)
  while (at.getTime() > now.getTime() - 30 * 60_000) at.setTime(at.getTime() - DAY_MS)
  return at
}

function minutesAfter(at: Date, minutes: number): Date {
  return new Date(at.getTime() + minutes * 60_000)
}
