import { bodyWords, SHOWCASE_FIELDS } from '@/lib/core/talent-fields';
import { short } from '@/lib/i18n/messages/es/talents/fields.json';
import { shortDescription } from '../rules';
import type { ShowcaseTalent } from '../shown-talents';

/** How cards stand on a page. */
export const CARD_LAYOUTS = ['cuatro', 'una'] as const;
export type CardLayout = (typeof CARD_LAYOUTS)[number];

/** Cards of one file: more would be more than a mail takes. */
export const CARDS_OF_A_FILE = 60;

/** A talent on paper: nothing that the public page does not tell. */
export type Card = {
  readonly name: string;
  readonly role: string;
  readonly measures: readonly (readonly [label: string, value: string])[];
  readonly description: string | null;
  readonly note: string | null;
  /** JPEG. */
  readonly photos: readonly Uint8Array[];
};

/** What the file of cards is drawn from. */
export type CardsDocument = {
  readonly layout: CardLayout;
  readonly title: string;
  readonly agency: string;
  readonly dates: string;
  readonly createdAt: Date;
  readonly cards: readonly Card[];
};

export function toCard(talent: ShowcaseTalent, role: string, photos: readonly Uint8Array[]): Card {
  return {
    name: talent.name,
    role,
    measures: SHOWCASE_FIELDS.flatMap((field) => {
      const value = bodyWords(talent, field);
      return value ? [[short[field], value] as const] : [];
    }),
    description: talent.description?.trim() ? shortDescription(talent.description) : null,
    note: talent.note,
    photos,
  };
}
