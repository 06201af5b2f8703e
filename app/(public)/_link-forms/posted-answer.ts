import { type FormAnswer, NO_ANSWER } from '../_link-forms/form-answer';

/** What was typed, by the name of its field; never a password. */
export type Typed = Readonly<Record<string, readonly string[]>>;

/** What a form answers that the browser sent by itself: the page is made anew, with what was typed in it. */
export type PostedAnswer = FormAnswer & { readonly typed: Typed };

export const NOTHING_POSTED: PostedAnswer = { ...NO_ANSWER, typed: {} };

const SECRET = ['password', 'verifyPassword'];

/** React's own fields and passwords stay out of it. */
export function typedOf(form: FormData): Typed {
  if (!(form instanceof FormData)) return {};
  const names = [...new Set(form.keys())].filter((name) => !name.startsWith('$') && !SECRET.includes(name));
  return Object.fromEntries(
    names.map((name) => [name, form.getAll(name).filter((value) => typeof value === 'string')]),
  );
}
