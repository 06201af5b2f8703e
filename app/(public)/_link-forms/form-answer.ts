/** What a form's server action answers; a form that was taken gets the page that follows instead of its own. */
export type FormAnswer = {
  readonly ok: boolean;
  /** What went wrong as a whole, in words; null where the fields say it all. */
  readonly message: string | null;
  /** What is wrong with each field, by its name, in words. */
  readonly fields: Readonly<Record<string, string>>;
};

export const NO_ANSWER: FormAnswer = { ok: false, message: null, fields: {} };
