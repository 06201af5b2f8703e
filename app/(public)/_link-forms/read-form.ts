import { AppError } from '@/lib/core/errors';
import { wholeNumber } from '@/lib/core/text';

/** What arrived as a form: whoever calls a server action by hand may send anything. Throws INVALID. */
function formIn(given: FormData): FormData {
  if (given instanceof FormData) return given;
  throw new AppError('INVALID', 'errors.invalid');
}

/** A field as it was posted; null when it is not there. Throws INVALID for what is no form, as all of these do. */
export const postedValue = (form: FormData, name: string): FormDataEntryValue | null =>
  formIn(form).get(name);

/** All values of a field. */
export const postedValues = (form: FormData, name: string): FormDataEntryValue[] => formIn(form).getAll(name);

/** A field as it was typed; empty when it is not there, as a disabled one is not. */
export function textOf(form: FormData, name: string): string {
  const value = postedValue(form, name);
  return typeof value === 'string' ? value : '';
}

/** The same of a field that is left out of the input when it is empty. */
export const textOrNone = (form: FormData, name: string): string | undefined =>
  textOf(form, name).trim() || undefined;

/** The id chosen from a list; null, which no schema takes, while none is. */
export const idOf = (form: FormData, name: string): number | null => wholeNumber(textOf(form, name)) || null;

/** Whether a box is ticked. */
export const isTicked = (form: FormData, name: string): boolean => postedValue(form, name) === 'on';
