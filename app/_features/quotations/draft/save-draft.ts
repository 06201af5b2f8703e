import { isEmail, withoutWrapping } from '@/lib/core/readers/email';
import { choiceProblems, hasLoneAlternative, isChoosable } from '@/lib/quotations/choices/rules/choosable';
import { MAXIMUM_COPIES, missingToSend } from '@/lib/quotations/rules';
import { toWire } from '@/lib/quotations/wire';
import { copiesOf, type DraftForm, isComplete, wallClocks } from './draft-form';
import type { EditorOptions } from './editor-options';
import { formData } from './form-data';
import { currencyOf, type DraftPrice } from './price-form';

export type DraftField =
  | 'clientId'
  | 'emailClient'
  | 'nameEvent'
  | 'cityId'
  | 'dates'
  | 'fxRate'
  | 'gain'
  | 'copies'
  | 'lines'
  | 'hours';

/** The wrong fields of a priced draft with their message keys. They prevent saving, so they are shown at once. */
export function draftProblems(
  form: DraftForm,
  { problem }: Pick<DraftPrice, 'problem'>,
): Partial<Record<DraftField, string>> {
  const problems: Partial<Record<DraftField, string>> = {};
  if (form.emailClient.trim() !== '' && !isEmail(withoutWrapping(form.emailClient))) {
    problems.emailClient = 'validation.quotation.email';
  }
  if (form.hours !== null && (form.hours < 1 || form.hours > 24))
    problems.hours = 'validation.quotation.hours';
  const copies = copiesOf(form.copies);
  if (copies.length > MAXIMUM_COPIES || copies.some((address) => !isEmail(withoutWrapping(address))))
    problems.copies = 'validation.quotation.cc';
  if (problem === 'FX_RATE') problems.fxRate = 'validation.quotation.fxRate';
  if (problem === 'GAIN') problems.gain = 'validation.quotation.gain';
  if (problem === 'TOO_LARGE') problems.lines = 'validation.quotation.tooLarge';
  const [choice] = Object.values(choiceProblems(formData(form).lines));
  if (choice) problems.lines = choice;
  return problems;
}

/** True when the draft has what the server requires: a city and dates. */
export const canBeKept = (form: DraftForm): boolean => form.cityId !== null && wallClocks(form) !== null;

/** The missing and wrong fields that prevent sending, with their message keys. */
export function sendingProblems(
  form: DraftForm,
  price: Pick<DraftPrice, 'problem'>,
): Partial<Record<DraftField, string>> {
  const { clientId, emailClient, nameEvent } = form;
  const missing = missingToSend({
    clientId,
    emailClient: emailClient.trim() === '' ? null : emailClient,
    nameEvent,
    lineCount: form.lines.filter(({ taken }) => taken).length,
    hasChoices: form.lines.some(isChoosable),
  });
  return {
    ...missing,
    ...(form.cityId === null ? { cityId: 'validation.city' } : {}),
    ...(wallClocks(form) === null ? { dates: 'validation.required' } : {}),
    ...(form.lines.some((line) => !isComplete(line)) ? { lines: 'quotations.profiles.incomplete' } : {}),
    ...(hasLoneAlternative(form.lines) ? { lines: 'validation.choices.lone' } : {}),
    ...draftProblems(form, price),
  };
}

/** The mutation's input. `toInstant` reads a wall clock where the event is. */
export function toQuotationInput(
  form: DraftForm,
  options: EditorOptions,
  toInstant: (wallClock: string, timeZone: string) => Date,
) {
  const clocks = wallClocks(form);
  const city = options.cities.find(({ id }) => id === form.cityId);
  if (!clocks || !city) throw new Error('this draft cannot be kept yet');
  const { lines, ...input } = toWire({
    ...formData(form),
    id: form.id,
    cityId: city.id,
    startDate: toInstant(clocks.start, city.timeZone).toISOString(),
    endDate: toInstant(clocks.end, city.timeZone).toISOString(),
    currencyId: currencyOf(form, options).id,
  });
  return { ...input, quotationTypeTalents: lines };
}
