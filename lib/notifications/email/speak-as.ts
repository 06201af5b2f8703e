import { AsyncLocalStorage } from 'node:async_hooks';
import type { Sender } from './find-sender';

/** What a mail shows around its text. */
export type Surroundings = {
  /** The agency that sends it; null for the product's own. */
  readonly sender: Sender | null;
  readonly subject: string;
  /** The page on which its reader stops such mails; null where they may not be stopped. */
  readonly stopPage: string | null;
};

const NONE: Surroundings = { sender: null, subject: '', stopPage: null };

// A mail is drawn below routes too, where React has no context to hand down.
const drawing = new AsyncLocalStorage<Surroundings>();

/** Draws a mail with what is around its text: the parts of layout.tsx show it. */
export const drawWith = <Result>(around: Surroundings, draw: () => Result): Result =>
  drawing.run(around, draw);

export const surroundings = (): Surroundings => drawing.getStore() ?? NONE;

/** Whose mail is being drawn; null for the product's own. */
export const speaker = (): Sender | null => surroundings().sender;
