import { wholeNumber } from '@/lib/core/text';

/** A field as it was typed; empty when it is not there, as a disabled one is not. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** The same of a field that is left out of the input when it is empty. */
export const textOrNone = (form: FormData, name: string): string | undefined =>
  textOf(form, name).trim() || undefined;

/** The id chosen from a list; null, which no schema takes, while none is. */
export const idOf = (form: FormData, name: string): number | null => wholeNumber(textOf(form, name)) || null;

/** Whether a box is ticked. */
export const isTicked = (form: FormData, name: string): boolean => form.get(name) === 'on';
