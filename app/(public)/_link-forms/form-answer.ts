import type { LinkPurpose } from '@/db/values/link-purposes';
import type { LinkSubject } from '@/lib/core/actor';

/** What a form's server action answers; a form that was taken gets the page that follows instead of its own. */
export type FormAnswer = {
  readonly ok: boolean;
  /** What went wrong as a whole, in words; null where the fields say it all. */
  readonly message: string | null;
  /** What is wrong with each field, by its name, in words. */
  readonly fields: Readonly<Record<string, string>>;
  /** Set where the same is done once the person has said again who it is: by its password, or by a code to its link's mail. */
  readonly confirm?: Confirming;
  /** The same form is sent once more, with a code: what is typed into it stays kept. */
  readonly goesOn?: boolean;
  /** The address that a form leads to once it is taken; its button stays busy until that page is there. */
  readonly leadsTo?: string;
};

export type Confirming =
  | { readonly way: 'PASSWORD' }
  | { readonly way: 'CODE'; readonly purpose: LinkPurpose; readonly subject: LinkSubject };

export const NO_ANSWER: FormAnswer = { ok: false, message: null, fields: {} };
