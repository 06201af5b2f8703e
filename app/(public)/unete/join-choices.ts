import type { CountryOption } from '@/app/_features/places/country-option';
import type { JoiningPlace } from './join-actions';

/** What the form offers, and the words to which a talent consents. */
export type JoinChoices = {
  readonly place: JoiningPlace;
  /** What is known of the person already, by the names of the fields. */
  readonly known?: Readonly<Record<string, string>>;
  /** Under whose name the talent registers. */
  readonly agencyName?: string;
  readonly countries: readonly CountryOption[];
  readonly profiles: readonly { readonly value: string; readonly label: string }[];
  readonly wordings: readonly { readonly purpose: 'DATA' | 'SHOWING' | 'MESSAGES'; readonly text: string }[];
};
