import type { ReactNode } from 'react';
import type { Tone } from '../data/soft-badge';

export type BoardCard = {
  readonly id: string;
  /** What it is called where it is moved: a name. */
  readonly name?: string;
  readonly content: ReactNode;
  /** Something is being written about it. */
  readonly pending?: boolean;
};

export type BoardColumn = {
  readonly id: string;
  readonly title: string;
  readonly tone: Tone;
  /** How many there are of it, shown or not. */
  readonly count: number;
  /** Under the title: what they come to. */
  readonly summary?: ReactNode;
  readonly cards: readonly BoardCard[];
  /** Where there is none. */
  readonly empty: string;
  /** After the cards: the way to the others. */
  readonly more?: ReactNode;
};

/** How cards go from a column to another. */
export type BoardMoves = {
  /** Why a card does not go there, in words; null when it does. */
  readonly refusal: (card: string, column: string) => string | null;
  /** A card was dropped on another column, also on one that refuses it. */
  readonly onDrop: (card: string, column: string) => void;
};
