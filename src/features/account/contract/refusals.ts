import type { RefusalCatalogue } from '#base/contract/refusals.ts'

/** Refusals of accounts. `{…}` is filled from the refusal's data. */
export const accountRefusals = {
  'account.credentials_wrong': {
    status: 400,
    de: 'E-Mail-Adresse oder Passwort stimmen nicht.',
    en: 'The e-mail address or the password is not correct.',
  },
  'account.email_not_verified': {
    status: 403,
    de: 'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse. Den Link dazu haben wir Ihnen geschickt.',
    en: 'Please confirm your e-mail address first. We have sent you the link.',
  },
  'account.registration_closed': {
    status: 403,
    de: 'Die Registrierung ist derzeit geschlossen.',
    en: 'Registration is currently closed.',
  },
  'account.use_case_not_offered': {
    status: 403,
    de: 'Diese Art von Konto wird hier nicht angeboten.',
    en: 'This kind of account is not offered here.',
  },
  'account.link_invalid': {
    status: 400,
    de: 'Dieser Link ist ungültig oder abgelaufen. Sie können sich einen neuen schicken lassen.',
    en: 'This link is invalid or has expired. You can have a new one sent to you.',
  },
  'account.terms_not_accepted': {
    status: 400,
    de: 'Bitte stimmen Sie den Nutzungsbedingungen zu.',
    en: 'Please accept the terms of service.',
  },
} as const satisfies RefusalCatalogue
