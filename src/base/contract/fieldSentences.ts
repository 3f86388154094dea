/** Sentences of Spec §5 for single fields. */
export const FIELD_SENTENCES = {
  required: { de: 'Bitte füllen Sie dieses Feld aus', en: 'Please fill out this field' },
  unknown: { de: 'Dieses Feld ist hier nicht vorgesehen', en: 'This field is not expected here' },
  general: { de: 'Bitte prüfen Sie Ihre Eingabe', en: 'Please check your input' },
}
