import type { LocalText, Locale } from '#base/domain/locale.ts'

/** Words of the topics that tests are filed under as disorder or guideline (Spec §3). Keys are those of the instruments' meta. */
export const TOPIC_LABELS: Readonly<Record<string, LocalText>> = {
  adhd: { de: 'ADHS', en: 'ADHD' },
  adjustment: { de: 'Anpassungsstörung', en: 'Adjustment disorder' },
  aggression: { de: 'Aggression', en: 'Aggression' },
  alcohol: { de: 'Alkohol', en: 'Alcohol' },
  alcoholUseDisorders: { de: 'Alkoholbezogene Störungen', en: 'Alcohol use disorders' },
  anxiety: { de: 'Angst', en: 'Anxiety' },
  anxietyDisorders: { de: 'Angststörungen', en: 'Anxiety disorders' },
  autism: { de: 'Autismus', en: 'Autism' },
  bipolar: { de: 'Bipolare Störung', en: 'Bipolar disorder' },
  burnout: { de: 'Burnout', en: 'Burnout' },
  coping: { de: 'Bewältigung', en: 'Coping' },
  dementia: { de: 'Demenz', en: 'Dementia' },
  dependence: { de: 'Abhängigkeit', en: 'Dependence' },
  depression: { de: 'Depression', en: 'Depression' },
  dissociation: { de: 'Dissoziation', en: 'Dissociation' },
  drugs: { de: 'Drogen', en: 'Drugs' },
  eating: { de: 'Essstörung', en: 'Eating disorder' },
  fatigue: { de: 'Erschöpfung', en: 'Fatigue' },
  generalizedAnxiety: { de: 'Generalisierte Angststörung', en: 'Generalised anxiety disorder' },
  geriatricDepression: { de: 'Depression im Alter', en: 'Depression in later life' },
  lifeSatisfaction: { de: 'Lebenszufriedenheit', en: 'Life satisfaction' },
  obsessiveCompulsive: { de: 'Zwangsstörung', en: 'Obsessive-compulsive disorder' },
  pain: { de: 'Schmerz', en: 'Pain' },
  panic: { de: 'Panikstörung', en: 'Panic disorder' },
  personalityDisorder: { de: 'Persönlichkeitsstörung', en: 'Personality disorder' },
  psychosis: { de: 'Psychose', en: 'Psychosis' },
  ptsd: { de: 'Posttraumatische Belastungsstörung', en: 'Post-traumatic stress disorder' },
  qualityOfLife: { de: 'Lebensqualität', en: 'Quality of life' },
  selfEsteem: { de: 'Selbstwert', en: 'Self-esteem' },
  sleep: { de: 'Schlaf', en: 'Sleep' },
  socialAnxiety: { de: 'Soziale Angst', en: 'Social anxiety' },
  somatoform: { de: 'Somatoforme Störung', en: 'Somatoform disorder' },
  stress: { de: 'Stress', en: 'Stress' },
  substanceUse: { de: 'Substanzkonsum', en: 'Substance use' },
  suicidality: { de: 'Suizidalität', en: 'Suicidality' },
  trauma: { de: 'Trauma', en: 'Trauma' },
  unipolarDepression: { de: 'Unipolare Depression', en: 'Unipolar depression' },
  wellBeing: { de: 'Wohlbefinden', en: 'Well-being' },
}

/** The word for a topic; a key without one stands for itself. */
export function topicLabel(topic: string, locale: Locale): string {
  return TOPIC_LABELS[topic]?.[locale] ?? topic
}
