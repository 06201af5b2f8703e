import type { CountryOption } from '@/app/_features/places/country-option';

/** What the form offers, and the words to which a talent consents. */
export type JoinChoices = {
  readonly countries: readonly CountryOption[];
  readonly profiles: readonly { readonly value: string; readonly label: string }[];
  readonly wordings: readonly { readonly purpose: 'DATA' | 'SHOWING' | 'MESSAGES'; readonly text: string }[];
};
